import type { Kind } from "@/generated/packForm";
import type { Path } from "@/workshop/pack/data";

/** A field of the form. */
export interface FieldProps {
  kind: Kind;
  name: string;
  path: Path;
  /** What it is when it is left out. */
  usual?: unknown;
  /** On one line with others: its name is for those who hear it. */
  small?: boolean;
}
