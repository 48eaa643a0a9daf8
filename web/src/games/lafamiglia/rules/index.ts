/** The rulebooks of La Famiglia: the game, and its expansion for two and three. */

import type { RuleBook, Rules } from "@/face/rules";
import { CATALOGUES } from "./catalogues";
import { examplesOf } from "./examples";
import RoundSteps from "./RoundSteps.svelte";
import SoloSteps from "./SoloSteps.svelte";

const drawn = (book: "lafamiglia" | "expansion"): RuleBook["examples"] => {
  return async () => {
    const [{ default: Picture }, examples] = await Promise.all([import("./BoardPicture.svelte"), examplesOf(book)]);
    return { Picture, examples };
  };
};

export const rules: Rules = {
  catalogues: CATALOGUES,
  books: [
    {
      ids: "LF",
      name: "lafamiglia",
      title: "lafamiglia-name",
      Overview: RoundSteps,
      examples: drawn("lafamiglia"),
    },
    {
      ids: "LX",
      name: "expansion",
      title: "web-rules-expansion",
      Overview: SoloSteps,
      examples: drawn("expansion"),
    },
  ],
};
