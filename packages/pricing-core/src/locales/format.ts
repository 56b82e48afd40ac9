// How numbers, money and dates are written in one language: by Intl, from exact decimal text, the same on a server and in a browser.

import type { Path } from '../issues.ts';
import { keep, MOST_DIGITS, type Money, type MoneyFormatter, numberWriter, type PluralForms, tidy, write } from './money-format.ts';

export type { Money, PluralForms };

/** Writes values in one language. Nothing passes through binary floating point on its way to a digit of an amount. */
export interface Formatter extends MoneyFormatter {
  /** Money without minor digits that are all zero: `€1,200`, `€12.50`. */
  roundMoney(money: Money): string;
  number(value: number): string;
  /** Decimal text with the language's signs; a closing `…` stays. */
  decimal(text: string): string;
  /** `"12.5"` → `12.5%`. */
  percent(text: string): string;
  /** `"2026-07-06"` → `6 Jul 2026`, in no time zone but the calendar's own. */
  date(isoDate: string): string;
  /** A count of decimal text: `"2.5"` → `2.5 points`. */
  countDecimal(text: string, forms: PluralForms): string;
  /** `a, b and c`. */
  all(items: readonly string[]): string;
  /** `a, b or c`. */
  any(items: readonly string[]): string;
}

/** A formatter for a BCP 47 tag. What Intl makes is made when first asked for, and kept. */
export function formatterFor(tag: string): Formatter {
  const { format: numberFormat, form, money, count } = numberWriter(tag);
  const lists = new Map<string, Intl.ListFormat>();
  const listFormat = (type: 'conjunction' | 'disjunction') => keep(lists, type, () => new Intl.ListFormat(tag, { type }));
  const dates = new Map<string, Intl.DateTimeFormat>();
  const decimal = (text: string) => {
    const digits = text.endsWith('…') ? text.slice(0, -1) : text;
    return writeExactly(numberFormat('decimal', { maximumFractionDigits: MOST_DIGITS }), digits) + text.slice(digits.length);
  };
  return {
    decimal,
    money: (amount) => money(amount),
    roundMoney: (amount) => money(amount, /\.\d*[1-9]/.test(amount.amount) ? undefined : 0),
    number: (value) => tidy(numberFormat('decimal', { maximumFractionDigits: MOST_DIGITS }).format(value)),
    percent: (text) => write(numberFormat('percent', { style: 'unit', unit: 'percent', maximumFractionDigits: MOST_DIGITS }), text),
    date: (isoDate) => {
      const options = { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' } as const;
      return tidy(keep(dates, tag, () => new Intl.DateTimeFormat(tag, options)).format(Date.parse(`${isoDate}T00:00:00Z`)));
    },
    count,
    countDecimal: (text, forms) => form(Number(text), forms).replace('#', decimal(text)),
    all: (items) => tidy(listFormat('conjunction').format(items)),
    any: (items) => tidy(listFormat('disjunction').format(items)),
  };
}

/** Intl would round what has more digits than it can show: it writes the whole part, and the digits follow as they are. */
function writeExactly(format: Intl.NumberFormat, decimalText: string): string {
  const [whole = '', fraction = ''] = decimalText.split('.');
  if (fraction.length <= MOST_DIGITS) return write(format, decimalText);
  const separator = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return `${write(format, whole)}${separator}${fraction}`;
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
