/** A trained net, where Python has no numpy: the same layers as in `trinacria.bots.search.net`. */

type Layer = [weights: Float32Array, bias: Float32Array];

/** Each row times the weights, plus the bias. */
function product(rows: Float32Array[], [weights, bias]: Layer): Float32Array[] {
  const width = bias.length;
  return rows.map((row) => {
    const sums = bias.slice();
    for (let at = 0; at < row.length; at++) {
      const value = row[at] ?? 0;
      if (value === 0) continue;
      const start = at * width;
      for (let to = 0; to < width; to++) sums[to]! += value * weights[start + to]!;
    }
    return sums;
  });
}

/** Layer normalisation. */
function even(row: Float32Array): Float32Array {
  const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
  const centred = row.map((value) => value - mean);
  const spread = centred.reduce((sum, value) => sum + value * value, 0) / row.length;
  const scale = 1 / Math.sqrt(spread + 1e-5);
  return centred.map((value) => value * scale);
}

export class Net {
  private readonly first: Layer;
  private readonly hidden: Layer[] = [];
  private readonly policy: Layer;
  private readonly value: Layer;

  constructor(shapes: string, numbers: Uint8Array[]) {
    const arrays = new Map<string, Float32Array>();
    for (const [at, [name]] of (JSON.parse(shapes) as [string, number[]][]).entries()) {
      const bytes = numbers[at] ?? new Uint8Array();
      arrays.set(name, new Float32Array(bytes.slice().buffer));
    }
    const layer = (name: string): Layer => {
      const [weights, bias] = [arrays.get(`${name}.w`), arrays.get(`${name}.b`)];
      if (!weights || !bias) throw new Error(`The net has no ${name}.`);
      return [weights, bias];
    };
    this.first = layer("in");
    for (let at = 0; arrays.has(`h${at}.w`); at++) this.hidden.push(layer(`h${at}`));
    this.policy = layer("policy");
    this.value = layer("value");
  }

  look(rows: string, choices: string): string {
    const legal = JSON.parse(choices) as number[][];
    let known = product(
      (JSON.parse(rows) as number[][]).map((row) => new Float32Array(row)),
      this.first,
    ).map((row) => row.map((value) => Math.max(value, 0)));
    for (const layer of this.hidden) {
      const more = product(known.map(even), layer);
      known = known.map((row, nth) => row.map((value, at) => value + Math.max(more[nth]?.[at] ?? 0, 0)));
    }
    const last = known.map(even);
    const logits = product(last, this.policy);
    const values = product(last, this.value);
    return JSON.stringify(
      legal.map((numbers, nth) => {
        const chosen = numbers.map((number) => logits[nth]?.[number] ?? 0);
        const most = Math.max(...chosen);
        const odds = chosen.map((logit) => Math.exp(logit - most));
        const sum = odds.reduce((all, one) => all + one, 0);
        return [odds.map((one) => one / sum), Array.from(values[nth] ?? [], Math.tanh)];
      }),
    );
  }
}
