/** The rulebooks of La Famiglia: the game, and its expansion for two and three. */

import type { Rules } from "@/face/rules";
import { CATALOGUES } from "./catalogues";
import { examplesOf } from "./examples";
import RoundSteps from "./RoundSteps.svelte";
import SoloSteps from "./SoloSteps.svelte";

export const rules: Rules = {
  catalogues: CATALOGUES,
  strategy: async () => (await import("./strategy.json")).default,
  books: [
    {
      ids: "LF",
      name: "lafamiglia",
      title: "lafamiglia-name",
      Overview: RoundSteps,
      rulings: [
        ["AMB-LF-01", "LF-PA-01"],
        ["AMB-LF-02", "LF-PA-04"],
        ["AMB-LF-13", "LF-AC-05"],
        ["AMB-LF-18", "LF-AC-10"],
        ["AMB-LF-27", "LF-AC-19"],
        ["AMB-LF-21", "LF-PB-08"],
        ["AMB-LF-115", "LF-PB-07"],
        ["AMB-LF-22", "LF-FM-04"],
        ["AMB-LF-46", "LF-DL-03"],
        ["AMB-LF-31", "LF-E-06"],
        ["AMB-LF-44", "LF-MV-04"],
        ["AMB-LF-34", "LF-BN-05"],
        ["AMB-LF-57", "LF-CF-11"],
        ["AMB-LF-62", "LF-CF-10"],
        ["AMB-LF-64", "LF-CF-14"],
        ["AMB-LF-77", "LF-PN-02"],
        ["AMB-LF-80", "LF-AG-02"],
        ["AMB-LF-93", "LF-EG-03"],
      ],
      examples: () => examplesOf("lafamiglia"),
    },
    {
      ids: "LX",
      name: "expansion",
      title: "web-rules-expansion",
      Overview: SoloSteps,
      rulings: [
        ["AMB-LX-10", "LX-M-04"],
        ["AMB-LX-29", "LX-1-K13"],
        ["AMB-LX-32", "LX-1-K15"],
        ["AMB-LX-44", "LX-2-R03"],
      ],
      examples: () => examplesOf("expansion"),
    },
  ],
};
