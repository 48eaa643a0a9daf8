// What is wrong with the boxes of a page as it is laid out now: a list of sentences. Nothing on the page is changed.
({ scrolls, touch, whole }) => {
  const faults = new Set();
  const wide = document.documentElement.clientWidth;
  const high = innerHeight;

  // ---------------------------------------------------------------- names for what is found

  const name = (element) => {
    const classes = [...element.classList].filter((one) => !one.startsWith("svelte-")).slice(0, 2);
    return element.localName + classes.map((one) => `.${one}`).join("");
  };
  const path = (element) => {
    const parts = [];
    for (let at = element; at && at !== document.body && parts.length < 3; at = at.parentElement)
      parts.unshift(name(at));
    return parts.join(" ");
  };
  const round = ({ left, top, right, bottom }) => `${[left, top, right, bottom].map(Math.round)}`;
  const say = (kind, element, more = "") => faults.add(`${kind}: ${path(element)} ${more}`.trim());

  // ---------------------------------------------------------------- what is in sight

  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const layer = dialogs.at(-1) ?? document.body;
  /** Scenes that may lie over the table, and what must not lie under them. */
  const SCENES = ".scene, .finale, .bubble, .lesson, .explain";
  const NEVER_UNDER = "header.top, .decide, nav.tabs";
  /** Pieces lie on the boards, and cards on one another. */
  const PIECES = ".tok, .take, .com";
  const FANS = ".hand, .fan, .gang, .heap, .spot";
  /** A spare word wraps to a line that is not shown where it does not fit; what it says is said elsewhere, too. */
  const HIDDEN = ".sr, .skip, [inert], .cover, .spare";
  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const unseen = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (style(at).clipPath === "inset(50%)") return true;
    return style(element).color === "rgba(0, 0, 0, 0)";
  };
  const boxes = new Map();
  const boxOf = (element) => {
    if (!boxes.has(element)) boxes.set(element, element.getBoundingClientRect());
    return boxes.get(element);
  };
  const shown = (element) =>
    !element.closest(HIDDEN) &&
    !unseen(element) &&
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    });

  const cut = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const width = ({ left, right }) => right - left;
  const height = ({ top, bottom }) => bottom - top;
  const empty = (box) => width(box) <= 0.5 || height(box) <= 0.5;

  /** The part of a box that its ancestors let through; whether one cuts it that cannot be scrolled, and one that can. */
  function clip(first, box) {
    let seen = box;
    let [lost, scrolled] = [null, false];
    for (let at = first; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position, textOverflow, paddingLeft, paddingRight } = style(at);
      if (overflowX === "visible" && overflowY === "visible") {
        if (position === "fixed") break;
        continue;
      }
      let room = boxOf(at);
      // What is left out with dots ends before the padding.
      if (textOverflow === "ellipsis")
        room = {
          ...cut(room, room),
          left: room.left + parseFloat(paddingLeft),
          right: room.right - parseFloat(paddingRight),
        };
      const scroller = /auto|scroll/.test(overflowX + overflowY);
      const out = [room.left - seen.left, seen.right - room.right, room.top - seen.top, seen.bottom - room.bottom];
      const across = overflowX !== "visible" && Math.max(out[0], out[1]) > 1.5;
      const down = overflowY !== "visible" && Math.max(out[2], out[3]) > 1.5;
      if (across || down) {
        const free = (across && /auto|scroll/.test(overflowX)) || (down && /auto|scroll/.test(overflowY));
        if (scroller && free) scrolled = true;
        else if (!lost && !scrolled) lost = at;
      }
      seen = cut(seen, room);
      if (position === "fixed") break;
    }
    return { seen, lost, scrolled };
  }

  const CLEAR = /^(transparent|rgba\(0, 0, 0, 0\))$/;
  const paints = (element) => {
    const { backgroundColor, backgroundImage, opacity } = style(element);
    if (Number(opacity) < 0.1) return false;
    if (/^(img|canvas|video|image|use)$/.test(element.localName)) return true;
    if (element instanceof SVGElement) return false;
    return !CLEAR.test(backgroundColor) || backgroundImage !== "none";
  };
  /** What lies over an element at a point. */
  function covering(element, x, y) {
    const top = document.elementFromPoint(x, y);
    if (!top || top === element || element.contains(top) || top.contains(element)) return null;
    for (const at of document.elementsFromPoint(x, y)) {
      if (at === element || element.contains(at) || at.contains(element)) return null;
      if (paints(at)) return at;
    }
    return null;
  }
  /** What sticks to the edge of something that scrolls lies over what is scrolled under it. */
  const sticks = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (style(at).position === "sticky" || (scrolls && style(at).position === "fixed")) return true;
    return false;
  };
  /** A scene that was opened lies over most of the table: what is under it is not looked at. */
  const under = (element, above) => {
    if (sticks(above) && !sticks(element)) return true;
    const scene = above.closest(SCENES);
    return scene !== null && !scene.contains(element) && !element.closest(NEVER_UNDER);
  };
  const within = (spots) => spots.filter(([x, y]) => x >= 0 && y >= 0 && x < wide && y < high);
  const along = ({ left, top, right, bottom }) => {
    const y = (top + bottom) / 2;
    return within([left + 2, (left + right) / 2, right - 2].map((x) => [x, y]));
  };
  /** The middle and the middles of the edges: corners may be round. */
  const across = (box) => {
    const x = (box.left + box.right) / 2;
    return [...along(box), ...within([box.top + 3, box.bottom - 3].map((y) => [x, y]))];
  };

  // Things that let the pointer through lie over others, too.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("body * { pointer-events: auto !important; }");
  const probing = (on) => {
    document.adoptedStyleSheets = on
      ? [...document.adoptedStyleSheets, sheet]
      : document.adoptedStyleSheets.filter((one) => one !== sheet);
  };

  // ---------------------------------------------------------------- the page itself

  const page = document.scrollingElement;
  if (page.scrollWidth > wide + 1) faults.add(`scrolls sideways: ${page.scrollWidth} in ${wide}`);
  if (!scrolls && page.scrollHeight > high + 1) faults.add(`scrolls: ${page.scrollHeight} in ${high}`);

  // ---------------------------------------------------------------- texts

  const texts = [];
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || /^(script|style|option|title|desc)$/i.test(element.localName)) continue;
    if (!shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const drawn = element instanceof SVGElement;
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // A line is as high as its font says; the letters themselves are in its middle.
      const box = {
        left,
        right,
        top: top + 0.22 * (bottom - top),
        bottom: bottom - 0.22 * (bottom - top),
      };
      if (empty(box)) continue;
      texts.push({ element, box, drawn, node });
    }
  }
  const map = (element) => element.closest(".frame, figure svg, .picture");
  const sized = new Set();
  probing(true);
  for (const text of texts) {
    const { element, box, drawn, node } = text;
    const { seen, lost, scrolled } = clip(element, box);
    text.seen = seen;
    if (drawn && map(element)) continue;
    const dots = !drawn && [element, element.parentElement].some((one) => style(one).textOverflow === "ellipsis");
    const clamped = [element, element.parentElement].some((one) => style(one).webkitLineClamp !== "none");
    const words = node.data.trim().slice(0, 28);
    if (lost && !(dots || clamped)) say("text cut off", element, `“${words}” by ${name(lost)}`);
    else if (dots && lost && width(seen) < Math.min(40, width(box) * 0.5))
      say("name cut to nothing", element, `“${words}”`);
    // Of what is scrolled away, a sliver may be left: nobody reads it.
    if (empty(seen) || (scrolled && seen.bottom - seen.top < 2)) {
      text.gone = true;
      continue;
    }
    if (!scrolled && (seen.left < -1 || seen.right > wide + 1))
      say("text outside", element, `“${words}” ${round(seen)}`);
    if (!scrolled && !scrolls && (seen.top < -1 || seen.bottom > high + 1))
      say("text outside", element, `“${words}” ${round(seen)}`);
    const size = drawn
      ? parseFloat(style(element).fontSize) * Math.abs(element.getScreenCTM()?.a ?? 1)
      : parseFloat(style(element).fontSize);
    if (size < 10.9 && !sized.has(element)) {
      sized.add(element);
      say("too small to read", element, `${size.toFixed(0)} px`);
    }
    const above = along(seen)
      .map(([x, y]) => covering(element, x, y))
      .filter(Boolean);
    if (above.length === 0) continue;
    text.gone = above.every((one) => under(element, one));
    const real = above.filter((one) => !under(element, one) && !one.closest(PIECES));
    const fan = element.closest(".spot") ?? element.closest(FANS);
    if (real.length > 0 && !(fan && real.every((one) => fan.contains(one))))
      say("text covered", element, `“${words}” by ${path(real[0])}`);
  }
  const lying = texts
    .filter(({ gone, element, drawn }) => !gone && !(drawn && map(element)) && !element.closest(FANS))
    .sort((one, other) => one.seen.top - other.seen.top);
  lying.forEach((a, at) => {
    for (const b of lying.slice(at + 1)) {
      if (b.seen.top > a.seen.bottom - 1.5) break;
      const both = cut(a.seen, b.seen);
      if (a.element === b.element || width(both) <= 2 || height(both) <= 1.5) continue;
      const [x, y] = [(both.left + both.right) / 2, (both.top + both.bottom) / 2];
      const beneath = [a, b].some(({ element }) => {
        const above = covering(element, x, y);
        return above !== null && under(element, above);
      });
      if (beneath) continue;
      const [first, second] = [a, b].map(({ node }) => node.data.trim().slice(0, 20));
      say("texts overlap", a.element, `“${first}” and “${second}”`);
    }
  });
  probing(false);

  // ---------------------------------------------------------------- controls

  const CONTROLS = "button, a[href], input, select, textarea, summary, [role='button'], [role='tab']";
  const controls = [...layer.querySelectorAll(CONTROLS)].filter((one) => shown(one) && !(one instanceof SVGElement));
  const target = (control) =>
    (control.matches("input[type='radio'], input[type='checkbox']") && control.closest("label")) || control;
  const hits = (control, x, y) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (at === control || control.contains(at));
  };
  for (const control of controls) {
    const element = target(control);
    const box = element.getBoundingClientRect();
    if (empty(box) || style(control).pointerEvents === "none") continue;
    const { seen, lost, scrolled } = clip(element.parentElement, box);
    const words = (control.getAttribute("aria-label") ?? control.innerText ?? "")
      .trim()
      .replace(/\s+/g, " ")
      .slice(0, 24);
    const fan = element.closest(".spot") ?? element.closest(FANS);
    if (lost) say("control cut off", element, `“${words}” by ${name(lost)}`);
    if (empty(seen)) continue;
    if (!scrolled && (seen.left < -1 || seen.right > wide + 1))
      say("control outside", element, `“${words}” ${round(seen)}`);
    if (!scrolled && !scrolls && (seen.top < -1 || seen.bottom > high + 1))
      say("control outside", element, `“${words}” ${round(seen)}`);
    const inside = across(seen);
    const hidden = inside.filter(([x, y]) => {
      const at = document.elementFromPoint(x, y);
      return (
        at !== null &&
        at !== element &&
        !element.contains(at) &&
        !at.contains(element) &&
        !at.closest("label")?.contains(control)
      );
    });
    const tops = hidden.map(([x, y]) => document.elementFromPoint(x, y));
    if (tops.some((at) => under(element, at) || (at.closest(PIECES) && !element.closest(PIECES)))) continue;
    if (fan) {
      if (inside.length > 0 && hidden.length === inside.length) say("control covered", element, `“${words}”`);
      continue;
    }
    if (hidden.length > 2) say("control covered", element, `“${words}” by ${path(tops[0])}`);
    if (!touch || scrolled) continue;
    // Links and rule chips within sentences have the height of their line.
    if (control.matches("p a, li a, dd a, small a, td a")) continue;
    // Tokens are touched through their well, which offers them in rows where it has several.
    const well = control.closest(".well")?.getBoundingClientRect();
    if (well && width(well) >= 43.5 && height(well) >= 43.5) continue;
    if (control.matches(".rule") && height(box) >= 23.5) continue;
    if (width(box) >= 43.5 && height(box) >= 43.5) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const reach = [
      [-21, 0],
      [21, 0],
      [0, -21],
      [0, 21],
    ].filter(([dx, dy]) => {
      const within = (dx !== 0 ? width(box) : height(box)) >= 43.5;
      return within || hits(element, x + dx, y + dy);
    });
    if (reach.length < 4 && x > 0 && y > 0 && x < wide && y < high)
      say("small target", element, `“${words}” ${Math.round(width(box))}x${Math.round(height(box))}`);
  }

  // ---------------------------------------------------------------- the island

  if (whole) {
    const frame = document.querySelector(".map .frame");
    if (frame && frame.checkVisibility()) {
      const room = frame.getBoundingClientRect();
      const out = [...frame.querySelectorAll("[data-area]")].filter((area) => {
        const { left, right, top, bottom } = area.getBoundingClientRect();
        return left < room.left - 2 || right > room.right + 2 || top < room.top - 2 || bottom > room.bottom + 2;
      });
      if (out.length > 0) faults.add(`the island is cut: ${out.length} areas`);
    }
  }
  return [...faults];
};
