// Finds digits in a row, however they are written, grouped and separated.

import { combineSpoken, IDEOGRAPHS, readNumberWord } from './spelled-digits.rules.ts';

/** How far a group belongs to the one before it: nothing or one mark between them, or a comma, a colon, a word. */
type Glue = 'tight' | 'weak';

/** Digits that are written together, or one number word. */
export interface DigitGroup {
  readonly start: number;
  readonly end: number;
  readonly digits: string;
  readonly isSpelled: boolean;
  readonly glue: Glue;
}

/** Groups of digits with nothing but separators between them. */
export type DigitRun = readonly DigitGroup[];

const LONGEST_GAP = 12;
/** Words by which somebody dictates a number: what stands around them belongs together. */
const DICTATION = [
  ',?\\s(?:and then|then|und dann|dann|et puis|puis|ensuite|e poi|poi|y luego|luego|y despues)\\s',
  '(?:に|が|で)?[\\s、,]*(?:それから|その次|次|の?後|の?あと|の?最後)(?:が|は|に)?[\\s、,]*',
  '(?:이고|에)?[\\s,]*(?:그\\s?다음|다음|그리고|끝)(?:이|에|은|엔)?[\\s,]*',
  '[\\s，,、]*(?:然后|接着|最后|中间|后面|再来|然後|最後|中間|後面)(?:是)?[\\s，,、]*',
].join('|');
const TIGHT = new RegExp(`^(?:(?:[\\s\\-/()_*~|·•・=+'"ー]|\\.(?!\\s)|(?<=\\s)\\.)*|${DICTATION})$`);
const WEAK = /^[\s,;:、，・&>\-.…()/]*(?:(?:and|und|et|e|y)(?=[\s,…\d])|の|에|의)?[\s,:…-]*$/;

/** Up to eight digits: whoever puts a currency before a longer number does not mean an amount. */
const AMOUNT = "[1-9]\\d?(?:[.,' ]?\\d{3}){2}|[1-9]\\d{0,2}(?:[.,' ]?\\d{3})?";
const CURRENCIES = '€|£|¥|₩|eur\\b|euros?\\b|chf\\b|usd\\b|円|元|원|유로|ユーロ|欧|人民币';

/** Times, dates, amounts and large round numbers, which are no part of a telephone number. */
const NO_DIGITS: readonly RegExp[] = [
  /(?<![\d:.])(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?![\d:])/g,
  /(?<![\d.]|\d[ /-])(?:[01]?\d|2[0-4])\.[0-5]\d\s?-\s?(?:[01]?\d|2[0-4])\.[0-5]\d(?![.\d])/g,
  /(?<!\d|\d[./ -])(?:0?[1-9]|[12]\d|3[01])\s?[./-]\s?(?:0?[1-9]|1[0-2])\s?[./-]\s?(?:19|20)\d\d(?!\d|[./-]\d| \d{2,}(?![:.]))/g,
  /(?<!\d|\d[./-])(?:19|20)\d\d\s?[./-]\s?(?:0?[1-9]|1[0-2])\s?[./-]\s?(?:0?[1-9]|[12]\d|3[01])(?!\d|[./-]\d)/g,
  new RegExp(`[$€£¥₩]\\s?(?:${AMOUNT})(?:[.,]\\d{1,2})?(?!\\d)`, 'g'),
  new RegExp(`(?<![\\d+.,-]|\\d )(?:${AMOUNT})(?:[.,]\\d{1,2})?\\s?(?:${CURRENCIES})`, 'g'),
  /(?<![\d+.,-]|\d )[1-9](?:\d{0,2},\d{3}|\d?(?:,\d{3}){2}|(?:\.\d{3}){2})(?![\d.,-]|\s\d)/g,
];

/** Marks the characters of dates, times and amounts. */
export function markOtherNumbers(text: string): Uint8Array {
  const marks = new Uint8Array(text.length);
  for (const pattern of NO_DIGITS) {
    for (const { index, 0: match } of text.matchAll(pattern)) marks.fill(1, index, index + match.length);
  }
  return marks;
}

const TOKEN = /[0-9a-z|]+/y;
const SPELLED_AND_WRITTEN = /\d+|[a-z|]+/g;
const LONG_NUMBER = 7;

