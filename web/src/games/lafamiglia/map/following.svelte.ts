/** Where the player has come nearer, the map goes where the game is. */

import { untrack } from "svelte";
import type { Choosing } from "../board/choosing.svelte";
import type { Pack } from "../model/pack";
import type { LaFamigliaView } from "../model/view";
import type { Camera } from "./camera.svelte";

export function showAreas(camera: Camera, pack: Pack, ...areas: string[]): void {
  camera.show(areas.flatMap((id) => pack.geometry.areas[id]?.pieces ?? []));
}

/** Call it while a component is made. */
export function followGame(
  camera: Camera,
  choosing: Choosing,
  table: () => { view: LaFamigliaView; pack: Pack },
): void {
  const place = $derived.by(() => {
    const { phase, conflict, about } = table().view;
    return phase === "encounter" ? (conflict?.area ?? about?.source ?? about?.area) : undefined;
  });
  $effect(() => {
    const { areas, seas } = table().pack.geometry;
    const asked = [
      ...(place ? [areas[place]?.pieces ?? []].flat() : []),
      ...Object.entries(areas).flatMap(([id, { pieces }]) => (choosing.legal("area", id) ? pieces : [])),
      ...Object.entries(seas).flatMap(([id, { boats }]) => (choosing.legal("sea", id) ? boats : [])),
    ];
    untrack(() => camera.show(asked));
  });
  $effect(() => {
    if (table().view.result) untrack(() => camera.home());
  });
}
