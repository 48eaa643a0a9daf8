/** The tables are a server's. */

import type { TableSocket, Transport } from "./transport";

export const overNetwork: Transport = {
  needsNetwork: true,
  fetch: (path, asked) => fetch(path, asked),
  connect: (table) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(
      `${scheme}://${location.host}/api/v1/tables/${encodeURIComponent(table)}/socket`,
    ) as TableSocket;
  },
};
