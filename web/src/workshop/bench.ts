/** What all parts of the workbench share: the pack, and the component that lies on it. */

import { getContext, setContext } from "svelte";
import type { PackFault } from "@/generated/protocol";
import type { Component } from "./pack/components";
import { at, keyOf, type Json, type Path } from "./pack/data";
import type { Shop } from "./shop.svelte";

const BENCH = Symbol("bench");

export class Bench {
  constructor(
    readonly shop: Shop,
    private readonly current: () => Component,
    /** Lay another component on the bench. */
    readonly open: (kind: string, id: string, key?: string) => void,
  ) {}

  get component(): Component {
    return this.current();
  }

  value(path: Path): Json | undefined {
    return at(this.shop.files[this.component.file], path);
  }

  key(path: Path): string {
    return keyOf(this.shop.files[this.component.file], path);
  }

  set(path: Path, value: Json | undefined): void {
    this.shop.set(this.component, path, value);
  }

  /** The faults of a place; `below`: also of all that is in it. */
  faults(path: Path, below: boolean): PackFault[] {
    return this.of(this.shop.checker.faults, path, below);
  }

  /** What is allowed at a place and hardly meant. */
  doubts(path: Path): PackFault[] {
    return this.of(this.shop.checker.doubts, path, false);
  }

  private of(found: readonly PackFault[], path: Path, below: boolean): PackFault[] {
    const { file } = this.component;
    const key = this.key(path);
    return found.filter(
      (fault) =>
        fault.file === file &&
        (fault.key === key || (below && (fault.key.startsWith(`${key}.`) || fault.key.startsWith(`${key}[`)))),
    );
  }
}

export const layBench = (bench: Bench): Bench => setContext(BENCH, bench);
export const useBench = (): Bench => getContext<Bench>(BENCH);
