/* Somebody who plays La Famiglia by pressing what the page shows: a thing that glows, then what the decision bar offers for it.
   Never takes anything back, presses only what a mouse would reach, and gives up after a while.
   With a finger, it says where to tap: each call of `window.nextTap` answers the next place, and null at the end.
   Answers [why it stopped, decisions made, what was pressed last, how often something was pressed]. */
({ seed, hasty, decisions, until, seconds, finger }) =>
  new Promise((done) => {
    const GLOWING = ".lf :is(button, [role='button']).legal, .lf .legal > button, .lf .legal .lift";
    const SHORT = /^(done|decline|skip|leave|stay|supply)$/;
    const SOON = 80;
    /** A finger waits until nothing has changed for so long. */
    const REST = 250;
    let over = false;
    let state = seed;
    let made = 0;
    let clicks = 0;
    let answered = "";
    let pointed = "";
    let last = "";
    let pressedAt = Date.now();
    /** A place was named, and has not been tapped yet. */
    let tapping = finger;
    let giveTap = () => {};
    let changedAt = Date.now();
    let resting;
    const chance = (count) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % count;
    const any = (list) => list[chance(list.length)];
    const all = (selector) => [...document.querySelectorAll(selector)];
    const version = () => document.querySelector("[data-version]")?.dataset.version;
    const finish = (why) => {
      over = true;
      watching.disconnect();
      clearInterval(patience);
      giveTap(null);
      done([why, made, last, clicks]);
    };

    /** Where the mouse would press: a point of the thing that nothing else covers. */
    const reachable = (thing) => {
      thing.scrollIntoView?.({ block: "nearest", inline: "nearest" });
      const box = thing.getBoundingClientRect();
      const spots = [[0.5, 0.5], [0.3, 0.4], [0.7, 0.6], [0.4, 0.7], [0.6, 0.3], [0.2, 0.5], [0.8, 0.5]];
      return spots
        .map(([x, y]) => [box.x + x * box.width, box.y + y * box.height])
        .find(([x, y]) => {
          const there = document.elementFromPoint(x, y);
          return there !== null && (thing.contains(there) || (!finger && there.contains(thing)));
        });
    };
    const press = (thing) => {
      const spot = reachable(thing);
      if (!spot) return finish("covered");
      pressedAt = Date.now();
      clicks += 1;
      if (finger) {
        tapping = true;
        return giveTap(spot);
      }
      thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    };
    const answer = (button) => {
      made += 1;
      last = button.dataset.action;
      answered = version();
      pointed = "";
      press(button);
    };

    const look = () => {
      if (over || tapping) return;
      if (finger && Date.now() - changedAt < REST) {
        clearTimeout(resting);
        resting = setTimeout(look, REST);
        return;
      }
      if (document.querySelector(".end h2")) return finish("over");
      if (until && document.querySelector(until)) return finish("until");
      if (!document.querySelector(".decide:not(.wait)") || version() === answered) return;
      // What is only begun by pointing at a thing is played without another press.
      if (pointed && pointed !== version()) {
        made += 1;
        pointed = "";
      }
      if (made >= decisions) return finish("decisions");
      const past = document.querySelector(".duel[data-over] .close");
      if (past) return press(past);
      const listed = all("dialog[open] li button[data-action]:enabled");
      if (listed.length > 0) return answer(any(listed));
      const offered = all(".decide .act button[data-action]:enabled");
      const primary = offered.find((one) => one.classList.contains("primary"));
      const others = pointed === version() ? [] : all(".lf .numbers button:not(.chosen)").filter(reachable);
      if (others.length > 0 && chance(3) === 0) {
        pointed = version();
        return press(any(others));
      }
      if (primary) return answer(primary);
      const short = hasty && !document.querySelector(".track") && offered.find(({ dataset }) => SHORT.test(dataset.action));
      if (short) return answer(short);
      const chosen = pointed === version();
      const glowing = chosen ? [] : all(GLOWING).filter((thing) => thing.getClientRects().length > 0);
      const tried = chance(offered.length + glowing.length + 1) >= offered.length ? Array.from({ length: Math.min(4, glowing.length) }, () => any(glowing)) : [];
      // A part of the map may be out of sight: then the list says the same.
      const thing = tried.find(reachable);
      if (thing) {
        pointed = version();
        last = thing.getAttribute("aria-label") ?? thing.className;
        return press(thing);
      }
      if (offered.length > 0) return answer(any(offered));
      // What is pointed at is offered as soon as the engine has told what comes of it.
      if (chosen && Date.now() - pressedAt < SOON) return void setTimeout(look, SOON);
      const list = all(".decide button:enabled").find((one) => one.querySelector('use[href$="#text"]'));
      if (finger && list && reachable(list)) press(list);
      else list?.click();
    };

    const watching = new MutationObserver(() => {
      changedAt = Date.now();
      look();
    });
    watching.observe(document.body, { subtree: true, childList: true, attributes: true });
    window.nextTap = () =>
      new Promise((give) => {
        giveTap = give;
        tapping = false;
        if (over) give(null);
        else look();
      });
    const began = Date.now();
    const patience = setInterval(() => {
      const asked = document.querySelector(".decide:not(.wait)");
      if (!asked) pressedAt = Date.now();
      if (Date.now() - pressedAt > 60_000) finish("stuck");
      else if (Date.now() - began > seconds * 1000) finish(asked ? "stuck" : "late");
    }, 1000);
    look();
  })
