// Use cases of payouts: reading them, and adding one by hand.

import { type ChangeWords, changeWords } from '#contract/administration/change-words.ts';
import type * as endpoints from '#contract/finance/payouts.endpoints.ts';
import type { PayoutPage } from '#contract/finance/payouts.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import { amountIn, findSeller, isCurrency, written } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record.ts';
import { FieldFaults, notFound, Refusal } from '#server/platform/refusal.ts';
import { lookUpIn } from '#server/platform/words.ts';
import { findPayee } from './details.queries.ts';
import { findPayout, insertPayout, insertStep, type PayoutRow, payoutList, payoutsByIds, toFamilyOf, totalsOf } from './payouts.queries.ts';
import { listedPayoutRecord, payoutRecord } from './payouts.records.ts';
import { isToCaller, payoutNumber } from './payouts.rules.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function onlyFor({ grant, caller }: Call) {
  return grant.all ? undefined : toFamilyOf(caller?.id ?? 0);
}

export async function listPayouts(call: Call, { query }: Asked<'listPayouts'>): Answered<'listPayouts'> {
  const rows = (ids: readonly number[]) => payoutsByIds(call.db, ids);
  const page = await readPage(call, payoutList, { asked: query, only: onlyFor(call), rows });
  return { ...page, data: page.data.map(listedPayoutRecord) };
}

const columns = (words: ChangeWords): readonly ExportColumn<PayoutRow>[] => [
  { name: 'number', kind: 'text', value: ({ id }) => payoutNumber(id) },
  { name: 'payeeName', kind: 'text', value: ({ payeeName }) => payeeName },
  { name: 'studentName', kind: 'text', value: ({ studentName }) => studentName },
  { name: 'state', kind: 'text', value: ({ state }) => words.value('state', state) },
  { name: 'dueDate', kind: 'day', value: ({ dueDate }) => dueDate },
  { name: 'currency', kind: 'text', value: ({ currency }) => currency },
  { name: 'amount', kind: 'money', value: ({ amount, currency }) => written(amount, currency) },
  { name: 'paidOn', kind: 'day', value: ({ paidOn }) => paidOn },
  { name: 'reference', kind: 'text', value: ({ reference }) => reference },
  { name: 'businessName', kind: 'text', value: ({ businessName }) => businessName },
  { name: 'createdAt', kind: 'instant', value: ({ createdAt }) => createdAt },
];

export function exportPayouts(call: Call, { query }: Asked<'exportPayouts'>): Promise<Bytes> {
  const rows = (ids: readonly number[]) => payoutsByIds(call.db, ids);
  const words = changeWords(lookUpIn(call.locale), call.locale);
  return exportList(call, payoutList, { asked: query, only: onlyFor(call), rows, columns: columns(words) });
}

export async function readPayoutTotals(call: Call): Answered<'readPayoutTotals'> {
  const totals = await totalsOf(call.db, onlyFor(call));
  return { data: totals.map((total) => ({ ...total, amount: written(total.amount, total.currency) })) };
}

export async function readPayout(call: Call, { params: { id } }: Asked<'readPayout'>): Answered<'readPayout'> {
  const row = await findPayout(call.db, id, onlyFor(call));
  if (row === null) throw notFound();
  return payoutRecord(call, call.db, row);
}

/** The payout as it is after a change. */
export async function payoutAnswer(call: Call, db: Queryable, id: number): Promise<PayoutPage> {
  const row = await findPayout(db, id);
  if (row === null) throw notFound();
  return payoutRecord(call, db, row);
}

/** What is added by hand is owed at once: nobody waits for a stay to end. */
export async function createPayout(call: Call, { body }: Asked<'createPayout'>): Answered<'createPayout'> {
  const { payeeType, payeeId, businessId, dueDate, reason } = body;
  return call.db.transaction(async (tx) => {
    const payee = await findPayee(tx, { payeeType, payeeId });
    if (payee === null) throw new FieldFaults([{ field: 'payeeId', rule: 'unknownNumber' }]);
    if (isToCaller(payee, call.caller?.id ?? null)) throw new Refusal('payoutToYourself', { field: 'payeeId' });
    const seller = await findSeller(tx, businessId);
    if (seller === null) throw new FieldFaults([{ field: 'businessId', rule: 'unknownNumber' }]);
    const currency = body.currency ?? seller.currency;
    if (!isCurrency(currency)) throw new FieldFaults([{ field: 'currency', rule: 'currency' }]);
    const amount = amountIn(body.amount, currency);
    const createdBy = call.caller?.id ?? null;
    const at = call.app.clock.now();
    const owed = { payeeType, payeeId, businessId, currency, amount, dueDate, reason };
    const id = await insertPayout(tx, { ...owed, state: 'pending', createdBy, createdAt: at });
    if (id === null) throw notFound();
    await insertStep(tx, { payoutId: id, fromState: null, toState: 'pending', byId: createdBy, at, reason });
    const changes = { payeeName: payee.name, amount, currency, dueDate, reason };
    await recordChange(tx, call, { action: 'payout.create', subjectType: 'payout', subjectId: id, changes });
    return payoutAnswer(call, tx, id);
  });
}
