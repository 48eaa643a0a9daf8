import { edition } from "@/browser/edition";
import { onDevice } from "./device.svelte";
import { overNetwork } from "./network";
import type { Transport } from "./transport";

/** The one way to the tables that this page has. */
export const transport: Transport = edition.parts === null ? overNetwork : onDevice(edition.parts);
