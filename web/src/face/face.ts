/** What a game shows on the page. The table knows no game: it knows faces. */

import type { Sound } from "@/browser/sound";
import type { Facts } from "@/words/words.svelte";
import type { Component } from "svelte";
import type { Beat, Measure, Retelling, Story } from "./beat";
import type { Explaining } from "./explaining";
import type { Finale } from "./finale";
import type { GuideFile } from "./guide";
import type { Rules } from "./rules";
import type { ScoreProps, SideProps, TableProps } from "./table";
import type { GameEvent, View } from "./view";
import type { Voice } from "./voice";

/** A part of the position in words, under its heading. */
export interface Section {
  title: string;
  lines: string[];
}

/** A position to look at on the home page, and to play on from. */
export interface Opening {
  Picture: Component<{ play: () => void; busy: boolean }>;
  /** As the engine reads it. */
  position: () => Record<string, unknown>;
}

/** People drawn for a game, by whom members may be shown. */
export interface Portraits {
  /** The catalogue that their names are in. */
  catalogue: string;
  /** In lower case, as the club keeps them. */
  all: readonly string[];
  /** Where the picture lies; nothing for somebody unknown. */
  picture: (person: string) => string;
  name: (person: string) => string;
}

export interface GameFace extends Voice {
  /** The catalogue files the game's words are in. */
  catalogues: string[];
  /** There is no drawn table: the game is played in text mode. */
  textOnly?: boolean;
  /** The picture on the home page. */
  Cover: Component;
  opening?: Opening;
  /** Its sign in a list of tables, and the colour of the ground it is drawn on. */
  sign?: { icon: string; ground: string };
  /** Its rules, to be read as pages. */
  rules?: Rules;
  Table: Component<TableProps>;
  /** The table shows the decision bar itself. */
  holdsBar?: boolean;
  /** The table has a place of its own for what stands beside it: the log, the chat. It shows its side panels itself, too. */
  holdsRail?: boolean;
  /** Round and phase, for the top bar. */
  Moment?: Component<{ view: View }>;
  /** How the game stands, for the middle of the top bar, with the players on both sides of it. */
  Score?: Component<ScoreProps>;
  /** The sign of a seat beside its player's name. */
  Badge?: Component<{ seat: string; size?: number }>;
  /** Panels of the rail beside the table. */
  Side: Component<SideProps>;
  /** A sentence with the game's signs in it. */
  RichText: Component<{ text: string }>;
  /** The position in words, for the text mode. */
  describe: (view: View, names: Record<string, string>) => Section[];
  /** A sentence for ears: words in the place of signs and codes. */
  spoken?: (text: string) => string;
  tellAction: (notation: string, view: View) => string;
  /** The numbers of the rules in the box, for sentences about no game in particular. */
  boxNumbers?: Facts;
  /** The rules that tell what the options are; labels are `web-{game}-option-{name}` and `web-{game}-option-{name}-{value}`. */
  optionRules?: Readonly<Record<string, string>>;
  /** What the things on the table are, in words. */
  explaining?: Explaining;
  story?: Story;
  finale?: Finale;
  portraits?: Portraits;
  /** The colour of a seat's line in a chart. */
  colour?: (seat: string) => string;
  measures: readonly Measure[];
  /** An action as it is told: its events, who did it, and the view before (where it is known) and after it. Without it there is a beat an event. */
  beats?: (events: readonly GameEvent[], doer: string, before: View | null, after: View) => Beat[];
  /** What was done while the viewer was away, in whole sentences that name who did it; without it beats are listed. */
  retell?: Retelling;
  /** What an event sounds like. */
  sounds: Readonly<Record<string, Sound>>;
  /** The catalogue and the record of the guided first game, if there is one. */
  guide?: GuideFile;
  /** Further lessons by their modes. */
  lessons?: Readonly<Record<string, GuideFile>>;
  /** Lessons of a minute, by what they are about. */
  topics?: Readonly<Record<string, GuideFile>>;
}
