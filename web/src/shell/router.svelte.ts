/** Addresses: the path says the page, the part after # a place on it. */

let path = $state(location.pathname);
let hash = $state(location.hash.slice(1));
let search = $state(location.search);

function look(): void {
  path = location.pathname;
  hash = location.hash.slice(1);
  search = location.search;
}

export const route = {
  get path(): string {
    return path;
  },
  /** The parts of the path: ["replay", "zagara"]. */
  get parts(): string[] {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  },
  get hash(): string {
    return hash;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(search);
  },
};

export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  look();
}

/** Follow links inside the page without loading it again. */
export function followLinks(): void {
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", (click) => {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element | null)?.closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
    scrollTo(0, 0);
  });
}
