/** What a seat sees of a game of Famiglia. */

import type { View } from "@/face/view";
import type { Kind } from "./cards/cards";

export interface FamigliaView extends View {
  game: "famiglia";
  pass: 1 | 2;
  to_move: string;
  step: 1 | 2 | 3 | 4;
  street: Kind[];
  lowered: { at: number; card: Kind; by: number; value: number } | null;
  deck_size: number;
  deck_bottom: Kind[];
  discard: Kind[];
  passes: number;
  turns_left: number | null;
  hand_sizes: Record<string, number>;
  gangs: Record<string, Kind[]>;
  gang_points: Record<string, number>;
  hands?: Record<string, Kind[]>;
  hand_points?: Record<string, number>;
}
