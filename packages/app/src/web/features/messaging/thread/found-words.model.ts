// Where a text has the words of a search, as the server compares them: without accents and capitals.

export interface FoundWord {
  /** In UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

/** Letters without a decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ Ø: 'o', ø: 'o', Ł: 'l', ł: 'l', Đ: 'd', đ: 'd', Ð: 'd', ð: 'd' },
  ...{ ı: 'i', Þ: 't', þ: 't' },
};

/** Removes the marks of Latin letters only: others, such as those of kana, make another letter. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ØøŁłĐđÐðıÞþ]/g, (letter) => LETTERS[letter] ?? letter)
    .toLowerCase();
}

/** Returns the folded text, and for each of its units where the character begins that it comes from. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = foldText(character);
    folded += part;
    for (let unit = 0; unit < part.length; unit += 1) places.push(at);
    at += character.length;
  }
  places.push(at);
  return { folded, places };
}

/** Returns where the words of a search are, in order; words that touch or overlap are one. */
export function findWords(text: string, search: string): FoundWord[] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const { folded, places } = foldWithPlaces(text);
  const found: FoundWord[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      // A character may be several units of the folded text, such as a ligature.
      let next = at + word.length;
      while (next < places.length - 1 && places[next] === places[next - 1]) next += 1;
      found.push({ start: places[at] ?? 0, end: places[next] ?? text.length });
    }
  }
  const joined: FoundWord[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start)) {
    const before = joined.at(-1);
    if (before !== undefined && one.start <= before.end) joined.splice(-1, 1, { start: before.start, end: Math.max(before.end, one.end) });
    else joined.push(one);
  }
  return joined;
}
