/** The games that have a face on the page; any other is played in text mode. */

import type { About } from "@/generated/protocol";
import type { GameFace } from "./face";
import type { RuleBook } from "./rules";
import { addBook } from "@/words/rules.svelte";
import { textFace } from "./text";

const faces: GameFace[] = [];

/** The faces of all games, in the order in which they are offered. */
export const FACES: readonly GameFace[] = faces;

/** Make games known to the page, before anything is shown. */
export function register(...games: GameFace[]): void {
  faces.push(...games);
  for (const book of booksOf(...games)) addBook(book.ids, book.name);
}

/** The rulebooks of these games. */
export const booksOf = (...games: readonly GameFace[]): RuleBook[] => games.flatMap(({ rules }) => rules?.books ?? []);

export function faceOf(game: string): GameFace {
  return faces.find((face) => face.name === game) ?? textFace(game);
}

/** The picture of a member's face, like "game/person"; nothing where it is no face that the page has. */
export function pictureOf(member: string): string {
  const [game, person = ""] = member.split("/", 2);
  return faces.find((face) => face.name === game)?.portraits?.picture(person) ?? "";
}

/** The games that this server plays and the page cannot draw. */
export function otherFaces(about: About): GameFace[] {
  return about.games.map(({ name }) => faceOf(name)).filter((face) => face.textOnly);
}
