// From subtotal to total, line by line: what is printed under the lines of an invoice.

import type { Invoice, VatLine } from './invoice.ts';
import type { InvoiceWriter } from './invoice-writer.ts';

export interface TotalRow {
  readonly kind: 'subtotal' | 'discount' | 'vat' | 'total';
  readonly label: string;
  readonly value: string;
}

/** `subtotal`, what is taken off (below zero), each VAT, and the total that these add up to. VAT is always stated, be it nothing. */
export function totalRows({ totals, vatExempt }: Invoice, writer: InvoiceWriter): TotalRow[] {
  const { words, money, math } = writer;
  const alone = totals.vatLines.length < 2;
  const vatLines: readonly VatLine[] =
    totals.vatLines.length > 0 ? totals.vatLines : [{ kind: 'stay', percentage: null, base: null, amount: totals.vat }];
  return [
    { kind: 'subtotal', label: words.subtotal, value: money(totals.subtotal) },
    ...(writer.isZero(totals.discount)
      ? []
      : [{ kind: 'discount', label: words.discount, value: money(math.negate(totals.discount)) } as const]),
    ...vatLines.map((line) => ({ kind: 'vat', label: vatLabel(line, { alone, vatExempt, writer }), value: money(line.amount) }) as const),
    { kind: 'total', label: words.total, value: money(totals.total) },
  ];
}

interface VatPlace {
  /** Whether it is the only VAT of the invoice. */
  readonly alone: boolean;
  readonly vatExempt: boolean;
  readonly writer: InvoiceWriter;
}

function vatLabel({ percentage, base, amount }: VatLine, { alone, vatExempt, writer }: VatPlace): string {
  const { words, format, money } = writer;
  if (vatExempt && writer.isZero(amount)) return words.vatExempt;
  if (percentage !== null && base !== null) return words.vatOf({ percentage: format.percent(percentage), base: money(base) });
  return alone ? words.vat : words.vatOnStay;
}
