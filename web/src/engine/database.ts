/** The logs of this browser's tables, in its IndexedDB. What is kept is said in Python (server/browser/store.py). */

const NAME = "trinacria";
const VERSION = 2;
const KEYS: Record<string, string | string[]> = {
  tables: "id",
  entries: ["table", "seq"],
  plans: ["table", "team"],
  packs: "id",
};

type Row = Record<string, unknown>;
type Step = ["add" | "put" | "change", string, Row] | ["remove", string, [IDBValidKey, IDBValidKey]];

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((found, failed) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => failed(request.error ?? new Error("IndexedDB"));
  });
}

function take(transaction: IDBTransaction, [what, name, given]: Step): void {
  const store = transaction.objectStore(name);
  if (what === "remove") store.delete(IDBKeyRange.bound(...given));
  else if (what === "add") store.add(given);
  else if (what === "put") store.put(given);
  else {
    const known = store.get((given as { id: IDBValidKey }).id);
    known.onsuccess = () => {
      if (known.result) store.put({ ...(known.result as Row), ...given });
    };
  }
}

/** All in JSON, for Python reads that fastest. */
export class Database {
  private readonly others = new BroadcastChannel("trinacria-tables");
  private readonly told: string[] = [];
  private waiting: ((text: string) => void) | null = null;
  private readonly own = crypto.getRandomValues(new Uint32Array(2)).join("-");

  private constructor(private readonly base: IDBDatabase) {
    // A newer page wants to change what is kept here: it has precedence.
    base.onversionchange = () => base.close();
    this.others.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.waiting) {
        this.waiting(data);
        this.waiting = null;
      } else this.told.push(data);
    };
  }

  static async open(): Promise<Database> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(KEYS))
        if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name, { keyPath });
    };
    return new Database(await done(request));
  }

  /** All steps or none; returns when they are safe. */
  write(steps: string): Promise<string> {
    const taken = JSON.parse(steps) as Step[];
    const stores = [...new Set(taken.map(([, name]) => name))];
    const transaction = this.base.transaction(stores, "readwrite", { durability: "strict" });
    return new Promise((said, failed) => {
      transaction.oncomplete = () => said("");
      transaction.onabort = () => {
        if (transaction.error?.name === "ConstraintError") said("conflict");
        else failed(transaction.error ?? new Error("IndexedDB"));
      };
      for (const step of taken) take(transaction, step);
    });
  }

  async read(store: string, key: string): Promise<string> {
    const found: unknown = await done(this.base.transaction(store).objectStore(store).get(key));
    return JSON.stringify(found ?? null);
  }

  async range(store: string, low: string, high: string): Promise<string> {
    const from = JSON.parse(low) as IDBValidKey | null;
    const range = from === null ? null : IDBKeyRange.bound(from, JSON.parse(high) as IDBValidKey);
    return JSON.stringify(await done(this.base.transaction(store).objectStore(store).getAll(range)));
  }

  tell(broadcast: string): void {
    this.others.postMessage(JSON.stringify({ ...(JSON.parse(broadcast) as Row), origin: this.own }));
  }

  heard(): Promise<string> {
    const next = this.told.shift();
    if (next !== undefined) return Promise.resolve(next);
    return new Promise((hear) => (this.waiting = hear));
  }
}
