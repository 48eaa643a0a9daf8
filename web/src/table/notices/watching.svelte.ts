/** What tells somebody who looks elsewhere how the game goes: sounds, the title of the window, a notification. */

import { untrack } from "svelte";
import type { GameFace } from "@/games/face";
import type { TableInfo } from "@/protocol";
import { tableName } from "@/shell/names";
import type { Session } from "@/shell/session.svelte";
import { settings } from "@/shell/settings.svelte";
import { play as sound } from "@/shell/sound";
import { say } from "@/shell/words.svelte";
import type { Director } from "../story/director.svelte";

interface Now {
  session: Session | undefined;
  director: Director | undefined;
  face: GameFace;
  table: TableInfo | undefined;
  /** Whether the viewer must decide. */
  mine: boolean;
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
    if (document.hidden && settings.notify && Notification.permission === "granted") {
      const table = untrack(() => now.table);
      new Notification(say("web-your-turn"), { body: table ? tableName(table) : "", tag: table?.id ?? "" });
    }
  });

  $effect(() => {
    const { mine, table } = now;
    document.title = `${mine ? `● ${say("web-your-turn")}` : table ? tableName(table) : ""} · Trinacria`;
  });
}
