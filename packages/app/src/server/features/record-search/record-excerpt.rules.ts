// The part of a message around the word that was looked for.

/** Letters in an excerpt, and how many of them may stand before the word. */
const LENGTH = 120;
const BEFORE = 30;

/** Letters that have no decomposition, as the database folds them. */
const FOLDED = new Map([...'ØøŁłĐđÐðıÞþ'].map((letter, at) => [letter, 'ooLldddditt'.charAt(at)]));

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[ØøŁłĐđÐðıÞþ]/g, (letter) => FOLDED.get(letter) ?? letter)
    .toLowerCase();

/**
 * Returns the part of a text around the first word found in it; the whole text if it is short.
 * @example toExcerpt('We arrive at noon, and …', ['noon'])
 */
export function toExcerpt(text: string, words: readonly string[]): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (letters.length <= LENGTH) return letters.join('');
  const folded = letters.map(plain);
  /** The letter of which each folded one is a part. */
  const origins = folded.flatMap((part, at) => Array.from({ length: part.length }, () => at));
  const whole = folded.join('');
  const places = words.flatMap((word) => origins[whole.indexOf(plain(word))] ?? []);
  const first = Math.min(...places, letters.length);
  const start = first === letters.length ? 0 : Math.min(Math.max(0, first - BEFORE), letters.length - LENGTH);
  const end = start + LENGTH;
  return `${start > 0 ? '…' : ''}${letters.slice(start, end).join('').trim()}${end < letters.length ? '…' : ''}`;
}
