/** The face of a game that brings none for the page: its table in sentences, in the words of its own package. */

import type { GameFace, Section } from "@/face/face";
import { tellAction } from "@/face/telling";
import type { View } from "@/face/view";
import { knows, say } from "@/words/words.svelte";
import RichText from "./RichText.svelte";

/** Stands where other games draw something. */
const Nothing = (): object => ({});

const OF_EVERY_GAME = new Set(["game", "seat", "seats", "decision", "result"]);

function told(value: unknown, names: Record<string, string>): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map((part) => told(part, names)).join(", ") || "–";
  if (typeof value === "object") {
    return (
      Object.entries(value)
        .map(([key, part]) => `${names[key] ?? key}: ${told(part, names)}`)
        .join(", ") || "–"
    );
  }
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return names[text] ?? text;
}

/** A line for each datum: `nim-view-heap`, or `heap: 15`. */
function describe(view: View, names: Record<string, string>): Section[] {
  const lines = Object.entries(view)
    .filter(([name]) => !OF_EVERY_GAME.has(name))
    .map(([name, value]) => {
      const key = `${view.game}-view-${name}`;
      return knows(key)
        ? say(key, { value: told(value, names) })
        : `${name.replaceAll("_", " ")}: ${told(value, names)}`;
    });
  return [{ title: say("web-position"), lines }];
}

const made = new Map<string, GameFace>();

export function textFace(name: string): GameFace {
  let face = made.get(name);
  if (!face) {
    face = {
      name,
      catalogues: [name, "screen"],
      textOnly: true,
      Cover: Nothing,
      Table: Nothing,
      Side: Nothing,
      RichText,
      describe,
      tellAction: (notation, view) => tellAction({ name }, notation, view),
      measures: [],
      sounds: {},
    };
    made.set(name, face);
  }
  return face;
}
