// Fuzzy matching of a text: whole words first, then their beginnings, then letters in order.

/** Lower case without accents: `Übersicht` is found by `uber`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Returns the total gap between letters found in this order in the text; null if they aren't. */
function stretch(letters: string, text: string): number | null {
  let from = 0;
  let first = -1;
  for (const letter of letters) {
    const at = text.indexOf(letter, from);
    if (at < 0) return null;
    if (first < 0) first = at;
    from = at + letter.length;
  }
  return from - first - letters.length;
}

/** Returns whether each part is the beginning of a different word. */
function beginsWords(parts: readonly string[], words: string[]): boolean {
  return parts.every((part) => {
    const at = words.findIndex((word) => word.startsWith(part));
    if (at >= 0) words.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Returns the rank of a text for a search, lower is better; null if it doesn't match.
 * @example rankOf('tr tr', 'Trips tracker') // better than rankOf('tr tr', 'Trip-type pricing templates')
 */
export function rankOf(typed: string, text: string): number | null {
  const wanted = plain(typed).trim();
  const given = plain(text);
  if (wanted === '') return 0;
  if (given.startsWith(wanted)) return 1 + given.length / 1000;
  if (beginsWords(wanted.split(/\s+/), given.split(/[\s\-/:()]+/))) return 2 + given.length / 1000;
  const at = given.indexOf(wanted);
  if (at >= 0) return 3 + at / 1000;
  const letters = wanted.replace(/\s+/g, '');
  const gap = stretch(letters, given);
  // A few letters occur scattered in almost any text.
  return gap !== null && gap <= letters.length * 2 ? 4 + gap / 1000 : null;
}

/** Returns the matches, best first; those of equal rank keep their order. */
export function findBestMatches<Item>(
  typed: string,
  { items, textOf }: { items: readonly Item[]; textOf: (item: Item) => string },
): Item[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(typed, textOf(item));
      return rank === null ? [] : [{ item, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
