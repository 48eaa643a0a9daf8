/** JSON Patch (RFC 6902) as far as the server speaks it, on values that are never changed in place. */

import type { PatchOp } from "@/generated/protocol";

type Json = unknown;

function change(target: Json, keys: readonly string[], operation: PatchOp): Json {
  const [key, ...rest] = keys;
  const put = operation.op === "remove" ? undefined : (operation.value ?? null);
  if (key === undefined) return put;
  if (Array.isArray(target)) {
    const copy = [...(target as Json[])];
    const at = key === "-" ? copy.length : Number(key);
    if (!Number.isInteger(at) || at < 0 || at > copy.length) throw new RangeError(`no place ${key}`);
    if (rest.length > 0) copy[at] = change(copy[at], rest, operation);
    else if (operation.op === "add") copy.splice(at, 0, put);
    else if (operation.op === "remove") copy.splice(at, 1);
    else copy[at] = put;
    return copy;
  }
  if (typeof target !== "object" || target === null) throw new RangeError(`nothing at ${key}`);
  const copy = { ...(target as Record<string, Json>) };
  if (rest.length > 0) copy[key] = change(copy[key], rest, operation);
  else if (operation.op === "remove") delete copy[key];
  else copy[key] = put;
  return copy;
}

/** The value after the changes; throws where they do not fit. */
export function patched<T>(value: T, operations: readonly PatchOp[]): T {
  let result: Json = value;
  for (const operation of operations) {
    const keys = operation.path
      .split("/")
      .slice(1)
      .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    result = change(result, keys, operation);
  }
  return result as T;
}
