/** The rulebook of Famiglia. */

import { examplesAt } from "@/face/examples";
import type { Rules } from "@/face/rules";
import { need } from "@/words/words.svelte";
import { voice } from "../voice";
import { CATALOGUES } from "./catalogues";
import made from "./examples.json?url";
import TurnSteps from "./TurnSteps.svelte";

export const rules: Rules = {
  catalogues: CATALOGUES,
  strategy: async () => (await import("./strategy.json")).default,
  books: [
    {
      ids: "FA",
      name: "famiglia",
      title: "famiglia-name",
      Overview: TurnSteps,
      rulings: [
        ["AMB-FA-08", "FA-A1-02"],
        ["AMB-FA-10", "FA-A2-03"],
        ["AMB-FA-12", "FA-A3-02"],
        ["AMB-FA-02", "FA-A4-08"],
        ["AMB-FA-09", "FA-F-G5"],
        ["AMB-FA-05", "FA-D-01"],
        ["AMB-FA-01", "FA-E-06"],
        ["AMB-FA-18", "FA-E-06"],
        ["AMB-FA-13", "FA-V-04"],
      ],
      examples: async () => {
        const [{ default: Picture }, { default: RichText }, { famiglia: examples = [] }] = await Promise.all([
          import("./CardsPicture.svelte"),
          import("../cards/RichText.svelte"),
          examplesAt(made),
          need("examples-famiglia", "preview-famiglia"),
        ]);
        return { examples, Picture, RichText, voice, names: () => ({}) };
      },
    },
  ],
};
