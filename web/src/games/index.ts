/** The games that have a face on the page. */

import { famiglia } from "./famiglia";
import type { GameFace } from "./face";

export const FACES: readonly GameFace[] = [famiglia];

export function faceOf(game: string): GameFace | undefined {
  return FACES.find((face) => face.name === game);
}
