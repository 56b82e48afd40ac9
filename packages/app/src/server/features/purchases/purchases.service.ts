// Use cases of purchase invoices: reading them, and drafts while they are recorded, changed or taken out.

import type { PurchaseStep } from '#contract/finance/purchase-states.ts';
import type * as endpoints from '#contract/finance/purchases.endpoints.ts';
import type { PurchasePage } from '#contract/finance/purchases.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { written } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { billedBy, findPurchase, lockPurchase, owedByAge, type PurchaseRow, purchaseListOn, purchasesByIds } from './purchases.queries.ts';
import { listedPurchaseRecord, purchaseRecord } from './purchases.records.ts';
import { differenceOf, isPossible, outstandingOf } from './purchases.rules.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** The invoices that a caller may see at all: all of them, or those of the own family. */
function onlyFor({ grant, caller }: Pick<Call, 'grant' | 'caller'>) {
  return grant.all ? undefined : billedBy(caller?.id ?? 0);
}

interface Wanted {
  readonly id: number;
  readonly version?: number;
  /** Left out where any state will do. */
  readonly step?: PurchaseStep;
}

/** An invoice within a transaction, locked, as the caller has read it, from which this step can be taken. */
export async function heldPurchase(tx: Transaction, call: Call, { id, version, step }: Wanted): Promise<PurchaseRow> {
  const row = await lockPurchase(tx, id, onlyFor(call));
  if (row === null) throw notFound();
  if (version !== undefined && row.version !== version) {
    throw new Refusal('changedMeanwhile', { current: { ...(await purchaseRecord(call, tx, row)) } });
  }
  if (step !== undefined && !isPossible(step, row)) throw new Refusal('purchaseMoved');
  return row;
}

/** The invoice as it is after a change. */
export async function purchaseAnswer(call: Call, db: Queryable, id: number): Promise<PurchasePage> {
  const row = await findPurchase(db, id);
  if (row === null) throw notFound();
  return purchaseRecord(call, db, row);
}

export async function readablePurchase(call: Call, id: number): Promise<PurchaseRow> {
  const row = await findPurchase(call.db, id, onlyFor(call));
  if (row === null) throw notFound();
  return row;
}

export async function listPurchases(call: Call, { query }: Asked<'listPurchases'>): Answered<'listPurchases'> {
  const today = call.app.clock.today();
  const rows = (ids: readonly number[]) => purchasesByIds(call.db, ids);
  const page = await readPage(call, purchaseListOn(today), { asked: query, only: onlyFor(call), rows });
  return { ...page, data: page.data.map((row) => listedPurchaseRecord(row, today)) };
}

function columnsIn(locale: Locale): readonly ExportColumn<PurchaseRow>[] {
  const words = wordsIn(locale);
  const money = (name: 'net' | 'vat' | 'total' | 'paid') =>
    ({ name, kind: 'money', value: (row: PurchaseRow) => written(row[name], row.currency) }) as const;
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
    { name: 'expected', kind: 'money', value: ({ expected, currency }) => (expected === null ? null : written(expected, currency)) },
    { name: 'difference', kind: 'money', value: differenceOf },
    money('paid'),
    { name: 'outstanding', kind: 'money', value: outstandingOf },
    { name: 'createdAt', kind: 'instant', value: ({ createdAt }) => createdAt },
  ];
}

export function exportPurchases(call: Call, { query }: Asked<'exportPurchases'>): Promise<Bytes> {
  const rows = (ids: readonly number[]) => purchasesByIds(call.db, ids);
  const list = purchaseListOn(call.app.clock.today());
  return exportList(call, list, { asked: query, only: onlyFor(call), rows, columns: columnsIn(call.locale) });
}

export async function readPurchaseAgeing(call: Call): Answered<'readPurchaseAgeing'> {
  const rows = await owedByAge(call.db, { today: call.app.clock.today(), only: onlyFor(call) });
  const data = rows.map((row) => {
    const exact = (amount: string) => written(amount, row.currency);
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

export async function readPurchase(call: Call, { params: { id } }: Asked<'readPurchase'>): Answered<'readPurchase'> {
  return purchaseRecord(call, call.db, await readablePurchase(call, id));
}
