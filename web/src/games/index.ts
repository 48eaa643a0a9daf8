/** The games that have a face on the page. */

import { famiglia } from "./famiglia";
import { lafamiglia } from "./lafamiglia";
import type { GameFace } from "./face";

export const FACES: readonly GameFace[] = [famiglia, lafamiglia];

export function faceOf(game: string): GameFace | undefined {
  return FACES.find((face) => face.name === game);
}
