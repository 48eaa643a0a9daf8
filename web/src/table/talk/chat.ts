/** What is said at a table, as the page shows it. */

export type Channel = "table" | "team" | "spectators";

export interface Said {
  key: number;
  name: string;
  text: string;
  to: Channel;
  mine: boolean;
}
