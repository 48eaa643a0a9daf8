/** The browser's Back closes an open sheet before it leaves the page. */

/** An open dialog that has a step of its own in the history. */
interface Sheet {
  id: number;
  dialog: HTMLDialogElement;
  removed: boolean;
}

/** The lowest first, as in the history. */
let sheets: Sheet[] = [];
/** Going back in the history takes time. Until then every other step waits: it would be the one that is taken back. */
let goingBack = false;
/** Steps that wait for their turn. */
const waiting: (() => void)[] = [];
/** Steps that wait until no sheet is left. */
const underneath: (() => void)[] = [];
// Steps of before a reload are still in the history: no number comes twice.
let last = Date.now();

const sheetInHistory = (): number | undefined => (history.state as { sheet?: number } | null)?.sheet;
const isOpen = ({ dialog, removed }: Sheet): boolean => dialog.open && !removed;

function goBack(steps: number): void {
  goingBack = true;
  history.go(-steps);
}

function continueSteps(): void {
  while (!goingBack) {
    const next = (sheets.length === 0 ? underneath.shift() : undefined) ?? waiting.shift();
    if (!next) return;
    next();
  }
}

function inTurn(step: () => void): void {
  waiting.push(step);
  continueSteps();
}

addEventListener("popstate", () => {
  goingBack = false;
  const now = sheetInHistory();
  const left = sheets.splice(sheets.findIndex(({ id }) => id === now) + 1);
  for (const { dialog } of left.reverse()) dialog.close();
  continueSteps();
});

/** The steps of closed sheets on top of the history are taken back. One below an open sheet waits for it. */
function takeBackClosed(): void {
  const top = sheets.at(-1)?.id;
  const closed = sheets.splice(sheets.findLastIndex(isOpen) + 1);
  if (closed.length > 0 && sheetInHistory() === top) goBack(closed.length);
}

/** Leave the page: its sheets are closed and their steps taken back first, so that Back leads to the page itself. */
export function leaveSheets(then: () => void): void {
  inTurn(() => {
    const left = sheets;
    sheets = [];
    for (const { dialog } of left) dialog.close();
    waiting.unshift(then);
    if (left.length > 0 && sheetInHistory() === left.at(-1)?.id) goBack(left.length);
  });
}

/** Change the page's own step: at once, or as soon as no sheet lies over the page. */
export function underSheets(change: () => void): void {
  underneath.push(change);
  continueSteps();
}

export const sheetsOpen = (): boolean => sheets.length > 0;

/** Attached to a dialog: opening it is a step in the history, closing it takes that step back. */
export function backCloses(dialog: HTMLDialogElement): () => void {
  let own: Sheet | undefined;
  const follow = (): void => {
    if (dialog.open && !(own && sheets.includes(own))) {
      own = { id: ++last, dialog, removed: false };
      sheets.push(own);
      history.pushState({ sheet: own.id }, "");
    } else if (!dialog.open) takeBackClosed();
  };
  const watch = new MutationObserver(() => inTurn(follow));
  watch.observe(dialog, { attributes: true, attributeFilter: ["open"] });
  return () => {
    watch.disconnect();
    if (!own) return;
    own.removed = true;
    inTurn(takeBackClosed);
  };
}
