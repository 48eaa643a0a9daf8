/** All lessons of a game in their order, and how far this browser has come in each. */

import type { GameFace } from "@/face/face";
import type { GuideFile } from "@/face/guide";

/** The catalogue of what all lessons have in common, and of their titles. */
export const LESSONS = "guide-lessons";

/** A lesson and where it is: "" is the guided first game. */
export interface Listed {
  game: string;
  name: string;
  file: GuideFile;
  /** Its title, and `{key}-about` is what it is about. */
  key: string;
  path: string;
}

/** Lessons that belong together: about the game itself, or about one of its modes. */
interface Group {
  mode: string | undefined;
  lessons: Listed[];
}

/** The order in which they are learned: first what a mode is, then what is special in it. */
export function lessonsByMode(face: GameFace): Group[] {
  const listed = ([name, file]: [string, GuideFile]): Listed => ({
    game: face.name,
    name,
    file,
    key: `guide-lesson-${face.name}-${name || "first"}`,
    path: `/learn/${face.name}${name ? `/${name}` : ""}`,
  });
  const all = [
    ...(face.guide ? [listed(["", face.guide])] : []),
    ...Object.entries({ ...face.lessons, ...face.topics }).map(listed),
  ];
  const modes = new Set(all.map(({ file }) => file.mode));
  return [...modes].map((mode) => ({ mode, lessons: all.filter(({ file }) => file.mode === mode) }));
}

export const lessonsOf = (face: GameFace): Listed[] => lessonsByMode(face).flatMap(({ lessons }) => lessons);

/** How far somebody has come: the last stop that was told, of how many, and whether the end was seen. */
interface Progress {
  stop: number;
  stops: number;
  done: boolean;
}

const PLACE = "trinacria-lessons";

function read(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export const progressOf = (lesson: Listed): Progress | undefined => read()[lesson.path];

/** Note that a stop was told; a lesson once done stays done. */
export function keepProgress(lesson: Listed, stop: number, stops: number): void {
  const all = read();
  const done = stop === stops - 1 || all[lesson.path]?.done === true;
  all[lesson.path] = { stop, stops, done };
  try {
    localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    // Without storage there are no ticks.
  }
}
