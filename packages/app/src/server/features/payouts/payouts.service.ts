// Use cases of payouts: reading them, and adding one manually.

import { type AuditMessages, createAuditMessages } from '#contract/administration/audit-messages.ts';
import type * as endpoints from '#contract/finance/payouts/payouts.endpoints.ts';
import type { PayoutPage } from '#contract/finance/payouts/payouts.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import { findSeller, isCurrency, parseAmount, toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { findPayee } from './payout-details.queries.ts';
import {
  findPayout,
  findPayoutsByIds,
  insertPayout,
  insertPayoutHistory,
  type PayoutRow,
  payoutList,
  sumPayouts,
  wherePaidToFamilyOf,
} from './payouts.queries.ts';
import { toListedPayout, toPayoutPage } from './payouts.records.ts';
import { isPaidToCaller, payoutNumber } from './payouts.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function whereVisible({ grant, caller }: Call) {
  return grant.all ? undefined : wherePaidToFamilyOf(caller?.id ?? 0);
}

export async function listPayouts(call: Call, { query }: Input<'listPayouts'>): Output<'listPayouts'> {
  const rows = (ids: readonly number[]) => findPayoutsByIds(call.db, ids);
  const page = await readPage(call, payoutList, { asked: query, only: whereVisible(call), rows });
  return { ...page, data: page.data.map(toListedPayout) };
}

const toExportColumns = (words: AuditMessages): readonly ExportColumn<PayoutRow>[] => [
  { name: 'number', kind: 'text', value: ({ id }) => payoutNumber(id) },
  { name: 'payeeName', kind: 'text', value: ({ payeeName }) => payeeName },
  { name: 'studentName', kind: 'text', value: ({ studentName }) => studentName },
  { name: 'state', kind: 'text', value: ({ state }) => words.value('state', state) },
  { name: 'dueDate', kind: 'day', value: ({ dueDate }) => dueDate },
  { name: 'currency', kind: 'text', value: ({ currency }) => currency },
  { name: 'amount', kind: 'money', value: ({ amount, currency }) => toFullDigits(amount, currency) },
  { name: 'paidOn', kind: 'day', value: ({ paidOn }) => paidOn },
  { name: 'reference', kind: 'text', value: ({ reference }) => reference },
  { name: 'businessName', kind: 'text', value: ({ businessName }) => businessName },
  { name: 'createdAt', kind: 'instant', value: ({ createdAt }) => createdAt },
];

export function exportPayouts(call: Call, { query }: Input<'exportPayouts'>): Promise<FileResponse> {
  const rows = (ids: readonly number[]) => findPayoutsByIds(call.db, ids);
  const words = createAuditMessages(createMessageLookup(call.locale), call.locale);
  return exportList(call, payoutList, { asked: query, only: whereVisible(call), rows, columns: toExportColumns(words) });
}

export async function readPayoutTotals(call: Call): Output<'readPayoutTotals'> {
  const totals = await sumPayouts(call.db, whereVisible(call));
  return { data: totals.map((total) => ({ ...total, amount: toFullDigits(total.amount, total.currency) })) };
}

export async function readPayout(call: Call, { params: { id } }: Input<'readPayout'>): Output<'readPayout'> {
  const row = await findPayout(call.db, id, whereVisible(call));
  if (row === null) throw notFound();
  return toPayoutPage(call, call.db, row);
}

/** Returns the payout after a change. */
export async function getPayoutPage(call: Call, db: Queryable, id: number): Promise<PayoutPage> {
  const row = await findPayout(db, id);
  if (row === null) throw notFound();
  return toPayoutPage(call, db, row);
}

/** Adds a payout manually. It starts as pending, since it doesn't wait for a stay to end. */
export async function createPayout(call: Call, { body }: Input<'createPayout'>): Output<'createPayout'> {
  const { payeeType, payeeId, businessId, dueDate, reason } = body;
  return call.db.transaction(async (tx) => {
    const payee = await findPayee(tx, { payeeType, payeeId });
    if (payee === null) throw new ValidationError([{ field: 'payeeId', rule: 'unknownNumber' }]);
    if (isPaidToCaller(payee, call.caller?.id ?? null)) throw new AppError('payoutToYourself', { field: 'payeeId' });
    const seller = await findSeller(tx, businessId);
    if (seller === null) throw new ValidationError([{ field: 'businessId', rule: 'unknownNumber' }]);
    const currency = body.currency ?? seller.currency;
    if (!isCurrency(currency)) throw new ValidationError([{ field: 'currency', rule: 'currency' }]);
    const amount = parseAmount(body.amount, currency);
    const createdBy = call.caller?.id ?? null;
    const at = call.app.clock.now();
    const owed = { payeeType, payeeId, businessId, currency, amount, dueDate, reason };
    const id = await insertPayout(tx, { ...owed, state: 'pending', createdBy, createdAt: at });
    if (id === null) throw notFound();
    await insertPayoutHistory(tx, { payoutId: id, fromState: null, toState: 'pending', byId: createdBy, at, reason });
    const changes = { payeeName: payee.name, amount, currency, dueDate, reason };
    await recordChange(tx, call, { action: 'payout.create', subjectType: 'payout', subjectId: id, changes });
    return getPayoutPage(call, tx, id);
  });
}
