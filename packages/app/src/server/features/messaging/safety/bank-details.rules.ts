// Recognises accounts, cards and names at payment services.

import { countrySpecs } from 'ibantools';
import { type ContactDetail, matchDetails } from './contact-detail.rules.ts';
import type { DigitRun } from './digit-runs.rules.ts';
import { findCueBefore } from './number-cues.rules.ts';

/** A country code and two check digits, with or without spaces: where an IBAN may begin. */
const IBAN_START = /(?<![a-z\d])[a-z]\s?[a-z][\s-]?\d\s?\d/g;

/** An IBAN has few letters; words that begin like one have many. */
const isMostlyDigits = (digits: number, length: number) => digits >= length * 0.5;

/** Returns where the IBAN ends that begins here, by the length that its country prescribes; null if there is none. */
function findIbanEnd(text: string, start: number): number | null {
  const country = text
    .slice(start, start + 3)
    .replace(/\s/g, '')
    .slice(0, 2)
    .toUpperCase();
  const length = countrySpecs[country as keyof typeof countrySpecs]?.chars;
  if (!length) return null;
  let read = 0;
  let digits = 0;
  for (let index = start; index < text.length; index += 1) {
    const unit = text.charAt(index);
    if (/[a-z\d]/.test(unit)) read += 1;
    if (/\d/.test(unit)) digits += 1;
    if (!/[a-z\d\s.-]/.test(unit) || /[\s.-]{2}/.test(text.slice(index - 1, index + 1))) return null;
    if (read === length) return /[a-z\d]/.test(text.charAt(index + 1)) ? null : isMostlyDigits(digits, length) ? index + 1 : null;
  }
  return null;
}

function findIbans(text: string): ContactDetail[] {
  return [...text.matchAll(IBAN_START)].flatMap(({ index }) => {
    const end = findIbanEnd(text, index);
    return end === null ? [] : [{ kind: 'bank', start: index, end } as const];
  });
}

/** Checks the last digit of a card number by the algorithm of Luhn. */
function hasCardChecksum(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - index));
    sum += index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}

const LONGEST_ACCOUNT = 30;

function isCard(digits: string, run: DigitRun): boolean {
  if (!/^[3-6]\d{12,18}$/.test(digits)) return false;
  return (
    run.filter((group) => group.digits.length === 4).length >= 3 || (run.length === 1 && digits.length >= 15 && hasCardChecksum(digits))
  );
}

/** Finds cards, and the numbers that the words before them call an account or a card. */
function findAccounts(text: string, runs: readonly DigitRun[]): ContactDetail[] {
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    const digits = run.map((group) => group.digits).join('');
    if (first === undefined || last === undefined || digits.length < 5) return [];
    const isAccount = digits.length <= LONGEST_ACCOUNT && findCueBefore(text, first.start) === 'bank';
    return isAccount || isCard(digits, run) ? [{ kind: 'bank', start: first.start, end: last.end } as const] : [];
  });
}

const SERVICES =
  'paypal|pay pal|revolut|venmo|cash ?app|zelle|bizum|lydia|wero|satispay|twint|alipay|支付宝|paypay|ペイペイ|ペイパル|페이팔|토스|카카오페이|monzo|\\bwise\\b';

const PAYMENT_NAMES: readonly RegExp[] = [
  new RegExp(`(?:${SERVICES})[^.!?。@]{0,48}(?<detail>@[a-z][\\w.-]{2,40})`, 'g'),
  new RegExp(
    `(?:${SERVICES})[-\\s]{0,2}(?:id|user(?:name)?|name|tag|handle|アカウント|아이디|usuario|utente)[^\\w.!?。@]{0,3}(?:は|is|:|ist|es|e|est|是)\\s?(?<detail>[a-z][\\w.-]{3,40})`,
    'g',
  ),
  /(?<![\w$])\$[a-z]\w{3,30}/g,
  /\b(?:paypal|revolut|monzo)\s?(?:\.|punto|punkt|point|dot)\s?me(?:\s?(?:\/|barra|slash|schragstrich)\s?[\w.-]{1,60})?/g,
  /\b(?:sort code|blz|abi|cab)\b\D{0,4}(?<detail>\d[\d\s-]{3,12}\d)/g,
  /\balias\s(?<detail>[a-z]+\.[a-z]+\.[a-z]+)/g,
];

/** Finds the bank details of a normalised text. */
export function findBankDetails(text: string, runs: readonly DigitRun[]): ContactDetail[] {
  return [...findIbans(text), ...findAccounts(text, runs), ...PAYMENT_NAMES.flatMap((pattern) => matchDetails(text, pattern, 'bank'))];
}
