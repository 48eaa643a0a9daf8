/** Faults as they are listed: those of one field are one entry, whatever was found in it. */

import type { PackFault } from "@/generated/protocol";

export type Entry = readonly [PackFault, ...PackFault[]];

/** A field of a component: what it holds is in brackets. */
const fieldOf = ({ file, key, place }: PackFault): string => {
  const field = place.field.replace(/(\[[^\]]*\].*)$/, "");
  return place.component ? `${place.component} ${place.id} ${field}` : `${file} ${key}`;
};

export function merged(faults: readonly PackFault[]): Entry[] {
  const entries = new Map<string, [PackFault, ...PackFault[]]>();
  for (const fault of faults) {
    const field = fieldOf(fault);
    const entry = entries.get(field);
    if (!entry) entries.set(field, [fault]);
    else if (!entry.some((one) => one.message === fault.message && one.fix === fault.fix)) entry.push(fault);
  }
  return [...entries.values()];
}
