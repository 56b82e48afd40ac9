// Use cases of payments: reading them, and recording money that was received.

import { type ChangeWords, changeWords } from '#contract/administration/change-words.ts';
import type * as endpoints from '#contract/finance/payments.endpoints.ts';
import type { PaymentBody, PaymentPage } from '#contract/finance/payments.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { type Actor, recordChange } from '#server/platform/record.ts';
import { FieldFaults, notFound, Refusal } from '#server/platform/refusal.ts';
import { lookUpIn } from '#server/platform/words.ts';
import { lockInvoice } from './invoices.queries.ts';
import { isPossible } from './invoices.rules.ts';
import { isAbove, isCurrency, mathOf, written } from './money.rules.ts';
import { assertPaidByNow } from './paid-on.service.ts';
import {
  findPayment,
  forInvoicesOf,
  insertPayment,
  type PaymentRow,
  paymentByKey,
  paymentList,
  paymentsByIds,
} from './payments.queries.ts';
import { listedPaymentRecord, paymentRecord } from './payments.records.ts';
import { findSeller } from './sellers.queries.ts';
import { amountIn, settle } from './settling.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function onlyFor({ grant, caller }: Call) {
  return grant.all ? undefined : forInvoicesOf(caller?.id ?? 0);
}

export async function listPayments(call: Call, { query }: Asked<'listPayments'>): Answered<'listPayments'> {
  const rows = (ids: readonly number[]) => paymentsByIds(call.db, ids);
  const page = await readPage(call, paymentList, { asked: query, only: onlyFor(call), rows });
  return { ...page, data: page.data.map(listedPaymentRecord) };
}

const columns = (words: ChangeWords): readonly ExportColumn<PaymentRow>[] => [
  { name: 'paidOn', kind: 'day', value: ({ paidOn }) => paidOn },
  { name: 'kind', kind: 'text', value: ({ kind }) => words.value('kind', kind) },
  { name: 'method', kind: 'text', value: ({ method }) => words.value('method', method) },
  { name: 'businessName', kind: 'text', value: ({ businessName }) => businessName },
  { name: 'payerName', kind: 'text', value: ({ payerName }) => payerName },
  { name: 'reference', kind: 'text', value: ({ reference }) => reference },
  { name: 'currency', kind: 'text', value: ({ currency }) => currency },
  { name: 'amount', kind: 'money', value: ({ amount, currency }) => written(amount, currency) },
  { name: 'refunded', kind: 'money', value: ({ refunded, currency }) => written(refunded, currency) },
  { name: 'unallocated', kind: 'money', value: (row) => written(row.unallocated, row.currency) },
  { name: 'createdAt', kind: 'instant', value: ({ createdAt }) => createdAt },
];

export function exportPayments(call: Call, { query }: Asked<'exportPayments'>): Promise<Bytes> {
  const rows = (ids: readonly number[]) => paymentsByIds(call.db, ids);
  const words = changeWords(lookUpIn(call.locale), call.locale);
  return exportList(call, paymentList, { asked: query, only: onlyFor(call), rows, columns: columns(words) });
}

export async function readPayment(call: Call, { params: { id } }: Asked<'readPayment'>): Answered<'readPayment'> {
  const row = await findPayment(call.db, id, onlyFor(call));
  if (row === null) throw notFound();
  return paymentRecord(call, call.db, row);
}

/** The payment as it is after a change. */
export async function paymentAnswer(call: Call, db: Queryable, id: number): Promise<PaymentPage> {
  const row = await findPayment(db, id);
  if (row === null) throw notFound();
  return paymentRecord(call, db, row);
}

/** What a payment must share with another of the same key to be the same one. */
type Named = Pick<PaymentRow, 'kind' | 'businessId' | 'currency' | 'amount'> & { readonly refundsId?: number | null };

