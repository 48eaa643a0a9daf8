/** Going on from a moment of a game that was played. */

import type { ChairWish, TableInfo } from "@/protocol";
import { nickname, usualBot } from "./newTable";

/** Who sits where: the viewer on the seat of his choice, the bots that played where they sat, and bots for the others. */
export function chairsFrom(
  seats: readonly string[],
  mine: string,
  table: TableInfo | undefined,
  bots: readonly string[],
): ChairWish[] {
  return seats.map((seat): ChairWish => {
    if (seat === mine) return { kind: "me", nickname: nickname() };
    const played = table?.chairs.find((chair) => chair.seat === seat)?.bot;
    return { kind: "bot", bot: played && bots.includes(played) ? played : usualBot(bots) };
  });
}
