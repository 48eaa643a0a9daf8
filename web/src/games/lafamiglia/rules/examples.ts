/** The examples of La Famiglia's books, with what they are drawn and told with. See tools/rules_examples.py. */

import type { Example, Examples } from "@/face/rules";
import { need } from "@/words/words.svelte";
import { colourName } from "../model/names";
import { fetchPack } from "../model/pack";
import type { LaFamigliaView } from "../model/view";
import { voice } from "../model/voice";

/** The hash of the pack that the examples are drawn with. */
export async function packOfExamples(): Promise<string> {
  const [example] = (await import("./examples.json")).default.lafamiglia as unknown as Example[];
  return (example?.questions[0]?.view as LaFamigliaView | undefined)?.content ?? "";
}

export async function examplesOf(book: "lafamiglia" | "expansion"): Promise<Examples> {
  const [{ default: Picture }, { default: RichText }, { default: made }] = await Promise.all([
    import("./ExamplePicture.svelte"),
    import("../telling/RichText.svelte"),
    import("./examples.json"),
    need("examples-lafamiglia", "preview-lafamiglia"),
  ]);
  const examples = made[book] as unknown as Example[];
  await fetchPack(await packOfExamples());
  const names: Examples["names"] = ({ seats }) => Object.fromEntries(seats.map((seat) => [seat, colourName(seat)]));
  return { examples, Picture, RichText, voice, names };
}
