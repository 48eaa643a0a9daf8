/** The browser's Back closes an open sheet before it leaves the page. */

let last = 0;

const stateOf = (): number | undefined => (history.state as { sheet?: number } | null)?.sheet;

/** Attached to a dialog: opening it is a step in the history, closing it takes that step back. */
export function backCloses(dialog: HTMLDialogElement): () => void {
  let own = 0;
  const follow = (): void => {
    if (dialog.open && own === 0) {
      own = ++last;
      history.pushState({ sheet: own }, "");
    } else if (!dialog.open && own !== 0) {
      const mine = stateOf() === own;
      own = 0;
      // A link in the sheet has led somewhere else already.
      if (mine) history.back();
    }
  };
  const leave = (): void => {
    if (!dialog.open || own === 0 || stateOf() === own) return;
    own = 0;
    dialog.close();
  };
  const watch = new MutationObserver(follow);
  watch.observe(dialog, { attributes: true, attributeFilter: ["open"] });
  addEventListener("popstate", leave);
  return () => {
    watch.disconnect();
    removeEventListener("popstate", leave);
  };
}
