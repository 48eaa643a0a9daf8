/** Somebody who types a mat in: the place that is meant, and where what is typed goes. */

import type { Json } from "@/workshop/pack/data";
import { ROWS, type Row } from "@/generated/lafamiglia";
import {
  canBegin,
  cellsOf,
  hidden,
  HIDES,
  KEYS,
  numbersOf,
  withHidden,
  withMore,
  withNumber,
  without,
  withRim,
  withSection,
  type Cell,
  type Reveals,
} from "./mat";

const same = (one: Cell, other: Cell): boolean => one.row === other.row && one.at === other.at;

export class Typing {
  cell = $state.raw<Cell>({ row: "justice", at: -1 });
  /** Which of the two numbers of a pair is next. */
  part = $state(0);
  /** The place that a digit has just filled: a nought after it makes ten of one. */
  private filled: Cell | null = null;

  constructor(
    private readonly mat: () => Json | undefined,
    private readonly set: (mat: Json) => void,
  ) {}

  choose(cell: Cell): void {
    this.cell = cell;
    this.part = 0;
    this.filled = null;
  }

  chosen(cell: Cell): boolean {
    return same(cell, this.cell);
  }

  /** A number for the place; the next one is meant then. */
  number(number: number): void {
    const { cell } = this;
    this.set(withNumber(this.mat(), cell, this.part, number));
    if (cell.row === "justice" && this.part === 0) this.part = 1;
    else this.step(1);
    this.filled = cell;
  }

  hide(reveals: Reveals): void {
    this.set(withHidden(this.mat(), this.cell, reveals));
    if (reveals !== "value" && reveals !== "money") this.step(1);
    this.filled = null;
  }

  rim(): void {
    if (this.cell.at >= 0) this.set(withRim(this.mat(), this.cell));
  }

  section(cell: Cell): void {
    if (canBegin(this.mat(), cell)) this.set(withSection(this.mat(), cell));
  }

  more(row: Row): void {
    this.set(withMore(this.mat(), row));
    this.choose({ row, at: cellsOf(this.mat()).filter((cell) => cell.row === row && cell.at >= 0).length - 1 });
  }

  remove(): void {
    const { row, at } = this.cell;
    const spaces = cellsOf(this.mat()).filter((cell) => cell.row === row && cell.at >= 0).length;
    if (at < 0 || spaces < 2) return;
    const here = cellsOf(this.mat()).findIndex((cell) => same(cell, this.cell));
    this.set(without(this.mat(), this.cell));
    const left = cellsOf(this.mat());
    this.choose(left[Math.min(here, left.length - 1)] ?? this.cell);
  }

  /** To the next place, or the one before it. */
  step(by: number): void {
    const cells = cellsOf(this.mat());
    const here = cells.findIndex((cell) => same(cell, this.cell));
    this.choose(cells[Math.max(0, Math.min(cells.length - 1, here + by))] ?? this.cell);
  }

  /** To the row above or below. */
  row(by: number): void {
    const row = ROWS[ROWS.indexOf(this.cell.row) + by];
    const there = cellsOf(this.mat()).filter((cell) => cell.row === row);
    const nearest = there.findLast((cell) => cell.at <= this.cell.at) ?? there[0];
    if (nearest) this.choose(nearest);
  }

  /** What a key does; whether it does anything. */
  key(key: string): boolean {
    const { cell } = this;
    const word = HIDES[cell.row].find((one) => KEYS[one] === key.toUpperCase());
    if (/^\d$/.test(key)) this.digit(Number(key));
    else if (word && cell.at >= 0) this.hide(word);
    else if (key === "ArrowRight") this.step(1);
    else if (key === "ArrowLeft") this.step(-1);
    else if (key === "ArrowDown") this.row(1);
    else if (key === "ArrowUp") this.row(-1);
    else if (key === "Home") this.choose(cellsOf(this.mat())[0] ?? cell);
    else if (key === "End") this.choose(cellsOf(this.mat()).at(-1) ?? cell);
    else if (key.toUpperCase() === "S") this.section(cell);
    else if (key.toUpperCase() === "D") this.rim();
    else if (key === "+") this.more(cell.row);
    else if (key === "Delete" || key === "Backspace") this.remove();
    else return false;
    return true;
  }

  private digit(digit: number): void {
    const { filled } = this;
    const before = filled && filled.row !== "justice" ? Number(numbersOf(this.mat(), filled)[0]) : 0;
    if (digit === 0 && this.part === 0 && filled && before > 0 && before < 10 && hidden(this.mat(), filled) !== "car") {
      this.set(withNumber(this.mat(), filled, 0, before * 10));
      this.filled = null;
    } else if (digit > 0 || this.cell.row === "justice") this.number(digit);
  }
}
