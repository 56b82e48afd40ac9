// The part of a message around the word that was looked for.

/** Letters in an excerpt, and how many of them may stand before the word. */
const LENGTH = 120;
const BEFORE = 30;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * Returns the part of a text around the first word found in it; the whole text if it is short.
 * @example toExcerpt('We arrive at noon, and …', ['noon'])
 */
export function toExcerpt(text: string, words: readonly string[]): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (letters.length <= LENGTH) return letters.join('');
  const places = words.map((word) => letters.findIndex((_, at) => plain(letters.slice(at, at + LENGTH).join('')).startsWith(plain(word))));
  const first = Math.min(...places.filter((at) => at >= 0), letters.length);
  const start = first === letters.length ? 0 : Math.min(Math.max(0, first - BEFORE), letters.length - LENGTH);
  const end = start + LENGTH;
  return `${start > 0 ? '…' : ''}${letters.slice(start, end).join('').trim()}${end < letters.length ? '…' : ''}`;
}
