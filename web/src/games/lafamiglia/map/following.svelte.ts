/** The map goes where the game is. */

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
  const encounter = $derived(table().view.phase === "encounter");
  const place = $derived.by(() => {
    const { conflict, about } = table().view;
    return encounter ? (conflict?.area ?? about?.source ?? about?.area) : undefined;
  });
  $effect(() => {
    const area = place;
    untrack(() => {
      // Where the whole island can be read, it stays in sight.
      if (!area || camera.reading === 1) return;
      const { pack } = table();
      const targets = choosing.moves.map((move) => move.split(" ")[1] ?? "").filter((id) => pack.areas[id]);
      showAreas(camera, pack, area, ...targets);
    });
  });
  $effect(() => {
    if (!encounter || table().view.result) untrack(() => camera.zoomed && camera.rest());
  });

  // Where the map is too large for the screen, it goes to what is asked.
  $effect(() => {
    if (encounter || camera.reading === 1) return;
    const { areas, seas } = table().pack.geometry;
    const asked = [
      ...Object.entries(areas).flatMap(([id, { pieces }]) => (choosing.legal("area", id) ? pieces : [])),
      ...Object.entries(seas).flatMap(([id, { boats }]) => (choosing.legal("sea", id) ? boats : [])),
    ];
    untrack(() => camera.show(asked));
  });
}
