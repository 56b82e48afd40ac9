// The parts of a text that match what was typed, without accents and capitals.

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const plain = (letter: string) =>
  letter
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Returns which letters of a text belong to a typed word. */
function markLetters(letters: readonly string[], words: readonly string[]): boolean[] {
  const folded = letters.map(plain);
  const starts: number[] = [];
  let length = 0;
  for (const letter of folded) {
    starts.push(length);
    length += letter.length;
  }
  const whole = folded.join('');
  const ranges = words.flatMap((word) => {
    const found: (readonly [number, number])[] = [];
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) found.push([at, at + word.length]);
    return found;
  });
  return starts.map((start, index) => {
    const end = start + (folded[index]?.length ?? 0);
    return ranges.some(([from, to]) => start < to && end > from);
  });
}

/**
 * Splits a text into parts that match one of the typed words and parts that don't.
 * @example splitMatches('Lucía González', 'gonz') // [{ text: 'Lucía ' …}, { text: 'Gonz', isMatch: true }, { text: 'ález' …}]
 */
export function splitMatches(text: string, typed: string): TextPart[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const letters = [...text];
  const marks = markLetters(letters, words);
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMatch = marks[index] === true;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}
