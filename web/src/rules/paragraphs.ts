/** Rules that follow one another, cut into paragraphs that can be read in one go. */

interface Sentence {
  id: string;
  text: string;
}

const LONG = 420;

export function paragraphs(rules: readonly Sentence[]): Sentence[][] {
  const made: Sentence[][] = [];
  let length = Infinity;
  for (const rule of rules) {
    if (length + rule.text.length > LONG) {
      made.push([]);
      length = 0;
    }
    made.at(-1)?.push(rule);
    length += rule.text.length;
  }
  return made;
}
