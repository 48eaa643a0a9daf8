/** Python in a worker: Pyodide, and our own code unpacked beside it. Nothing is fetched but the files of the site. */

import type { PyodideAPI } from "pyodide";
import type { Parts } from "./messages";

/** Where Pyodide looks for packages. */
const PACKAGES = "/lib/python3.14/site-packages";
/** How the work of a start is shared out: until Python runs, until the code is unpacked, until it is imported. */
const RUNS = 0.55;
const UNPACKED = 0.7;

/** Without packages of its own: whatever is needed is in the archives. */
const NO_PACKAGES = {
  info: { arch: "wasm32", platform: "emscripten", version: "0", python: "3.14", abi_version: "2026_0" },
  packages: {},
};

export async function startPython(
  parts: Parts,
  program: string,
  progress: (part: number) => void = () => undefined,
): Promise<PyodideAPI> {
  const archives = parts.archives.map(async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.arrayBuffer();
  });
  // Whoever waits for Pyodide first must not be told of a failed fetch twice.
  for (const archive of archives) archive.catch(() => undefined);
  progress(0.05);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${parts.pyodide}pyodide.mjs`)) as typeof import("pyodide");
  const python = await loadPyodide({
    indexURL: parts.pyodide,
    lockFileContents: JSON.stringify(NO_PACKAGES),
    env: { PYTHONDONTWRITEBYTECODE: "1" },
  });
  progress(RUNS);
  for (const archive of archives) python.unpackArchive(await archive, "zip", { extractDir: PACKAGES });
  (python.pyimport("importlib") as { invalidate_caches: () => void }).invalidate_caches();
  progress(UNPACKED);
  python.pyimport(program);
  return python;
}
