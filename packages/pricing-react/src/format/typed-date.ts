// Dates as people type them, in the order of a locale or as ISO, with digits or the names of months.

import { dayNumber } from '@hosted-stay/pricing-core/calendar';
import { dateParts } from './date-text.ts';
import { fold } from './fold.ts';
import { latinDigits } from './typed-decimal.ts';

/** Characters of the longest text taken for a date. */
const LONGEST = 60;

/**
 * The ISO date of `5/7/2026`, `5.7.26`, `5 July 2026`, `2026年7月5日` in the order of `locale`, or of a date that begins with its year
 * in any; undefined where the text is no date, or might be two. A year of two digits lies in this century. Without a year it is the
 * next such day on or after `today`.
 */
export function readTypedDate(text: string, locale: string, today = ''): string | undefined {
  if (text.length > LONGEST) return undefined;
  const tokens = fold(latinDigits(text, locale)).match(/\d+|\p{L}{3,}/gu) ?? [];
  const numbers = tokens.filter((token) => /\d/.test(token));
  const words = tokens.filter((token) => !/\d/.test(token));
  const month = words.length === 1 ? monthNamed(words[0] ?? '', locale) : '';
  const places = placesOf(numbers, locale).filter((place) => place !== 'month' || !month);
  const yearless = numbers.length < places.length;
  const given = places.filter((place) => place !== 'year' || !yearless);
  if (numbers.length !== given.length || (words.length > 0 && !month)) return undefined;

  const date: Partial<Record<string, string>> = { month, ...Object.fromEntries(given.map((place, at) => [place, numbers[at]])) };
  const thisYear = Number(today.slice(0, 4));
  const years = yearless ? [`${thisYear}`, `${thisYear + 1}`] : [date.year];
  return years.map((year) => isoOf({ ...date, year })).find((iso) => iso !== undefined && (!yearless || (today && iso >= today)));
}

/** Whether a text that is being typed already has all its digits, so that no further one would make another date of it. */
export function isTypedOut(text: string): boolean {
  return /\p{Nd}{4}\P{Nd}*$|^\p{Nd}{4}\P{Nd}+\p{Nd}{2}\P{Nd}+\p{Nd}{2}\P{Nd}*$/u.test(text.normalize('NFKC'));
}

/** A year of four digits in front says what follows it; one behind leaves no order to locales that begin with theirs. */
function placesOf(numbers: readonly string[], locale: string): readonly string[] {
  const places = dateParts(0, 'numeric', locale).flatMap(({ type }) => (type === 'literal' ? [] : [type]));
  if (numbers[0]?.length === 4) return ['year', 'month', 'day'];
  return places[0] === 'year' && numbers.at(-1)?.length === 4 ? [] : places;
}

function isoOf({ year = '', month = '', day = '' }: Partial<Record<string, string>>): string | undefined {
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayNumber(iso) === undefined ? undefined : iso;
}

const names = /* @__PURE__ */ new Map<string, readonly (readonly string[])[]>();

/** The number of the month that alone begins like the word: `jul`, `sept`; '' where none or several do. */
function monthNamed(word: string, locale: string): string {
  const months = names.get(locale) ?? Array.from({ length: 12 }, (_, month) => namesOf(month, locale));
  names.set(locale, months);
  const found = months.flatMap((spellings, month) => (spellings.some((name) => name.startsWith(word)) ? [`${month + 1}`] : []));
  return found.length === 1 ? `${found[0]}` : '';
}

/** Short and long; the days are in the middle of the months of 1970. */
function namesOf(month: number, locale: string): readonly string[] {
  return (['short', 'full'] as const).map((style) =>
    fold(dateParts(15 + Math.round(month * 30.4), style, locale).find(({ type }) => type === 'month')?.value ?? ''),
  );
}
