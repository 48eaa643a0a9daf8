/** The games that have a face on the page; any other is played in text mode. */

import type { About } from "@/protocol";
import { famiglia } from "./famiglia";
import { lafamiglia } from "./lafamiglia";
import type { GameFace } from "./face";
import { textFace } from "./text";

export const FACES: readonly GameFace[] = [famiglia, lafamiglia];

export function faceOf(game: string): GameFace {
  return FACES.find((face) => face.name === game) ?? textFace(game);
}

/** The games that this server plays and the page cannot draw. */
export function otherFaces(about: About): GameFace[] {
  return about.games.map(({ name }) => faceOf(name)).filter((face) => face.textOnly);
}
