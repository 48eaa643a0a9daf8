/** What the tables in the browser are made of. */

/** The files that the tables are made of, as addresses. */
export interface Parts {
  /** The folder of Pyodide, Python for browsers. */
  pyodide: string;
  /** Python itself, packed. */
  python: string;
  /** Our code and the packages that it needs, packed. */
  program: string;
  /** What is said in Python, by language: fetched when somebody first reads it. English is in the program. */
  words: Record<string, string>;
  /** Trained nets by the name of their package: fetched when a bot first asks for one. */
  nets: Record<string, string>;
}

/** What Python's memory holds at some moment. */
export interface Memory {
  /** How large all of it is. */
  size: number;
  /** Where runs of changed pages begin, and how long they are, in bytes. */
  runs: [number, number][];
  /** What Pyodide knows of it. */
  state: unknown;
  /** Whether everything is prepared, so that it is worth keeping. */
  prepared: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What is fetched, unpacked and compiled once for all workers. */
export interface Made {
  python: WebAssembly.Module;
  /** Files, as static_site/compile.mjs puts them together. */
  program: ArrayBuffer;
  /** Where Python goes on; null: it has to start. */
  memory: Memory | null;
}
