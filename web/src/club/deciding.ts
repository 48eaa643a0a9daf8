/** Invitations that were answered in this window: the server says so a moment later. */

import { SvelteSet } from "svelte/reactivity";
import type { Invitation } from "@/generated/club";

const answered = new SvelteSet<string>();

export const isAnswered = ({ id }: Pick<Invitation, "id">): boolean => answered.has(id);
export const markAnswered = ({ id }: Pick<Invitation, "id">): void => void answered.add(id);
