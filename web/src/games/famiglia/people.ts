/** Which person is on which card.
 *
 * The engine tells cards by family and value alone; the page gives each card one of the people drawn for it. Who is
 * where follows from what happened and from what lies there now, so that a card is the same person for the whole game,
 * and again after the page was loaded anew. A hidden card is followed as far as anybody at the table could follow it
 * with the eyes; cards that were shuffled are strangers again.
 */

import type { GameEvent } from "@/face/view";
import { COPIES } from "@/generated/famiglia";
import { value, type Kind } from "./cards/cards";
import type { FamigliaView } from "./view";

export interface Placed {
  street: string[];
  discard: string[];
  gangs: Record<string, string[]>;
  hands: Record<string, string[]>;
}

const kindOf = (id: string): Kind => id.slice(0, 2);
const STREET = "street";
const DISCARD = "discard";
const gang = (seat: string): string => `gang ${seat}`;
const hand = (seat: string): string => `hand ${seat}`;

/** A card goes from one place to another; nothing stands for the deck. */
type Move = readonly [card: Kind, from: string | null, to: string | null];

/** The moves an event tells; `null`: the discard becomes the deck. */
function movesOf(event: GameEvent): Move[] | null {
  const { seat = "", card = "" } = event as { seat?: string; card?: string };
  switch (event.kind) {
    case "laid_out":
      return (event["cards"] as Kind[]).map((kind) => [kind, null, STREET]);
    case "put_away":
      return [[card, STREET, event["to"] === "discard" ? DISCARD : null]];
    case "recruited": {
      const lay = String(event["lay"]);
      const took: Move = [card, STREET, hand(seat)];
      return lay === "none" ? [took] : [[lay, hand(seat), gang(seat)], took];
    }
    case "accountant":
    case "brute":
    case "laid_down":
      return [[card, hand(seat), gang(seat)]];
    case "took_back":
      return [[card, gang(seat), hand(seat)]];
    case "reshuffled":
      return null;
    default:
      return [];
  }
}

/** What lies in every place that the viewer has seen all along. */
function openPlaces(view: FamigliaView): [string, readonly Kind[]][] {
  const own = view.seat === null ? undefined : view.hands?.[view.seat];
  return [
    [STREET, view.street],
    [DISCARD, view.discard],
    ...view.seats.map((seat): [string, readonly Kind[]] => [gang(seat), view.gangs[seat] ?? []]),
    ...(own ? [[hand(view.seat ?? ""), own] as [string, readonly Kind[]]] : []),
  ];
}

/** What lay there before all of it happened: everything taken back. */
function beginning(view: FamigliaView, events: readonly GameEvent[]): Map<string, Kind[]> {
  const places = new Map(openPlaces(view).map(([place, kinds]) => [place, [...kinds]]));
  for (const event of events.toReversed()) {
    const moves = movesOf(event);
    if (!moves) {
      places.set(DISCARD, []);
      continue;
    }
    for (const [card, from, to] of moves.toReversed()) {
      const lay = to === null ? undefined : places.get(to);
      const at = lay?.lastIndexOf(card) ?? -1;
      if (at >= 0) lay?.splice(at, 1);
      if (from !== null) places.get(from)?.push(card);
    }
  }
  return places;
}

/** The cards of the game, as far as they have been seen. */
class Deck {
  readonly places = new Map<string, string[]>();

  at(place: string): string[] {
    let ids = this.places.get(place);
    if (!ids) this.places.set(place, (ids = []));
    return ids;
  }

  /** Somebody who is nowhere yet. Cards from a hand are counted from the other end, so that seeing one changes no other. */
  stranger(kind: Kind, fromHand: boolean): string {
    const here = new Set([...this.places.values()].flat());
    const copies = Array.from({ length: COPIES[value(kind)] ?? 1 }, (_, at) => `${kind}-${at + 1}`);
    if (fromHand) copies.reverse();
    return copies.find((id) => !here.has(id)) ?? `${kind}-1`;
  }

  take(kind: Kind, from: string): string {
    const ids = this.at(from);
    const at = ids.findIndex((id) => kindOf(id) === kind);
    return ids.splice(at, at < 0 ? 0 : 1)[0] ?? this.stranger(kind, from.startsWith("hand"));
  }

  move([card, from, to]: Move): string {
    const id = from === null ? this.stranger(card, false) : this.take(card, from);
    if (to !== null) this.at(to).push(id);
    return id;
  }
}

/** The cards as they lay before all of this happened. */
function atFirst(view: FamigliaView, events: readonly GameEvent[]): Deck {
  const deck = new Deck();
  for (const [place, kinds] of beginning(view, events))
    for (const kind of kinds) deck.at(place).push(deck.stranger(kind, place.startsWith("hand")));
  return deck;
}

/** Let an event happen; the people whom it moves. */
function happen(deck: Deck, event: GameEvent): string[] {
  const moves = movesOf(event);
  if (!moves) deck.places.set(DISCARD, []);
  return moves?.map((move) => deck.move(move)) ?? [];
}

/** The people whom each event moves. */
export function moversOf(view: FamigliaView, events: readonly GameEvent[]): Map<GameEvent, string[]> {
  const deck = atFirst(view, events);
  return new Map(events.map((event) => [event, happen(deck, event)]));
}

/** The people of a view. */
export function peopleOf(view: FamigliaView, events: readonly GameEvent[]): Placed {
  const deck = atFirst(view, events);
  for (const event of events) happen(deck, event);
  /** In the order in which they lie there now. */
  const inOrder = (place: string, kinds: readonly Kind[]): string[] => {
    const ids: string[] = [];
    for (const kind of kinds) {
      const id = deck.take(kind, place);
      ids.push(id);
      // It stays in sight while the next one is looked for.
      deck.at("shown").push(id);
    }
    return ids;
  };
  const placed: Placed = {
    street: inOrder(STREET, view.street),
    discard: inOrder(DISCARD, view.discard),
    gangs: Object.fromEntries(view.seats.map((seat) => [seat, inOrder(gang(seat), view.gangs[seat] ?? [])])),
    hands: {},
  };
  const own = view.seats.filter((seat) => seat === view.seat);
  for (const seat of [...own, ...view.seats.filter((one) => one !== view.seat)]) {
    const seen = view.hands?.[seat];
    placed.hands[seat] = seen
      ? inOrder(hand(seat), seen)
      : backs(deck.at(hand(seat)), seat, view.hand_sizes[seat] ?? 0);
  }
  return placed;
}

/** A hand that is not seen: cards that were followed into it, and strangers. */
function backs(known: readonly string[], seat: string, size: number): string[] {
  const unknown = Array.from({ length: Math.max(size - known.length, 0) }, (_, at) => `?${seat}${at}`);
  return [...unknown, ...known].slice(0, size);
}
