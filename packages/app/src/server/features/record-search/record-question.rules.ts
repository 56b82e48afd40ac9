// What somebody types into the search for records may mean: words, the number of a record, an email address, a telephone number.

import type { RecordKind } from '#contract/record-search/record-search.shapes.ts';

export interface RecordQuestion {
  /** The words with single spaces, as typed. */
  readonly text: string;
  readonly words: readonly string[];
  /** The ID that is asked for, as in `#123` and `trip 123`; null without one. */
  readonly id: number | null;
  /** The kind that is asked for by its name; null for all. */
  readonly kind: RecordKind | null;
  /** The digits that a telephone number may contain; empty if it is none. */
  readonly phones: readonly string[];
}

const MAX_WORDS = 6;
/** Fewer digits of a telephone number would be in many others. */
const MIN_PHONE_DIGITS = 6;
/** Country codes have up to this many digits. */
const COUNTRY_DIGITS = 3;
/** A similar word is looked for only if it has at least this many letters: shorter ones are similar to many. */
const MIN_SIMILAR_LETTERS = 4;

/** Of shorter words the swapped ones are other words; longer ones are found by what else they have alike. */
const SWAPPED_LETTERS = { min: 3, max: 12 };

const toWords = (text: string) => text.split(/\s+/u).filter(Boolean);

function toId(digits: string | undefined): number | null {
  const id = Number(digits);
  return digits !== undefined && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/**
 * Returns the digits to look for in stored numbers, which are written with a country code, with a 0 instead, or with both. Of a number with
 * a country code it is unknown how long that is.
 */
function listPhones(text: string): string[] {
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return [];
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < MIN_PHONE_DIGITS) return [];
  const isInternational = text.startsWith('+') || digits.startsWith('00');
  const bare = digits.replace(/^0+/, '');
  const starts = isInternational ? Array.from({ length: COUNTRY_DIGITS + 1 }, (_, length) => length) : [0];
  // `+44 (0)20 …`: the zero is dialled only at home.
  const found = starts.map((start) => bare.slice(start).replace(/^0+/, ''));
  return [...new Set(found)].filter((one) => one.length >= MIN_PHONE_DIGITS);
}

/**
 * Reads what somebody has typed.
 * @param names the names of the kinds, in the languages in which they may be typed
 */
export function parseRecordQuestion(typed: string, names: ReadonlyMap<string, RecordKind>): RecordQuestion {
  const words = toWords(typed.normalize('NFKC'));
  const text = words.join(' ');
  const base = { text, words: words.slice(0, MAX_WORDS), phones: listPhones(text) };
  const named = names.get(words.slice(0, -1).join(' ').toLowerCase());
  const digits = /^#?(\d+)$/.exec(named === undefined ? text.replace(/^# /, '#') : (words.at(-1) ?? ''))?.[1];
  const id = toId(digits);
  return { ...base, id, kind: id === null ? null : (named ?? null) };
}

/** Returns whether similar words are worth looking for: neither numbers nor addresses are mistyped names. */
export function hasSimilarWords({ words, id, phones }: RecordQuestion): boolean {
  return id === null && phones.length === 0 && words.some((word) => canBeSimilar(word) || listSwapped(word).length > 0);
}

/** Returns whether a word has letters or digits of the Latin script, with accents or without. */
export function hasLatin(word: string): boolean {
  return /[a-z\d]/i.test(word.normalize('NFKD'));
}

/** Returns whether a word may be a mistyped name. */
export function canBeSimilar(word: string): boolean {
  return [...word].length >= MIN_SIMILAR_LETTERS && hasLatin(word) && !/[\d@]/.test(word);
}

/** Returns whether a word is too short to be looked for inside of others: it begins one. */
export function isBeginning(word: string): boolean {
  return [...word].length < 3;
}

/** Returns what a word may be if two letters beside each other were swapped: short names with them have little else alike. */
export function listSwapped(word: string): string[] {
  const letters = [...word];
  if (letters.length < SWAPPED_LETTERS.min || letters.length > SWAPPED_LETTERS.max || !hasLatin(word) || /[\d@]/.test(word)) return [];
  const swapped = letters.slice(1).map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? '').join(''));
  return [...new Set(swapped)].filter((other) => other !== word);
}
