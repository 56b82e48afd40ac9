// Use cases of payments: reading them, and recording received payments.

import { type AuditMessages, createAuditMessages } from '#contract/administration/audit-messages.ts';
import type * as endpoints from '#contract/finance/payments/payments.endpoints.ts';
import type { PaymentBody, PaymentPage } from '#contract/finance/payments/payments.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { lockInvoice } from '#server/features/finance/invoices/invoices.queries.ts';
import { canTakeInvoiceStep } from '#server/features/finance/invoices/invoices.rules.ts';
import { findSeller } from '#server/features/finance/invoices/sellers.queries.ts';
import { parseAmount, settleInvoice } from '#server/features/finance/invoices/settle-invoice.service.ts';
import { getAmountMath, isAbove, isCurrency, toFullDigits } from '#server/features/finance/money.rules.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { assertPaidByNow } from './payment-date.service.ts';
import {
  findPayment,
  findPaymentByKey,
  findPaymentsByIds,
  insertPayment,
  type PaymentRow,
  paymentList,
  wherePaysInvoicesOf,
} from './payments.queries.ts';
import { toListedPayment, toPaymentPage } from './payments.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function whereVisible({ grant, caller }: Call) {
  return grant.all ? undefined : wherePaysInvoicesOf(caller?.id ?? 0);
}

export async function listPayments(call: Call, { query }: Input<'listPayments'>): Output<'listPayments'> {
  const rows = (ids: readonly number[]) => findPaymentsByIds(call.db, ids);
  const page = await readPage(call, paymentList, { asked: query, only: whereVisible(call), rows });
  return { ...page, data: page.data.map(toListedPayment) };
}

const toExportColumns = (words: AuditMessages): readonly ExportColumn<PaymentRow>[] => [
  { name: 'paidOn', kind: 'day', value: ({ paidOn }) => paidOn },
  { name: 'kind', kind: 'text', value: ({ kind }) => words.value('kind', kind) },
  { name: 'method', kind: 'text', value: ({ method }) => words.value('method', method) },
  { name: 'businessName', kind: 'text', value: ({ businessName }) => businessName },
  { name: 'payerName', kind: 'text', value: ({ payerName }) => payerName },
  { name: 'reference', kind: 'text', value: ({ reference }) => reference },
  { name: 'currency', kind: 'text', value: ({ currency }) => currency },
  { name: 'amount', kind: 'money', value: ({ amount, currency }) => toFullDigits(amount, currency) },
  { name: 'refunded', kind: 'money', value: ({ refunded, currency }) => toFullDigits(refunded, currency) },
  { name: 'unallocated', kind: 'money', value: (row) => toFullDigits(row.unallocated, row.currency) },
  { name: 'createdAt', kind: 'instant', value: ({ createdAt }) => createdAt },
];

export function exportPayments(call: Call, { query }: Input<'exportPayments'>): Promise<FileResponse> {
  const rows = (ids: readonly number[]) => findPaymentsByIds(call.db, ids);
  const words = createAuditMessages(createMessageLookup(call.locale), call.locale);
  return exportList(call, paymentList, { asked: query, only: whereVisible(call), rows, columns: toExportColumns(words) });
}

export async function readPayment(call: Call, { params: { id } }: Input<'readPayment'>): Output<'readPayment'> {
  const row = await findPayment(call.db, id, whereVisible(call));
  if (row === null) throw notFound();
  return toPaymentPage(call, call.db, row);
}

/** Returns the payment after a change. */
export async function getPaymentPage(call: Call, db: Queryable, id: number): Promise<PaymentPage> {
  const row = await findPayment(db, id);
  if (row === null) throw notFound();
  return toPaymentPage(call, db, row);
}

/** The fields that must match for a payment with the same key to count as the same payment. */
type PaymentIdentity = Pick<PaymentRow, 'kind' | 'businessId' | 'currency' | 'amount'> & { readonly refundsId?: number | null };

/** Returns the payment recorded with this key; throws if it differs. */
export async function getSamePaymentByKey(tx: Transaction, key: string, named: PaymentIdentity): Promise<PaymentRow> {
  const row = await findPaymentByKey(tx, key);
  const { compare } = getAmountMath(named.currency);
  const isSame =
    row !== null &&
    row.kind === named.kind &&
    row.businessId === named.businessId &&
    row.currency === named.currency &&
    row.refundsId === (named.refundsId ?? null) &&
    compare(row.amount, named.amount) === 0;
  if (!isSame) throw new AppError('paymentKeyTaken', { field: 'key' });
  return row;
}

/** Allocates money of a payment to an invoice of the same business and currency. */
export async function allocateToInvoice(
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
  if (row === null) throw new ValidationError([{ field: field.replace(/amount$/, 'invoiceId'), rule: 'unknownNumber' }]);
  if (!canTakeInvoiceStep('pay', row)) throw new AppError('invoiceMoved');
  if (row.businessId !== payment.businessId || row.currency !== payment.currency) throw new AppError('otherAccount');
  await settleInvoice(tx, call, { row, paymentId: payment.id, amount, field });
}

/** Returns the allocations of a new payment, each invoice once, sorted by ID so that concurrent transactions can't deadlock. */
function toAllocations({ allocations }: PaymentBody, { amount, currency }: { amount: string; currency: string }) {
  const math = getAmountMath(currency);
  const wishes = allocations.map(({ invoiceId, amount: part }, index) => {
    const field = `allocations.${index}.amount`;
    return { invoiceId, field, amount: parseAmount(part, currency, field) };
  });
  const twice = wishes.findIndex(({ invoiceId }, index) => wishes.findIndex((other) => other.invoiceId === invoiceId) < index);
  if (twice >= 0) throw new ValidationError([{ field: `allocations.${twice}.invoiceId`, rule: 'invalid' }]);
  const sum = math.sum(wishes.map((wish) => wish.amount));
  if (isAbove(sum, amount, math)) throw new AppError('moreThanPaid', { field: 'allocations', values: { left: amount, currency } });
  return wishes.sort((a, b) => a.invoiceId - b.invoiceId);
}

/** Records a payment within a transaction; returns its ID, and whether it is new. */
export async function recordReceivedPayment(tx: Transaction, call: Actor, body: PaymentBody): Promise<{ id: number; isNew: boolean }> {
  const { businessId, paidOn, method, payerName, reference, key = null } = body;
  const seller = await findSeller(tx, businessId);
  if (seller === null) throw new ValidationError([{ field: 'businessId', rule: 'unknownNumber' }]);
  const currency = body.currency ?? seller.currency;
  if (!isCurrency(currency)) throw new ValidationError([{ field: 'currency', rule: 'currency' }]);
  const amount = parseAmount(body.amount, currency);
  const wishes = toAllocations(body, { amount, currency });
  const by = { createdBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
  const named = { kind: 'received', businessId, currency, amount } as const;
  const id = await insertPayment(tx, { ...named, method, paidOn, payerName, reference, key, ...by });
  if (id === null) return { id: (await getSamePaymentByKey(tx, key ?? '', named)).id, isNew: false };
  for (const wish of wishes) await allocateToInvoice(tx, call, { payment: { id, businessId, currency }, ...wish });
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

export async function recordPayment(call: Call, { body }: Input<'recordPayment'>): Output<'recordPayment'> {
  assertPaidByNow(call.app.clock, body.paidOn);
  return call.db.transaction(async (tx) => {
    const { id } = await recordReceivedPayment(tx, call, body);
    return getPaymentPage(call, tx, id);
  });
}
