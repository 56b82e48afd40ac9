// The table of a statement for export: opening balance, movements and closing balance per currency.

import type { Movement, Statement } from '#contract/finance/billing/billing.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { ExportColumn, Table } from '#server/platform/lists/table-file.ts';
import { toSingleBatch } from '#server/platform/lists/table-file.ts';
import { getTranslator } from '#server/platform/translate.ts';

interface StatementRow extends Omit<Movement, 'kind' | 'refId'> {
  readonly currency: string;
  readonly what: string;
}

const COLUMNS: readonly ExportColumn<StatementRow>[] = [
  { name: 'day', kind: 'day', value: ({ day }) => day },
  { name: 'what', kind: 'text', value: ({ what }) => what },
  { name: 'number', kind: 'text', value: ({ number }) => number },
  { name: 'currency', kind: 'text', value: ({ currency }) => currency },
  { name: 'debit', kind: 'money', value: ({ debit }) => debit },
  { name: 'credit', kind: 'money', value: ({ credit }) => credit },
  { name: 'balance', kind: 'money', value: ({ balance }) => balance },
];

/** Converts a statement to a table in the reader's language. */
export function toStatementTable({ from, to, currencies }: Statement, locale: Locale): Table<StatementRow> {
  const words = getTranslator(locale);
  const rows = currencies.flatMap(({ currency, opening, movements, debits, credits, closing }): StatementRow[] => [
    { day: from, what: words('billing.opening'), number: '', currency, debit: null, credit: null, balance: opening },
    ...movements.map(({ kind, refId: _, ...move }) => ({ ...move, currency, what: words(`names.movement.${kind}`) })),
    { day: to, what: words('billing.closing'), number: '', currency, debit: debits, credit: credits, balance: closing },
  ]);
  return { name: 'statement', columns: COLUMNS, batches: toSingleBatch(rows) };
}
