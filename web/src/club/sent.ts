/** Looks up which seats of a table this member has offered to others. */

import { sent } from "@/session/sent.svelte";
import { people } from "./api";

export async function lookSent(table: string): Promise<void> {
  const found = await people.invitations(table);
  sent.all = found.invitations;
}
