/** How the page reaches the tables: over the network, or in a worker of this very browser. */

/** As much of a request as the page ever makes. */
export interface Asked {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

/** As much of a WebSocket as a session needs. */
export interface TableSocket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
}

export const OPEN = 1;

export interface Transport {
  /** Whether a lost network also loses the tables. */
  readonly needsNetwork: boolean;
  /** Ask something; `path` begins with /api/. */
  fetch: (path: string, asked?: Asked) => Promise<Response>;
  /** Open the socket of a table. */
  connect: (table: string) => TableSocket;
}
