/** How an invitation is answered: here, or by a button of the notice that a device showed. */

import { go, route } from "@/browser/router.svelte";
import type { Invitation } from "@/generated/club";
import { clubNews } from "@/session/clubNews.svelte";
import { markAnswered } from "@/session/deciding";
import type { Pressed } from "@/worker/answers";
import { people, type Why } from "../api";

/** Where the service worker keeps what was pressed (worker/answers.ts). */
const ANSWERS = "trinacria-answer";

export async function sitDown(invitation: Invitation): Promise<void> {
  const { table } = await people.accept(invitation);
  markAnswered(invitation);
  // A partner's table against bots: the search of both goes on.
  const search = clubNews.seeks.find(({ id }) => id === clubNews.awaits);
  if (search?.people.some(({ name }) => name === invitation.by)) clubNews.meanwhile = table;
  // Who looks at that table already sits there from now on.
  if (route.path === `/t/${table}`) location.reload();
  else go(`/t/${table}`);
}

export async function decline(invitation: Invitation, why?: Why): Promise<void> {
  await people.decline(invitation, why);
  markAnswered(invitation);
}

/** What was pressed on a notice of this device while no page was there to say so. It is looked at once. */
export async function takePressed(invitations: readonly Invitation[]): Promise<void> {
  if (!("caches" in window) || invitations.length === 0 || !(await caches.has(ANSWERS))) return;
  const found = await (await caches.open(ANSWERS)).match("/");
  await caches.delete(ANSWERS);
  const pressed = (await found?.json()) as Pressed | undefined;
  const invitation = invitations.find(({ id }) => id === pressed?.invitation);
  if (!invitation) return;
  await (pressed?.answer === "sit" ? sitDown(invitation) : decline(invitation));
}