/** Reads a token of letters and digits: `087`, `o87`, `o8six`, `seven`. Others, such as `46a` and `x7kq2m`, are none. */
function readToken(token: string): { readonly digits: string; readonly isSpelled: boolean } | null {
  if (/^\d+$/.test(token)) return { digits: token, isSpelled: false };
  if (!/\d/.test(token)) {
    const digits = readNumberWord(token);
    return digits === null ? null : { digits, isSpelled: true };
  }
  if (/^[\doil|]+$/.test(token) && token.length > 1) return { digits: token.replace(/o/g, '0').replace(/[il|]/g, '1'), isSpelled: false };
  const read = (token.match(SPELLED_AND_WRITTEN) ?? []).map((part) =>
    /^\d/.test(part) ? part : /^[oil|]$/.test(part) ? (part === 'o' ? '0' : '1') : readNumberWord(part),
  );
  return read.includes(null) ? null : { digits: read.join(''), isSpelled: true };
}

/** Returns whether an `o` is a word, as in Spanish and Italian, and no zero: a longer number follows, and not another digit. */
function isLoneLetter(token: string, text: string, end: number): boolean {
  return token === 'o' && /^\s?\d{4}/.test(text.slice(end, end + 6));
}

type Group = Omit<DigitGroup, 'glue'>;

/** A telephone number that is written against a word: `tel0871234567`. */
function readLongNumber(token: string, start: number): Group | null {
  // Two letters before the digits are those of a country: a tax number.
  const match = token.length > 60 || /^[a-z]{2}\d{7,12}[a-z]?$/.test(token) ? null : /\d{7,}/.exec(token);
  if (match === null || match[0].length < LONG_NUMBER) return null;
  return { start: start + match.index, end: start + match.index + match[0].length, digits: match[0], isSpelled: false };
}

function readIdeographs(text: string, start: number): Group | null {
  let digits = '';
  let end = start;
  for (let digit = IDEOGRAPHS.get(text.charAt(end)); digit !== undefined; digit = IDEOGRAPHS.get(text.charAt(end))) {
    digits += digit;
    end += 1;
  }
  return digits === '' ? null : { start, end, digits, isSpelled: true };
}

/** Lists the groups of a text in their order. */
function* readGroups(text: string, marks: Uint8Array): Generator<Group> {
  for (let index = 0; index < text.length; ) {
    TOKEN.lastIndex = index;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) {
      const group = readIdeographs(text, index);
      if (group !== null) yield group;
      index = group?.end ?? index + 1;
      continue;
    }
    const end = index + token.length;
    if (marks[index] === 0 && marks[end - 1] === 0) {
      const read = isLoneLetter(token, text, end) ? null : readToken(token);
      const group = read === null ? readLongNumber(token, index) : { start: index, end, ...read };
      if (group !== null) yield group;
    }
    index = end;
  }
}

function classifyGap(gap: string): Glue | null {
  if (gap.length > LONGEST_GAP) return null;
  if (TIGHT.test(gap)) return 'tight';
  return WEAK.test(gap) ? 'weak' : null;
}

/** Puts together what is one spoken number: `vingt` and `trois`, `cincuenta` and `uno`. */
function combineGroups(last: DigitGroup | undefined, group: Group, gap: string): DigitGroup | null {
  if (last === undefined || !last.isSpelled || !group.isSpelled || !/^(?:[- ]| (?:et|y|e|and) )$/.test(gap)) return null;
  const digits = combineSpoken(last.digits, group.digits);
  return digits === null ? null : { ...last, end: group.end, digits };
}

/** Lists all runs of digits of a normalised text. */
export function findDigitRuns(text: string, marks: Uint8Array): DigitRun[] {
  const runs: DigitGroup[][] = [];
  let run: DigitGroup[] = [];
  for (const group of readGroups(text, marks)) {
    const last = run.at(-1);
    const gap = last === undefined ? '' : text.slice(last.end, Math.min(group.start, last.end + LONGEST_GAP + 1));
    const combined = combineGroups(last, group, gap);
    const glue = last === undefined ? null : classifyGap(gap);
    if (combined !== null) run[run.length - 1] = combined;
    else if (glue !== null) run.push({ ...group, glue });
    else {
      run = [{ ...group, glue: 'tight' }];
      runs.push(run);
    }
  }
  return runs;
}
