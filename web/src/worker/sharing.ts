/** A record that another program shares with the page is kept for a moment, until the page has read it. */

/** Where the manifest has it sent, and where the page finds it. */
export const SHARE = "share";
export const SHARED = "shared-record";
const CACHE = "trinacria-shared";
/** Longer than any record that the server takes. */
const LARGEST = 4 * 1024 * 1024;

export async function keepShared(
  request: Request,
  address: (file: string) => string,
  alone: boolean,
): Promise<Response> {
  const form = await request.formData();
  const file = form.get("record");
  const text = form.get("text");
  const found = file instanceof File && file.size <= LARGEST ? await file.text() : typeof text === "string" ? text : "";
  const cache = await caches.open(CACHE);
  await cache.put(address(SHARED), new Response(found, { headers: { "Content-Type": "text/plain; charset=utf-8" } }));
  // Hosts of static files know one page only (shell/edition.ts).
  return Response.redirect(address(alone ? "?/watch&shared" : "watch?shared"), 303);
}
