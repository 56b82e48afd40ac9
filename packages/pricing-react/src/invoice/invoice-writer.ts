// The messages, formats and arithmetic to write an invoice in its language and currency.

import { type AmountMath, amountsIn } from '@hosted-stay/pricing-core/amounts';
import type { Formatter } from '@hosted-stay/pricing-core/format';
import { formatOf } from '../format/format-of.ts';
import type { Words } from '../locales/messages.ts';
import type { DocumentMessages } from '../locales/sections/document.ts';

/** The language settings to write an invoice. */
export interface InvoiceWording {
  /** Messages in the language of the printed invoice. */
  readonly messages: Words<'document'>;
  /** BCP 47 tag for numbers, money and dates, if it differs from the language's default. */
  readonly locale?: string | undefined;
}

export interface InvoiceWriter {
  readonly words: DocumentMessages;
  readonly format: Formatter;
  readonly math: AmountMath;
  money(amount: string): string;
  /** Whether an amount is 0 in any notation. */
  isZero(amount: string): boolean;
}

/** Throws a RangeError for an unknown currency. */
export function createInvoiceWriter(currency: string, { messages, locale }: InvoiceWording): InvoiceWriter {
  const known = amountsIn(currency);
  if (!known.ok) throw new RangeError(`"${currency}" is no currency`);
  const math = known.value;
  const format = formatOf(messages, locale);
  return {
    words: messages.document,
    format,
    math,
    money: (amount) => format.money({ amount, currency }),
    isZero: (amount) => math.compare(amount, math.zero) === 0,
  };
}
