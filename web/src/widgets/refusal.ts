/** Why something is not possible, as it is shown beside what was pressed. */
export interface ShownRefusal {
  message: string;
  /** What it is headed, where nothing was refused by a rule. */
  title?: string;
  rule: string | null;
  box: DOMRect;
}
