/** A pack on the workbench: what it says, every step of the work, and what the check finds. */

import type { PackFault } from "@/generated/protocol";
import type { HouseRule } from "@/generated/packForm";
import type { PackData } from "@/generated/pack";
import { Pack } from "@/games/lafamiglia/model/pack";
import { language, say } from "@/words/words.svelte";
import { Checker } from "./checker.svelte";
import {
  COUNTED,
  differs,
  find,
  isDone,
  isPrinted,
  KINDS,
  keysOf,
  listed,
  type Component,
  type Group,
  type KindName,
  kindsOf,
} from "./pack/components";
import { at, keyOf, textOf, withAt, type Files, type Json, type Path, type Table } from "./pack/data";
import { differing, draftOf, filesOf, isDraftKey, keep, type Draft } from "./pack/drafts";
import { follow } from "./pack/follow";
import { withHouse } from "./pack/house";
import { complete } from "./pack/complete";
import { marked, pruned } from "./pack/sources";

const MOST_STEPS = 300;
/** Milliseconds within which keys of one field are one step. */
const ONE_STEP = 1500;

export interface Count {
  done: number;
  all: number;
  faults: number;
}

export class Shop {
  files = $state.raw<Files>({});
  readonly checker = new Checker();
  /** Whether this browser had no room for the newest change. */
  full = $state(false);
  saved = $state(0);

  private past = $state.raw<readonly Files[]>([]);
  private future = $state.raw<readonly Files[]>([]);
  private texts: Readonly<Record<string, string>>;
  private field = "";
  private typed = 0;
  /** Grows when the ground of the map has to be painted anew. */
  private ground = 0;
  private painted: readonly unknown[] = [];

  readonly id: string;

  constructor(
    draft: Draft,
    readonly builtIn: Files,
  ) {
    this.id = draft.id;
    this.files = filesOf(draft, builtIn);
    this.texts = draft.texts;
    this.saved = draft.saved;
  }

  /** Have the pack checked as it is. */
  look(): void {
    this.checker.look(this.draft());
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  get name(): string {
    const about = this.files["pack.toml"]?.["pack"] as Table | undefined;
    return textOf(about?.["name"]).trim() || say("workshop-new-name");
  }

  /** The pack as the table draws it. What cannot be drawn is drawn as in the built-in pack. */
  readonly pack = $derived.by((): Pack => {
    const data = complete(this.files, this.builtIn) as unknown as PackData;
    const { arcs, areas, mandamenti } = data.geometry;
    const rings = Object.values(areas).map(({ ring }) => ring);
    const ground = [arcs, mandamenti, ...rings, ...data.map.mandamento.map((one) => one.areas.join())];
    if (ground.length !== this.painted.length || ground.some((one, index) => one !== this.painted[index])) {
      this.painted = ground;
      this.ground += 1;
    }
    return new Pack({ ...data, hash: `draft ${this.id} ${this.ground}` }, language());
  });

  /** Change a value of a component; `undefined` leaves it out. It is as printed from now on. */
  set(component: Component, path: Path, value: Json | undefined): void {
    const file = this.files[component.file];
    if (!file) return;
    const changed = withAt(file, path, value) as Table;
    let files = follow({ ...this.files, [component.file]: changed }, this.builtIn, component, path);
    files = this.asPrinted(files, component, true);
    // Letters and digits of one field are one step; each icon is a step of its own.
    this.step(files, typeof value === "object" ? "" : `${component.file} ${keyOf(file, path)}`);
  }

  /** Say that a component is as in the box, or no longer. */
  confirm(component: Component, printed: boolean): void {
    this.step(this.asPrinted(this.files, component, printed), "");
  }

  /** Change a number of the rulebook. */
  house(rule: HouseRule, value: Json): void {
    this.step(withHouse(this.files, this.builtIn, rule, value), `house ${rule.key}`);
  }

  /** Change the shapes of the map. */
  draw(geometry: Table, field = ""): void {
    this.step({ ...this.files, "geometry.json": geometry }, field);
  }

  /** Have a component, or with none the whole pack, as in the built-in pack again. */
  reset(component: Component): void {
    const own = find(this.builtIn, component.kind, component.id);
    const file = this.files[component.file];
    if (!own || !file) return;
    let changed = file;
    const places = component.only ? component.only.map((name): Path => [name]) : [component.path];
    const from = component.only ? places : [own.path];
    places.forEach((place, index) => {
      changed = withAt(changed, place, at(this.builtIn[component.file], from[index] ?? [])) as Table;
    });
    let files: Files = { ...this.files, [component.file]: changed };
    for (const field of ["name", "neighbours", "mandamento"])
      files = follow(files, this.builtIn, component, [...component.path, field]);
    this.step(this.asPrinted(files, component, false), "");
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.files];
    this.take(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.files];
    this.take(after);
  }

  /** The same pack was changed in another window. */
  heard(key: string | null): void {
    const draft = isDraftKey(key, this.id) ? draftOf(this.id) : undefined;
    if (!draft || draft.saved <= this.saved) return;
    this.texts = draft.texts;
    this.saved = draft.saved;
    this.past = [...this.past, this.files];
    this.files = filesOf(draft, this.builtIn);
    this.checker.look(draft);
  }

  draft(): Draft {
    const files = differing(this.files, this.builtIn);
    return { id: this.id, files, texts: this.texts, saved: Date.now() };
  }

  // ---------------------------------------------------------------- what there is to do

  isDone(component: Component): boolean {
    return isDone(this.files, this.builtIn, component);
  }

  isPrinted(component: Component): boolean {
    return isPrinted(this.files, component);
  }

  differs(component: Component): boolean {
    return differs(this.files, this.builtIn, component);
  }

  faultsOf({ kind, id }: Component): PackFault[] {
    const whole = "whole" in KINDS[kind];
    return this.checker.faults.filter(
      ({ place }) => place.component === kind && (place.id === id || (whole && place.id === "")),
    );
  }

  count(components: readonly Component[]): Count {
    return {
      all: components.length,
      done: components.filter((one) => this.isDone(one)).length,
      faults: components.reduce((sum, one) => sum + this.faultsOf(one).length, 0),
    };
  }

  listed(kind: KindName): Component[] {
    return listed(this.files, kind);
  }

  /** The components of a group that are counted. */
  mainOf(group: Group): Component[] {
    return kindsOf(group)
      .filter((kind) => COUNTED.includes(kind))
      .flatMap((kind) => this.listed(kind));
  }

  ofGroup(group: Group): Component[] {
    return kindsOf(group).flatMap((kind) => this.listed(kind));
  }

  // ---------------------------------------------------------------- steps

  private asPrinted(files: Files, component: Component, printed: boolean): Files {
    const file = files[component.file];
    if (!file || component.kind === "pack") return files;
    const changed = pruned(marked(file, keysOf(files, component), printed));
    return { ...files, [component.file]: changed };
  }

  private step(files: Files, field: string): void {
    const now = performance.now();
    const goesOn = field !== "" && field === this.field && now - this.typed < ONE_STEP && this.past.length > 0;
    if (!goesOn) this.past = [...this.past.slice(-MOST_STEPS), this.files];
    this.future = [];
    this.field = field;
    this.typed = now;
    this.take(files, field);
  }

  private take(files: Files, field = ""): void {
    this.field = field;
    const changed = Object.keys(files).filter((name) => files[name] !== this.files[name]);
    this.texts = Object.fromEntries(Object.entries(this.texts).filter(([name]) => !changed.includes(name)));
    this.files = files;
    const draft = this.draft();
    this.full = !keep(draft);
    this.saved = draft.saved;
    this.checker.look(draft);
  }
}
