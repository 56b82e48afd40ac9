// Use cases of the ledger: sales by month, and all transactions as a file for accounting.

import { Readable } from 'node:stream';
import type * as endpoints from '#contract/finance/billing/billing.endpoints.ts';
import { LEDGER_ACCOUNTS } from '#contract/finance/billing/ledger-accounts.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { EXPORT_LIMIT } from '#contract/platform/lists/list-query.ts';
import { getAmountMath } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { createTableFile, type ExportColumn, toSingleBatch } from '#server/platform/lists/table-file.ts';
import { getTranslator } from '#server/platform/translate.ts';
import type { Posting, Transaction } from './ledger.rules.ts';
import { getLedger, getSalesLedger } from './ledger.ts';
import { writeLedgerText } from './ledger-text.rules.ts';
import { sumSalesByMonth } from './months-of-sales.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

interface LedgerRow extends Omit<Transaction, 'postings'>, Posting {}

function assertLedgerSize(book: readonly Transaction[]): void {
  if (book.length > EXPORT_LIMIT) throw new AppError('exportTooLarge', { values: { count: book.length, limit: EXPORT_LIMIT } });
}

export async function readMonths(call: Call, { query }: Input<'readMonths'>): Output<'readMonths'> {
  const book = await getSalesLedger(call.db, { ...query, timeZone: call.app.config.TIME_ZONE });
  assertLedgerSize(book);
  return { data: sumSalesByMonth(book, getAmountMath) };
}

export async function exportLedger(call: Call, { query }: Input<'exportLedger'>): Promise<FileResponse> {
  const { format, bom, from, to } = query;
  const book = await getLedger(call.db, { ...query, timeZone: call.app.config.TIME_ZONE });
  assertLedgerSize(book);
  if (format === 'ledger') {
    return { mediaType: 'text/plain; charset=utf-8', body: Readable.from(writeLedgerText(book)), fileName: `ledger ${from} ${to}.journal` };
  }
  const words = getTranslator(call.locale);
  const rows = book.flatMap(({ postings, ...transaction }): LedgerRow[] => postings.map((posting) => ({ ...transaction, ...posting })));
  const columns: readonly ExportColumn<LedgerRow>[] = [
    { name: 'day', kind: 'day', value: ({ day }) => day },
    { name: 'kind', kind: 'text', value: ({ kind }) => words(`names.movement.${kind}`) },
    { name: 'number', kind: 'text', value: ({ number }) => number },
    { name: 'party', kind: 'text', value: ({ party }) => party },
    { name: 'business', kind: 'text', value: ({ business }) => business },
    { name: 'account', kind: 'text', value: ({ account }) => LEDGER_ACCOUNTS[account] },
    { name: 'meaning', kind: 'text', value: ({ account }) => words(`names.ledger.${account}`) },
    { name: 'currency', kind: 'text', value: ({ currency }) => currency },
    { name: 'amount', kind: 'money', value: ({ amount }) => amount },
  ];
  return createTableFile(call, { name: 'ledger', columns, batches: toSingleBatch(rows) }, { format, bom });
}
