/** Python in a worker: Pyodide, with our own code loaded. Nothing is fetched but the files of the site. */

import type { PyodideAPI } from "pyodide";
import { find, forget, restore, taken } from "./memory";
import { packed } from "./packed";
import type { Made, Memory, Parts } from "./parts";

type File = [name: string, body: Uint8Array<ArrayBuffer>];

interface Started {
  python: PyodideAPI;
  /** What its memory holds by now, while nothing of the browser was handed to it; null where that cannot be kept. */
  memory: (prepared: boolean) => Memory | null;
}

/** What we use of Pyodide's inside: the names are its own, and the version is fixed. */
interface Module {
  HEAPU8: Uint8Array;
  growMemory: (size: number) => void;
  API: { restoreSnapshot: () => unknown; serializeHiwireState: () => unknown };
  newDSO: (name: string, handle: undefined, exports: unknown) => void;
  loadWebAssemblyModule: (code: Uint8Array, flags: { nodelete: boolean }, name: string, scope: object) => unknown;
}
interface Settings extends Partial<Module> {
  preRun: ((module: Module) => void)[];
  onRuntimeInitialized?: () => void;
}
interface Disk {
  mkdirTree: (path: string) => void;
  writeFile: (path: string, body: Uint8Array) => void;
}
type Create = (settings: Settings) => Promise<Module>;
type Options = NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>;
type Load = (options: Omit<Options, "createPyodideModule"> & { createPyodideModule: Create }) => Promise<PyodideAPI>;

/** Where Pyodide looks for packages. */
const PACKAGES = "/lib/python3.14/site-packages/";
const WASM = "pyodide.asm.wasm";
const STDLIB = "python_stdlib.zip";
/** Without packages of its own: whatever is needed is among our files. */
const NO_PACKAGES = {
  info: { arch: "wasm32", platform: "emscripten", version: "0", python: "3.14", abi_version: "2026_0" },
  packages: {},
};

export async function make(parts: Parts): Promise<Made> {
  const [python, program, memory] = await Promise.all([
    packed(parts.python, "application/wasm").then((answer) => WebAssembly.compileStreaming(answer)),
    packed(parts.program, "application/octet-stream").then((answer) => answer.arrayBuffer()),
    find(parts),
  ]);
  return { python, program, memory };
}

/** Go on from what is kept; where that fails, start, and keep it no longer. */
export async function startPython(parts: Parts, made: Made): Promise<Started> {
  if (made.memory)
    try {
      return await begin(parts, made);
    } catch {
      made.memory = null;
      await forget().catch(() => undefined);
    }
  return begin(parts, made);
}

async function begin(parts: Parts, { python, program, memory }: Made): Promise<Started> {
  const [[, stdlib], ...files] = read(program);
  // The one part that is compiled is loaded before anything else: so it lies at the same place in every memory.
  const library = files.find(([name]) => name.endsWith(".so"));
  const [{ loadPyodide }, { default: create }] = await Promise.all([
    import(/* @vite-ignore */ `${parts.pyodide}pyodide.mjs`) as Promise<{ loadPyodide: Load }>,
    import(/* @vite-ignore */ `${parts.pyodide}pyodide.asm.mjs`) as Promise<{ default: Create }>,
  ]);
  handOver(python, stdlib);
  let inside: Module | undefined;
  let fresh = new Uint8Array();
  const started = await loadPyodide({
    indexURL: parts.pyodide,
    lockFileContents: JSON.stringify(NO_PACKAGES),
    env: { PYTHONDONTWRITEBYTECODE: "1" },
    ...(memory && { _loadSnapshot: new Uint8Array() }),
    createPyodideModule: async (settings) => {
      settings.preRun.push((module) => {
        if (!library) return;
        const [name, code] = library;
        module.newDSO(name, undefined, module.loadWebAssemblyModule(code, { nodelete: true }, name, {}));
      });
      if (!memory?.prepared)
        settings.onRuntimeInitialized = () => (fresh = new Uint8Array(settings.HEAPU8 ?? new Uint8Array()));
      const module = (inside = await create(settings));
      if (memory)
        module.API.restoreSnapshot = () => {
          if (module.HEAPU8.length < memory.size) module.growMemory(memory.size);
          restore(memory, module.HEAPU8);
          return memory.state;
        };
      return module;
    },
  });
  const disk = started.FS as Disk;
  for (const [name, body] of files) {
    disk.mkdirTree(name.slice(0, name.lastIndexOf("/")));
    disk.writeFile(name, body);
  }
  (started.pyimport("importlib") as { invalidate_caches: () => void }).invalidate_caches();
  if (memory) (started.pyimport("trinacria.server.browser.beginning") as { wake: () => void }).wake();
  return {
    python: started,
    memory: (prepared) => {
      try {
        return inside ? taken(inside.HEAPU8, fresh, inside.API.serializeHiwireState(), prepared) : null;
      } catch {
        return null;
      }
    },
  };
}

/** The first file is Python's own library. */
function read(program: ArrayBuffer): [library: File, ...files: File[]] {
  const length = new DataView(program).getUint32(0, true);
  const told = JSON.parse(new TextDecoder().decode(new Uint8Array(program, 4, length))) as [string, number][];
  let at = 4 + length;
  const files = told.map(([name, size]): File => [PACKAGES + name, new Uint8Array(program, (at += size) - size, size)]);
  return files as [File, ...File[]];
}

/** Pyodide fetches and compiles its parts by itself. They are here already. */
function handOver(python: WebAssembly.Module, stdlib: Uint8Array<ArrayBuffer>): void {
  const fetched = globalThis.fetch;
  globalThis.fetch = (asked, ...more) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address.endsWith(WASM)) return Promise.resolve(new Response());
    if (address.endsWith(STDLIB)) return Promise.resolve(new Response(stdlib));
    return fetched(asked, ...more);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: python,
    instance: await WebAssembly.instantiate(python, imports),
  });
}
