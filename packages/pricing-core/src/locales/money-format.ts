// How money and counts are written, and nothing else: the part of the formatter that a small page can do with.

import { usualDigits } from '../money/currency.ts';

/** An amount as the engine states it: decimal text and an ISO 4217 currency. */
export interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** The forms of a noun by the plural categories of its language; `other` stands in for those not given. */
export type PluralForms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Writes money and counts in one language. */
export interface MoneyFormatter {
  /** `{ amount: "1234.5", currency: "EUR" }` → `€1,234.50`; digits beyond the currency's own are kept. */
  money(money: Money): string;
  /** `3` → `3 nights`. */
  count(value: number, forms: PluralForms): string;
}

/** What the whole formatter is built on. */
export interface NumberWriter extends MoneyFormatter {
  money(money: Money, minimumFractionDigits?: number): string;
  format(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat;
  form(value: number, forms: PluralForms): string;
}

/** Digits Intl can show everywhere: before ES2023 (Node 20 among them) more is a RangeError. */
export const MOST_DIGITS = 20;

/** Money and counts for a BCP 47 tag: the same text as the whole formatter's, for less code. */
export function moneyFormatterFor(tag: string): MoneyFormatter {
  return numberWriter(tag);
}

/** What Intl makes is made when first asked for, and kept. */
export function numberWriter(tag: string): NumberWriter {
  const numbers = new Map<string, Intl.NumberFormat>();
  const format = (key: string, options: Intl.NumberFormatOptions) => keep(numbers, key, () => new Intl.NumberFormat(tag, options));
  let plurals: Intl.PluralRules | undefined;
  const form = (value: number, forms: PluralForms) => {
    plurals ??= new Intl.PluralRules(tag);
    return forms[plurals.select(value)] ?? forms.other;
  };
  return {
    format,
    form,
    money: ({ amount, currency }, minimumFractionDigits = usualDigits(currency)) => {
      const options = { style: 'currency', currency, minimumFractionDigits, maximumFractionDigits: MOST_DIGITS } as const;
      return write(format(currency + minimumFractionDigits, options), amount);
    },
    count: (value, forms) =>
      form(value, forms).replace('#', write(format('decimal', { maximumFractionDigits: MOST_DIGITS }), String(value))),
  };
}

export function keep<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const known = kept.get(key) ?? make();
  kept.set(key, known);
  return known;
}

/** Intl reads decimal text digit by digit; a number would be rounded to binary first. */
export function write(format: Intl.NumberFormat, decimalText: string): string {
  return tidy(format.format(decimalText as Intl.StringNumericLiteral));
}

/** Narrow spaces differ between releases of Unicode's data; every one becomes a plain no-break space. */
export function tidy(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0');
}
