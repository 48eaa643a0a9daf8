/** The examples of La Famiglia's books, with what they are drawn and told with. See tools/rules_examples.py. */

import { examplesAt } from "@/face/examples";
import type { Examples } from "@/face/rules";
import { need } from "@/words/words.svelte";
import { colourName } from "../model/names";
import { fetchPack } from "../model/pack";
import type { LaFamigliaView } from "../model/view";
import { voice } from "../model/voice";
import made from "./examples.json?url";

/** The hash of the pack that the examples are drawn with. */
export async function packOfExamples(): Promise<string> {
  const [example] = (await examplesAt(made))["lafamiglia"] ?? [];
  return (example?.questions[0]?.view as LaFamigliaView | undefined)?.content ?? "";
}

export async function examplesOf(book: "lafamiglia" | "expansion"): Promise<Examples> {
  const [{ default: Picture }, { default: RichText }, books] = await Promise.all([
    import("./ExamplePicture.svelte"),
    import("../telling/RichText.svelte"),
    examplesAt(made),
    need("examples-lafamiglia", "preview-lafamiglia"),
  ]);
  const examples = books[book] ?? [];
  await fetchPack(await packOfExamples());
  const names: Examples["names"] = ({ seats }) => Object.fromEntries(seats.map((seat) => [seat, colourName(seat)]));
  return { examples, Picture, RichText, voice, names };
}
