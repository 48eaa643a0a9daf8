import type { Explanation } from "@/face/explaining";
import { knows, say, type Facts } from "@/words/words.svelte";

/** What a thing does: in its own words, or in those of its rule. */
export function textOf({ text, rule }: Explanation, numbers: Facts): string {
  return text ?? (rule && knows(rule) ? say(rule, numbers) : "");
}
