/** Famiglia's face: table, signs, words and sounds. */

import type { GameFace } from "@/face/face";
import type { Guide } from "@/face/guide";
import { tellAction } from "@/face/telling";
import type { View } from "@/face/view";
import type { EventKind } from "@/generated/famiglia";
import type { Sound } from "@/browser/sound";
import { beats } from "./beats";
import { portraits, spoken } from "./cards/cards";
import { describe, known } from "./describe";
import { explaining } from "./explain";
import Cover from "./Cover.svelte";
import Gangs from "./finale/Gangs.svelte";
import { verdict } from "./finale/verdict";
import { opening } from "./home/opening";
import Moment from "./Moment.svelte";
import Side from "./Side.svelte";
import { retell } from "./recap";
import { rules } from "./rules";
import { story } from "./story";
import Table from "./table/Table.svelte";
import RichText from "./cards/RichText.svelte";
import type { FamigliaView } from "./view";
import { voice } from "./voice";

const bySeat = (measure: (view: FamigliaView, seat: string) => number) => (view: View) =>
  Object.fromEntries(view.seats.map((seat) => [seat, measure(view as FamigliaView, seat)]));

export const famiglia: GameFace = {
  ...voice,
  catalogues: [
    "famiglia",
    "cards-famiglia",
    "hint-famiglia",
    "web-famiglia",
    "preview-famiglia",
    "bar-famiglia",
    "ways-famiglia",
    "explain",
    "screen",
    "cli",
  ],
  explaining,
  portraits,
  Cover,
  opening,
  Moment,
  Table,
  Side,
  RichText,
  describe,
  spoken,
  tellAction: (notation, view) => tellAction(voice, notation, view),
  story,
  rules,
  sign: { icon: "deck", ground: "#2f4f4a" },
  finale: { verdict, Picture: Gangs, headed: true },
  measures: [
    { key: "web-famiglia-measure-points", of: bySeat(known) },
    { key: "web-famiglia-measure-gang", of: bySeat((view, seat) => view.gang_points[seat] ?? 0) },
    {
      key: "web-famiglia-measure-cards",
      of: bySeat((view, seat) => (view.hand_sizes[seat] ?? 0) + (view.gangs[seat]?.length ?? 0)),
    },
  ],
  beats,
  retell,
  sounds: {
    put_away: "slide",
    laid_out: "flick",
    accountant: "knock",
    brute: "knock",
    lowered: "slide",
    took_back: "flick",
    laid_down: "knock",
    recruited: "flick",
    passed: "knock",
    ended: "end",
  } satisfies Partial<Record<EventKind, Sound>>,
  guide: {
    catalogue: "guide-famiglia",
    minutes: 5,
    load: () => import("./guide.json").then((found) => found.default as Guide),
  },
};
