/** The rulebook of Famiglia. */

import type { Example, Rules } from "@/face/rules";
import { CATALOGUES } from "./catalogues";
import TurnSteps from "./TurnSteps.svelte";

export const rules: Rules = {
  catalogues: CATALOGUES,
  books: [
    {
      ids: "FA",
      name: "famiglia",
      title: "famiglia-name",
      Overview: TurnSteps,
      examples: async () => {
        const [{ default: Picture }, { default: made }] = await Promise.all([
          import("./CardsPicture.svelte"),
          import("./examples.json"),
        ]);
        return { Picture, examples: made.famiglia as unknown as Example[] };
      },
    },
  ],
};
