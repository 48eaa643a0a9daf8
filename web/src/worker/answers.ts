/** What somebody pressed on a notice, kept until a page of this site can say so: the worker has no key. */

const ANSWERS = "trinacria-answer";

export interface Pressed {
  invitation: string;
  answer: "sit" | "later";
}

export async function keepPressed(pressed: Pressed): Promise<void> {
  const cache = await caches.open(ANSWERS);
  await cache.put("/", new Response(JSON.stringify(pressed), { headers: { "Content-Type": "application/json" } }));
}