/** The payment that was recorded with this key; refused where it is another. */
export async function sameByKey(tx: Transaction, key: string, named: Named): Promise<PaymentRow> {
  const row = await paymentByKey(tx, key);
  const { compare } = mathOf(named.currency);
  const isSame =
    row !== null &&
    row.kind === named.kind &&
    row.businessId === named.businessId &&
    row.currency === named.currency &&
    row.refundsId === (named.refundsId ?? null) &&
    compare(row.amount, named.amount) === 0;
  if (!isSame) throw new Refusal('paymentKeyTaken', { field: 'key' });
  return row;
}

/** Settles an invoice with money of a payment: both of one business and currency. */
export async function allocateTo(
  tx: Transaction,
  call: Actor,
  {
    payment,
    invoiceId,
    amount,
    field,
  }: { payment: Pick<PaymentRow, 'id' | 'businessId' | 'currency'>; invoiceId: number; amount: string; field: string },
): Promise<void> {
  const row = await lockInvoice(tx, invoiceId);
  if (row === null) throw new FieldFaults([{ field: field.replace(/amount$/, 'invoiceId'), rule: 'unknownNumber' }]);
  if (!isPossible('pay', row)) throw new Refusal('invoiceMoved');
  if (row.businessId !== payment.businessId || row.currency !== payment.currency) throw new Refusal('otherAccount');
  await settle(tx, call, { row, paymentId: payment.id, amount, field });
}

/** The invoices that a new payment settles, in the order of their numbers, so that nobody waits for each other; each once. */
function wishesOf({ allocations }: PaymentBody, { amount, currency }: { amount: string; currency: string }) {
  const math = mathOf(currency);
  const wishes = allocations.map(({ invoiceId, amount: part }, index) => {
    const field = `allocations.${index}.amount`;
    return { invoiceId, field, amount: amountIn(part, currency, field) };
  });
  const twice = wishes.findIndex(({ invoiceId }, index) => wishes.findIndex((other) => other.invoiceId === invoiceId) < index);
  if (twice >= 0) throw new FieldFaults([{ field: `allocations.${twice}.invoiceId`, rule: 'invalid' }]);
  const sum = math.sum(wishes.map((wish) => wish.amount));
  if (isAbove(sum, amount, math)) throw new Refusal('moreThanPaid', { field: 'allocations', values: { left: amount, currency } });
  return wishes.sort((a, b) => a.invoiceId - b.invoiceId);
}

/** Records a payment within a transaction; answers its number, and whether it was recorded now. */
export async function recorded(tx: Transaction, call: Actor, body: PaymentBody): Promise<{ id: number; isNew: boolean }> {
  const { businessId, paidOn, method, payerName, reference, key = null } = body;
  const seller = await findSeller(tx, businessId);
  if (seller === null) throw new FieldFaults([{ field: 'businessId', rule: 'unknownNumber' }]);
  const currency = body.currency ?? seller.currency;
  if (!isCurrency(currency)) throw new FieldFaults([{ field: 'currency', rule: 'currency' }]);
  const amount = amountIn(body.amount, currency);
  const wishes = wishesOf(body, { amount, currency });
  const by = { createdBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
  const named = { kind: 'received', businessId, currency, amount } as const;
  const id = await insertPayment(tx, { ...named, method, paidOn, payerName, reference, key, ...by });
  if (id === null) return { id: (await sameByKey(tx, key ?? '', named)).id, isNew: false };
  for (const wish of wishes) await allocateTo(tx, call, { payment: { id, businessId, currency }, ...wish });
  const changes = {
    amount,
    currency,
    paidOn,
    method,
    payerName,
    allocations: wishes.map(({ invoiceId, amount: part }) => ({ invoiceId, amount: part })),
  };
  await recordChange(tx, call, { action: 'payment.record', subjectType: 'payment', subjectId: id, changes });
  return { id, isNew: true };
}

export async function recordPayment(call: Call, { body }: Asked<'recordPayment'>): Answered<'recordPayment'> {
  assertPaidByNow(call.app.clock, body.paidOn);
  return call.db.transaction(async (tx) => {
    const { id } = await recorded(tx, call, body);
    return paymentAnswer(call, tx, id);
  });
}
