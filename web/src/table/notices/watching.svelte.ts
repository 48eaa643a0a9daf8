/** What tells somebody who looks elsewhere how the game goes: sounds, the title of the window, a notification. */

import { untrack } from "svelte";
import type { GameFace } from "@/face/face";
import type { TableInfo } from "@/generated/protocol";
import { devices } from "@/device/devices.svelte";
import { chairName, tableName } from "@/people/names";
import type { Session } from "@/session/session.svelte";
import { settings } from "@/browser/settings.svelte";
import { play as sound } from "@/browser/sound";
import { say } from "@/words/words.svelte";
import type { Director } from "@/story/director.svelte";

interface Now {
  session: Session | undefined;
  director: Director | undefined;
  face: GameFace;
  table: TableInfo | undefined;
  /** Whether the viewer must decide. */
  mine: boolean;
}

/** As the service worker would show it: it comes where the page's own notices do not, and a press leads to the table. */
async function show(table: TableInfo): Promise<void> {
  const told = { body: tableName(table), tag: "turn", data: `t/${table.id}` };
  const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker?.active) await worker.showNotification(say("web-your-turn"), told);
  else new Notification(say("web-your-turn"), told);
}

/** Follow a table from the component that shows it; its getters are asked again whenever something has changed. */
export function notice(now: Readonly<Now>): void {
  let chatted = untrack(() => now.session?.seq ?? 0);
  $effect(() => {
    const { session } = now;
    const fresh = (session?.entries ?? []).filter((entry) => entry.seq > chatted);
    chatted = session?.seq ?? chatted;
    const own = session?.screen?.you.chair;
    if (fresh.some(({ what }) => what?.kind === "said" && what.chair !== own)) sound("chat");
  });

  $effect(() => {
    const { director, face } = now;
    const kind = director?.beat && face.sounds[director.beat.kind];
    if (kind) sound(kind);
  });

  let heard = untrack(() => now.director?.entries.at(-1)?.seq ?? 0);
  $effect(() => {
    const { director, face } = now;
    const entries = director?.entries ?? [];
    const fresh = entries.filter((entry) => entry.seq > heard);
    heard = entries.at(-1)?.seq ?? heard;
    // What is told in beats sounds beat by beat.
    if (untrack(() => director?.beat)) return;
    for (const { what } of fresh.slice(-6)) {
      if (what?.kind !== "played") continue;
      const kind = what.events.map((event) => face.sounds[String(event["kind"])]).find((one) => one !== undefined);
      if (kind) sound(kind);
    }
  });

  $effect(() => {
    if (!now.mine) return;
    sound("turn");
    const table = untrack(() => now.table);
    const chair = untrack(() => now.session?.screen?.you.chair);
    // The server tells nobody who is connected, so the page itself does.
    const wanted = settings.notify || (table && chair != null && devices.hears(table.id, chair));
    if (table && document.hidden && wanted && Notification.permission === "granted") void show(table);
  });

  $effect(() => {
    const { mine, table } = now;
    const decider = table?.status === "running" ? table.chairs.find((chair) => chair.id === table.decider) : undefined;
    const turn = decider ? say("web-seats-title-turn", { name: chairName(decider) }) : "";
    const name = table ? tableName(table) : "";
    const parts = [mine ? `● ${say("web-your-turn")}` : turn, name, "Trinacria"];
    document.title = parts.filter(Boolean).join(" · ");
  });
}
