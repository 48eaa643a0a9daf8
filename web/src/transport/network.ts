/** The tables are a server's. */

import type { TableSocket, Transport } from "./transport";

export const overNetwork: Transport = {
  needsNetwork: true,
  fetch: (path, asked) => fetch(path, asked),
  connect: (table) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/v1/tables/${encodeURIComponent(table)}/socket`;
    const socket = new WebSocket(address) as TableSocket;
    const close = socket.close.bind(socket);
    // Browsers complain about a socket that is closed before it is open.
    socket.close = () => {
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => close();
      else close();
    };
    return socket;
  },
};
