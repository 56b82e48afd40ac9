// The lines of an invoice as a table: only the columns that some line has something in.

import type { InvoiceLine } from './invoice.ts';
import type { InvoiceWriter } from './invoice-writer.ts';

/** A column beside the description; all but the quantity hold figures, aligned at their ends. */
export type ColumnKey = 'quantity' | 'unitPrice' | 'vatRate' | 'amount' | 'discount';

export interface LineColumn {
  readonly key: ColumnKey;
  readonly title: string;
}

export interface LineRow {
  readonly description: string;
  /** Under the description, smaller; may be empty. */
  readonly detail: string;
  /** What stands in the columns, in their order; empty where a line has nothing to say. */
  readonly cells: readonly string[];
}

export interface LineTable {
  /** For those who cannot see it. */
  readonly caption: string;
  /** The heading of the descriptions. */
  readonly description: string;
  readonly columns: readonly LineColumn[];
  readonly rows: readonly LineRow[];
}

/** The table of an invoice's lines. `amount` is before discount and `discount` below zero: their sums are the first two totals. */
export function lineTable(lines: readonly InvoiceLine[], writer: InvoiceWriter): LineTable {
  const cells: Readonly<Record<ColumnKey, (line: InvoiceLine) => string>> = {
    quantity: (line) => (line.kind === 'manual' ? writer.format.decimal(line.quantity) : line.quantity),
    unitPrice: ({ unitAmount }) => (unitAmount === null ? '' : writer.money(unitAmount)),
    vatRate: ({ vatPercentage }) => (vatPercentage === null ? '' : writer.format.percent(vatPercentage)),
    amount: ({ amount }) => writer.money(amount),
    discount: ({ discount }) => (writer.isZero(discount) ? '' : writer.money(writer.math.negate(discount))),
  };
  const { quantity, unitPrice, vatRate, amount, lineDiscount: discount } = writer.words;
  const titles: Readonly<Record<ColumnKey, string>> = { quantity, unitPrice, vatRate, amount, discount };
  const keys = COLUMNS.filter((key) => key === 'amount' || lines.some((line) => cells[key](line) !== ''));
  return {
    caption: writer.words.lines,
    description: writer.words.description,
    columns: keys.map((key) => ({ key, title: titles[key] })),
    rows: lines.map((line) => ({ description: line.description, detail: line.detail, cells: keys.map((key) => cells[key](line)) })),
  };
}

const COLUMNS: readonly ColumnKey[] = ['quantity', 'unitPrice', 'vatRate', 'amount', 'discount'];
