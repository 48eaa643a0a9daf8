/** Who looks elsewhere sees how many tables wait: on the app's sign, and in the title of the window. */

export function showOnSign(count: number): void {
  if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}

/** Put the number before the title, no matter who writes it; the answer takes it away. */
export function showInTitle(count: number): () => void {
  if (count === 0) return () => undefined;
  let bare = "";
  let shown = "";
  const show = (): void => {
    if (document.title === shown) return;
    bare = document.title;
    document.title = `(${count}) ${bare}`;
    // Browsers tidy up what they are given.
    shown = document.title;
  };
  show();
  const watching = new MutationObserver(show);
  watching.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    watching.disconnect();
    if (document.title === shown) document.title = bare;
  };
}
