/** The lessons of La Famiglia: the first game, those for fewer players, and those of a minute. */

import type { GameFace } from "@/face/face";
import type { Guide, GuideFile } from "@/face/guide";

type Read = () => Promise<{ default: unknown }>;

const file = (catalogue: string, minutes: number, read: Read, mode?: string): GuideFile => ({
  catalogue,
  minutes,
  load: () => read().then((found) => found.default as Guide),
  ...(mode ? { mode } : {}),
});

const minute = (read: Read, mode?: string): GuideFile => file("guide-lafamiglia-minute", 1, read, mode);

export const lessons: Required<Pick<GameFace, "guide" | "lessons" | "topics">> = {
  guide: file("guide-lafamiglia", 12, () => import("./guide.json")),
  lessons: {
    "1v1": file("guide-lafamiglia-1v1", 6, () => import("./guide-1v1.json"), "1v1"),
    "2v1": file("guide-lafamiglia-2v1", 6, () => import("./guide-2v1.json"), "2v1"),
  },
  topics: {
    boats: minute(() => import("./guide-boats.json")),
    strike: minute(() => import("./guide-strike.json")),
    pentito: minute(() => import("./guide-pentito.json")),
    agitate: minute(() => import("./guide-agitate.json")),
    final: minute(() => import("./guide-final.json")),
    commission: minute(() => import("./guide-commission.json"), "1v1"),
    coupole: minute(() => import("./guide-coupole.json"), "1v1"),
    "solo-board": minute(() => import("./guide-solo-board.json"), "2v1"),
  },
};
