/** Files that are packed by us, with Zstandard: few hosts pack them, and none as tightly. Unpacked while they come in. */

import { Decompress } from "fzstd";

export async function packed(address: string, type: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  let unpack: Decompress;
  const unpacking = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    start: (out) => {
      unpack = new Decompress((bytes) => out.enqueue(bytes as Uint8Array<ArrayBuffer>));
    },
    transform: (bytes) => void unpack.push(bytes),
    flush: () => void unpack.push(new Uint8Array(), true),
  });
  return new Response(answer.body.pipeThrough(unpacking), { headers: { "Content-Type": type } });
}

/** A file that Python waits for in the middle of its work: in a worker, nobody waits for it but Python. */
export function fetchedAtOnce(address: string | undefined): Uint8Array {
  const request = new XMLHttpRequest();
  request.open("GET", address ?? "", false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
  return new Uint8Array(request.response as ArrayBuffer);
}
