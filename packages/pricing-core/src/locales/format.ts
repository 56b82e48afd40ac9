// How numbers, money and dates are written in one language: by Intl, from exact decimal text, the same on a server and in a browser.

import type { Path } from '../issues.ts';
import { minorDigits } from '../money/currency.ts';

/** An amount as the engine states it: decimal text and an ISO 4217 currency. */
export interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** The forms of a noun by the plural categories of its language; `other` stands in for those not given. */
export type PluralForms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Writes values in one language. Nothing passes through binary floating point on its way to a digit of an amount. */
export interface Formatter {
  /** `{ amount: "1234.5", currency: "EUR" }` → `€1,234.50`; digits beyond the currency's own are kept. */
  money(money: Money): string;
  number(value: number): string;
  /** Decimal text with the language's signs; a closing `…` stays. */
  decimal(text: string): string;
  /** `"12.5"` → `12.5%`. */
  percent(text: string): string;
  /** `"2026-07-06"` → `6 Jul 2026`, in no time zone but the calendar's own. */
  date(isoDate: string): string;
  /** `3` → `3 nights`. */
  count(value: number, forms: PluralForms): string;
  /** The same for decimal text: `"2.5"` → `2.5 points`. */
  countDecimal(text: string, forms: PluralForms): string;
  /** `a, b and c`. */
  all(items: readonly string[]): string;
  /** `a, b or c`. */
  any(items: readonly string[]): string;
}

/** Digits Intl can show everywhere: before ES2023 (Node 20 among them) more is a RangeError. */
const MOST_DIGITS = 20;

/** A formatter for a BCP 47 tag. What Intl makes is made when first asked for, and kept. */
export function formatterFor(tag: string): Formatter {
  const numbers = new Map<string, Intl.NumberFormat>();
  const numberFormat = (key: string, options: Intl.NumberFormatOptions) => keep(numbers, key, () => new Intl.NumberFormat(tag, options));
  const lists = new Map<string, Intl.ListFormat>();
  const listFormat = (type: 'conjunction' | 'disjunction') => keep(lists, type, () => new Intl.ListFormat(tag, { type }));
  const dates = new Map<string, Intl.DateTimeFormat>();
  const plurals = new Map<string, Intl.PluralRules>();
  const formOf = (value: number, forms: PluralForms) =>
    forms[keep(plurals, tag, () => new Intl.PluralRules(tag)).select(value)] ?? forms.other;
  const decimal = (text: string) => {
    const digits = text.endsWith('…') ? text.slice(0, -1) : text;
    return writeExactly(numberFormat('decimal', { maximumFractionDigits: MOST_DIGITS }), digits) + text.slice(digits.length);
  };
  return {
    decimal,
    money: ({ amount, currency }) => {
      const minimumFractionDigits = minorDigits(currency) ?? 2;
      const options = { style: 'currency', currency, minimumFractionDigits, maximumFractionDigits: MOST_DIGITS } as const;
      return write(numberFormat(currency, options), amount);
    },
    number: (value) => tidy(numberFormat('decimal', { maximumFractionDigits: MOST_DIGITS }).format(value)),
    percent: (text) => write(numberFormat('percent', { style: 'unit', unit: 'percent', maximumFractionDigits: MOST_DIGITS }), text),
    date: (isoDate) => {
      const options = { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' } as const;
      return tidy(keep(dates, tag, () => new Intl.DateTimeFormat(tag, options)).format(Date.parse(`${isoDate}T00:00:00Z`)));
    },
    count: (value, forms) => formOf(value, forms).replace('#', decimal(String(value))),
    countDecimal: (text, forms) => formOf(Number(text), forms).replace('#', decimal(text)),
    all: (items) => tidy(listFormat('conjunction').format(items)),
    any: (items) => tidy(listFormat('disjunction').format(items)),
  };
}

function keep<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const known = kept.get(key) ?? make();
  kept.set(key, known);
  return known;
}

/** Intl reads decimal text digit by digit; a number would be rounded to binary first. */
function write(format: Intl.NumberFormat, decimalText: string): string {
  return tidy(format.format(decimalText as Intl.StringNumericLiteral));
}

/** Intl would round what has more digits than it can show: it writes the whole part, and the digits follow as they are. */
function writeExactly(format: Intl.NumberFormat, decimalText: string): string {
  const [whole = '', fraction = ''] = decimalText.split('.');
  if (fraction.length <= MOST_DIGITS) return write(format, decimalText);
  const separator = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return `${write(format, whole)}${separator}${fraction}`;
}

/** Narrow spaces differ between releases of Unicode's data; every one becomes a plain no-break space. */
function tidy(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0');
}

/** The first letter as a sentence begins. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A path as it is written in code: `['nearbyActivities', 2, 'weeks']` → `nearbyActivities[2].weeks`. Empty for the whole input. */
export function fieldText(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}
