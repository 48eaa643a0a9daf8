/** Finding rules as one types: every word must be there, accents and cases do not count. */

export interface Piece {
  text: string;
  hit: boolean;
}

/** The same text, letter for letter, without accents and cases. */
function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = (letter.normalize("NFD")[0] ?? letter).toLowerCase();
    return plain === "’" ? "'" : plain.length === letter.length ? plain : letter;
  }).join("");
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether all the words are in a text, or in the id of its rule. */
export function matches(text: string, id: string, words: readonly string[]): boolean {
  const where = `${fold(text)} ${fold(id)}`;
  return words.every((word) => where.includes(word));
}

/** A text cut where the words are. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const where = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  const found: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = found.at(-1);
    const letter = text[at] ?? "";
    if (last && last.hit === hit[at]) last.text += letter;
    else found.push({ text: letter, hit: hit[at] ?? false });
  }
  return found;
}
