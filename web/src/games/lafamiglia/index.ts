/** La Famiglia's face: table, signs, words and sounds. */

import type { GameFace } from "@/face/face";
import type { Guide } from "@/face/guide";
import { tellAction } from "@/face/telling";
import type { View } from "@/face/view";
import { BOX_NUMBERS, type EventKind } from "@/generated/lafamiglia";
import type { Sound } from "@/browser/sound";
import { say } from "@/words/words.svelte";
import { beats } from "./telling/beats";
import { describe, spoken } from "./telling/describe";
import { explaining } from "./telling/explain";
import OwnerMap from "./finale/OwnerMap.svelte";
import Standings from "./finale/Standings.svelte";
import { verdict } from "./finale/verdict";
import "./pieces/families.css";
import Badge from "./pieces/Badge.svelte";
import Cover from "./Cover.svelte";
import Moment from "./Moment.svelte";
import { optionRules } from "./model/options";
import { rules } from "./rules";
import Score from "./score/Score.svelte";
import Side from "./Side.svelte";
import { story } from "./telling/story";
import Table from "./Table.svelte";
import RichText from "./telling/RichText.svelte";
import { voice } from "./model/voice";
import type { LaFamigliaView } from "./model/view";

const bySeat = (measure: (view: LaFamigliaView, seat: string) => number) => (seen: View) => {
  const view = seen as LaFamigliaView;
  return Object.fromEntries((view.families ? view.seats : []).map((seat) => [seat, measure(view, seat)]));
};

const onTheBoard = (view: LaFamigliaView, seat: string): number =>
  Object.values(view.areas).reduce((sum, area) => sum + (area.family === seat ? area.soldati : 0), 0);

export const lafamiglia: GameFace = {
  ...voice,
  catalogues: [
    "lafamiglia",
    "preview-lafamiglia",
    "hint-lafamiglia",
    "table-lafamiglia",
    "web-sheets",
    "web-lafamiglia",
    "bar-lafamiglia",
    "people-lafamiglia",
    "explain",
    "screen",
    "cli",
  ],
  explaining,
  Cover,
  Table,
  holdsBar: true,
  holdsRail: true,
  Moment,
  Score,
  Badge,
  Side,
  RichText,
  describe,
  spoken,
  optionRules,
  tellAction: (notation, view) => tellAction(voice, notation, view),
  boxNumbers: BOX_NUMBERS,
  story,
  rules,
  sign: { icon: "map", ground: "#3a6f86" },
  finale: { verdict, Picture: OwnerMap, Standings },
  colour: (seat) => `var(--key-${seat})`,
  measures: [
    {
      key: "web-lafamiglia-measure-control",
      of: bySeat((view, seat) => view.families?.[seat]?.mandamenti ?? 0),
      goal: (view) => {
        const value = (view as LaFamigliaView).score?.goals.alone;
        return value === undefined ? undefined : { value, label: say("web-lafamiglia-measure-goal", { count: value }) };
      },
    },
    {
      key: "web-lafamiglia-measure-areas",
      of: bySeat((view, seat) => Object.values(view.areas).filter((area) => area.family === seat).length),
    },
    { key: "web-lafamiglia-measure-soldati", of: bySeat(onTheBoard) },
    { key: "web-lafamiglia-measure-money", of: bySeat((view, seat) => view.families?.[seat]?.money ?? 0) },
  ],
  beats,
  sounds: {
    token_moved: "knock",
    token_put: "knock",
    token_off_mat: "knock",
    column_chosen: "slide",
    order_laid: "slide",
    order_returned: "slide",
    paid: "flick",
    earned: "flick",
    laundered: "flick",
    placed: "knock",
    recruited: "knock",
    moved: "slide",
    card_chosen: "flick",
    cards_revealed: "flick",
    knockout: "knock",
    area_taken: "knock",
    strike: "knock",
    tile_marked: "knock",
    ended: "end",
  } satisfies Partial<Record<EventKind, Sound>>,
  guide: {
    catalogue: "guide-lafamiglia",
    load: () => import("./guides/guide.json").then((found) => found.default as unknown as Guide),
  },
  lessons: {
    "1v1": {
      catalogue: "guide-lafamiglia-1v1",
      load: () => import("./guides/guide-1v1.json").then((found) => found.default as unknown as Guide),
    },
    "2v1": {
      catalogue: "guide-lafamiglia-2v1",
      load: () => import("./guides/guide-2v1.json").then((found) => found.default as unknown as Guide),
    },
  },
};
