// Use cases of purchase invoices: listing, exporting and reading them; and locking one for a change.

import type { PurchaseStep } from '#contract/finance/purchases/purchase.machine.ts';
import type * as endpoints from '#contract/finance/purchases/purchases.endpoints.ts';
import type { PurchasePage } from '#contract/finance/purchases/purchases.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { getTranslator } from '#server/platform/translate.ts';
import {
  buildPurchaseList,
  findPurchase,
  findPurchasesByIds,
  lockPurchase,
  type PurchaseRow,
  sumPayablesByAge,
  whereBilledBy,
} from './purchases.queries.ts';
import { toListedPurchase, toPurchasePage } from './purchases.records.ts';
import { canTakePurchaseStep, computeDifference, computeOutstanding } from './purchases.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Restricts to the invoices that the caller may see: all of them, or those of the own family. */
function whereVisible({ grant, caller }: Pick<Call, 'grant' | 'caller'>) {
  return grant.all ? undefined : whereBilledBy(caller?.id ?? 0);
}

interface PurchaseStepInput {
  readonly id: number;
  readonly version?: number;
  /** Omitted if any state is fine, or if the executor checks the step. */
  readonly step?: PurchaseStep;
}

/** Locks an invoice for a change: checks that the caller has read its current version and that the step is possible. */
export async function lockPurchaseForStep(tx: Transaction, call: Call, { id, version, step }: PurchaseStepInput): Promise<PurchaseRow> {
  const row = await lockPurchase(tx, id, whereVisible(call));
  if (row === null) throw notFound();
  if (version !== undefined && row.version !== version) {
    throw new AppError('changedMeanwhile', { current: { ...(await toPurchasePage(call, tx, row)) } });
  }
  if (step !== undefined && !canTakePurchaseStep(step, row)) throw new AppError('purchaseMoved');
  return row;
}

/** Returns the page of an invoice after a change. */
export async function getPurchasePage(call: Call, db: Queryable, id: number): Promise<PurchasePage> {
  const row = await findPurchase(db, id);
  if (row === null) throw notFound();
  return toPurchasePage(call, db, row);
}

export async function getVisiblePurchase(call: Call, id: number): Promise<PurchaseRow> {
  const row = await findPurchase(call.db, id, whereVisible(call));
  if (row === null) throw notFound();
  return row;
}

export async function listPurchases(call: Call, { query }: Input<'listPurchases'>): Output<'listPurchases'> {
  const today = call.app.clock.today();
  const rows = (ids: readonly number[]) => findPurchasesByIds(call.db, ids);
  const page = await readPage(call, buildPurchaseList(today), { asked: query, only: whereVisible(call), rows });
  return { ...page, data: page.data.map((row) => toListedPurchase(row, today)) };
}

function toExportColumns(locale: Locale): readonly ExportColumn<PurchaseRow>[] {
  const words = getTranslator(locale);
  const money = (name: 'net' | 'vat' | 'total' | 'paid') =>
    ({ name, kind: 'money', value: (row: PurchaseRow) => toFullDigits(row[name], row.currency) }) as const;
  return [
    { name: 'number', kind: 'text', value: ({ number }) => number },
    { name: 'supplierName', kind: 'text', value: ({ supplierName }) => supplierName },
    { name: 'state', kind: 'text', value: ({ state }) => words(`lists.purchases.states.${state}`) },
    { name: 'selfBilled', kind: 'flag', value: ({ selfBilled }) => selfBilled },
    { name: 'businessName', kind: 'text', value: ({ businessName }) => businessName },
    { name: 'tripId', kind: 'number', value: ({ tripId }) => tripId },
    { name: 'issueDate', kind: 'day', value: ({ issueDate }) => issueDate },
    { name: 'dueDate', kind: 'day', value: ({ dueDate }) => dueDate },
    { name: 'currency', kind: 'text', value: ({ currency }) => currency },
    money('net'),
    money('vat'),
    money('total'),
    { name: 'expected', kind: 'money', value: ({ expected, currency }) => (expected === null ? null : toFullDigits(expected, currency)) },
    { name: 'difference', kind: 'money', value: computeDifference },
    money('paid'),
    { name: 'outstanding', kind: 'money', value: computeOutstanding },
    { name: 'createdAt', kind: 'instant', value: ({ createdAt }) => createdAt },
  ];
}

export function exportPurchases(call: Call, { query }: Input<'exportPurchases'>): Promise<FileResponse> {
  const rows = (ids: readonly number[]) => findPurchasesByIds(call.db, ids);
  const list = buildPurchaseList(call.app.clock.today());
  return exportList(call, list, { asked: query, only: whereVisible(call), rows, columns: toExportColumns(call.locale) });
}

export async function readPurchaseAgeing(call: Call): Output<'readPurchaseAgeing'> {
  const rows = await sumPayablesByAge(call.db, { today: call.app.clock.today(), only: whereVisible(call) });
  const data = rows.map((row) => {
    const exact = (amount: string) => toFullDigits(amount, row.currency);
    const { currency, notDue, upTo30, upTo60, upTo90, over90, total } = row;
    return {
      currency,
      notDue: exact(notDue),
      upTo30: exact(upTo30),
      upTo60: exact(upTo60),
      upTo90: exact(upTo90),
      over90: exact(over90),
      total: exact(total),
    };
  });
  return { data };
}

export async function readPurchase(call: Call, { params: { id } }: Input<'readPurchase'>): Output<'readPurchase'> {
  return toPurchasePage(call, call.db, await getVisiblePurchase(call, id));
}
