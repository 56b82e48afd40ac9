// Recognises telephone numbers among runs of digits, and digits that are spoken in Japanese and Korean.

import type { ContactDetail } from './contact-detail.rules.ts';
import type { DigitGroup, DigitRun } from './digit-runs.rules.ts';
import { findCueBefore, isCalledPhoneAfter } from './number-cues.rules.ts';
import { HANGUL_DIGITS, KANA_DIGITS } from './spelled-digits.rules.ts';

const LONGEST = 15;
const SHORTEST_WITH_CUE = 7;
const SHORTEST_SPELLED = 8;
const SHORTEST = 9;
const LONGEST_ALONE = 13;

function joinDigits(run: DigitRun): string {
  return run.map(({ digits }) => digits).join('');
}

const isYear = ({ digits }: DigitGroup) => /^(?:19|20)\d\d$/.test(digits);

/** Returns whether the numbers count up by ones, as children and games do. */
function isCounting(run: DigitRun): boolean {
  return run.every(({ digits }, index) => index === 0 || Number(digits) === Number(run[index - 1]?.digits) + 1);
}

/** Returns whether the numbers are a list of ages, marks or temperatures: small ones of different length, none of which begins with 0. */
function isList(run: DigitRun): boolean {
  const isSmall = run.every(({ digits }) => digits.length <= 2);
  return isSmall && run.some(({ digits }) => digits.length === 2) && !run.some(({ digits }) => digits.startsWith('0'));
}

/** Whether something other than a telephone number is likely, however long the run is. */
function isOtherNumber(run: DigitRun): boolean {
  if (run.every(isYear)) return true;
  const [first, second] = run;
  if (run.length > 1 && isCounting(run)) return true;
  return run.length === 2 && first !== undefined && second !== undefined && isYear(first) && !second.digits.startsWith('0');
}

function isReferenceShape([first, second]: DigitRun): boolean {
  return first !== undefined && second !== undefined && isYear(first) && second.digits.length >= 3;
}

/** Returns whether a run of digits is a telephone number, by its length, its beginning and the words around it. */
function isPhoneNumber(text: string, run: DigitRun): boolean {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return false;
  const digits = joinDigits(run);
  if (digits.length < SHORTEST_WITH_CUE || digits.length > LONGEST || isOtherNumber(run)) return false;
  if (/\+\s?\(?$/.test(text.slice(Math.max(0, first.start - 3), first.start))) return digits.length >= 8;
  const isTight = run.every(({ glue }, index) => index === 0 || glue === 'tight');
  const beginsWithZero = digits.startsWith('0') && (isTight || first.isSpelled || first.digits.length > 1);
  if (beginsWithZero && digits.length >= SHORTEST) return true;
  const spelled = run.filter(({ isSpelled }) => isSpelled);
  const isSpelled = joinDigits(spelled).length >= 5;
  if (isSpelled && (digits.length >= SHORTEST_SPELLED || beginsWithZero)) return true;
  const cue = findCueBefore(text, first.start);
  if (cue === 'reference' || isReferenceShape(run)) return false;
  // Four and more pairs are a number of some countries, if the words say that it is a number.
  const isPairs = isTight && run.length >= 4 && run.every((group) => group.digits.length === 2);
  if ((!isList(run) || isPairs) && (cue === 'phone' || isCalledPhoneAfter(text, last.end))) return true;
  // Hong Kong and Singapore.
  if (run.length === 2 && isTight && /^[5-9]\d{7}$/.test(digits) && first.digits.length === 4 && first.end + 1 === last.start) return true;
  return isTight && digits.length >= SHORTEST && digits.length <= LONGEST_ALONE && !isList(run);
}

/** Splits a run at its commas and words, then at wider gaps, for several numbers in a row. */
function splitRun(text: string, run: DigitRun): DigitRun[] {
  const cut = (isCut: (group: DigitGroup, index: number) => boolean) => {
    const parts: DigitGroup[][] = [[]];
    for (const [index, group] of run.entries()) {
      if (index > 0 && isCut(group, index)) parts.push([]);
      parts.at(-1)?.push(group);
    }
    return parts;
  };
  const byWeakGlue = cut(({ glue }) => glue === 'weak');
  if (byWeakGlue.length > 1) return byWeakGlue;
  const byWideGap = cut((group, index) => /[/()]|\s-\s|\s\s/.test(text.slice(run[index - 1]?.end, group.start)));
  if (byWideGap.length > 1) return byWideGap;
  const byLength = cut((group, index) => group.digits.length >= SHORTEST || (run[index - 1]?.digits.length ?? 0) >= SHORTEST);
  return byLength.length > 1 ? byLength : [];
}

function findInRun(text: string, run: DigitRun): ContactDetail[] {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (isPhoneNumber(text, run)) {
    const sign = /[+(]?\s?[+(]$/.exec(text.slice(Math.max(0, first.start - 3), first.start))?.[0] ?? '';
    return [{ kind: 'phone', start: first.start - sign.length, end: last.end }];
  }
  return splitRun(text, run).flatMap((part) => findInRun(text, part));
}

const KANA_RUN = new RegExp(`(?:(?:${KANA_DIGITS}|\\d)[\\s\\-、・ノ,.ー]{0,3}){7,30}`, 'g');
const KANA_DIGIT = new RegExp(KANA_DIGITS, 'g');

/** Finds digits that are read out in kana: ゼロキューゼロ. */
function findKanaNumbers(text: string): ContactDetail[] {
  const katakana = text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
  return [...katakana.matchAll(KANA_RUN)]
    .filter(({ 0: match }) => (match.match(KANA_DIGIT)?.length ?? 0) >= 3)
    .map(({ index, 0: match }) => ({ kind: 'phone', start: index, end: index + match.replace(/[\s、・ノ,.]+$/, '').length }));
}

const HANGUL_RUN = new RegExp(`[공영0](?:(?:[\\s\\-.,/]|에|의){0,3}[${[...HANGUL_DIGITS.keys()].join('')}\\d]){7,14}`, 'g');

/** Finds digits that are spelled out in Korean, alone or among others: 공일공. */
function findHangulNumbers(text: string): ContactDetail[] {
  return [...text.matchAll(HANGUL_RUN)]
    .filter(({ 0: match }) => [...match].filter((sign) => HANGUL_DIGITS.has(sign)).length >= 3)
    .map(({ index, 0: match }) => ({ kind: 'phone', start: index, end: index + match.length }));
}

/** Finds the telephone numbers of a normalised text. */
export function findPhoneNumbers(text: string, runs: readonly DigitRun[]): ContactDetail[] {
  return [...runs.flatMap((run) => findInRun(text, run)), ...findKanaNumbers(text), ...findHangulNumbers(text)];
}
