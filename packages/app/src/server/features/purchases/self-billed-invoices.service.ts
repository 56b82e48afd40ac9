// Use cases of self-billed invoices, written in the name of payees of a stay: drafting them from the agreed quote, and voiding them.

import type * as endpoints from '#contract/finance/purchases/purchases.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { TripFacts } from '#contract/trips/trips.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { findConstraint } from '#server/db/fault.ts';
import { getAmountMath, isAbove } from '#server/features/finance/finance.public.ts';
import { findTrip } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { listOwedAmounts, type OwedAmount } from './expected-amounts.service.ts';
import { listPayoutsOfPurchase, lockPayoutsOfStay, type PayoutRow, updatePurchaseOfPayouts } from './purchase-payouts.queries.ts';
import {
  findPayee,
  insertPurchaseOfStay,
  listPurchasesOfTrip,
  lockPurchase,
  type PurchaseRow,
  updatePurchase,
} from './purchases.queries.ts';
import { toListedPurchase } from './purchases.records.ts';
import { sumPurchase, toLinesOfQuote } from './purchases.rules.ts';
import { lockPurchasesOfStay, reversePurchase } from './reverse-purchase.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

interface SelfBilledStay {
  readonly trip: TripFacts;
  readonly owed: OwedAmount;
}

/** Links payouts of the stay to its invoice, unless their sum exceeds its total. */
async function linkPayoutsOfStay(tx: Transaction, row: PurchaseRow, payouts: readonly PayoutRow[]): Promise<void> {
  const math = getAmountMath(row.currency);
  const fit = payouts.filter(({ state, currency }) => currency === row.currency && state !== 'paid' && state !== 'void');
  const all = [...(await listPayoutsOfPurchase(tx, row.id)), ...fit];
  if (isAbove(math.sum(all.map(({ amount }) => amount)), row.total, math)) return;
  await updatePurchaseOfPayouts(
    tx,
    fit.map(({ id }) => id),
    row.id,
  );
}

/** Returns the columns of an invoice that come from the quote of its stay. */
function toPurchaseColumns({ trip, owed }: SelfBilledStay, vat: string) {
  const math = getAmountMath(owed.currency);
  const lines = toLinesOfQuote(owed.lines, math);
  return {
    currency: owed.currency,
    lines,
    ...sumPurchase(lines, vat, math),
    quoteFingerprint: trip.quoteFingerprint,
    expected: owed.amount,
  };
}

/**
 * Inserts the invoice of a stay; returns null if the host's own invoice is recorded concurrently. Uses a savepoint, so that the rest of the
 * transaction, such as booking the stay, can continue.
 */
function insertUnlessBilled(tx: Transaction, fields: Parameters<typeof insertPurchaseOfStay>[1]): Promise<number | null> {
  return tx
    .transaction((point) => insertPurchaseOfStay(point, fields))
    .catch((error: unknown) => {
      if (findConstraint(error) === 'purchase_invoices_stay_once') return null;
      throw error;
    });
}

async function insertDraft(tx: Transaction, by: Actor, { trip, owed }: SelfBilledStay): Promise<number | null> {
  const { payeeType, payeeId } = owed;
  const columns = toPurchaseColumns({ trip, owed }, '0');
  const supplierName = (await findPayee(tx, { payeeType, payeeId }))?.name ?? owed.name;
  const { id: tripId, businessId, toDate } = trip;
  const stay = { ...{ payeeType, payeeId, supplierName, tripId, businessId }, selfBilled: true, issueDate: toDate, dueDate: toDate };
  const made = { createdBy: by.caller?.id ?? null, createdAt: by.app.clock.now() };
  const id = await insertUnlessBilled(tx, { ...stay, ...columns, ...made });
  if (id === null) return null;
  const { currency, net, vat, total, expected } = columns;
  const changes = { supplierName, currency, net, vat, total, expected, tripId };
  await recordChange(tx, by, { action: 'purchaseInvoice.create', subjectType: 'purchaseInvoice', subjectId: id, changes });
  return id;
}

/** Updates a draft to the agreed price; keeps the VAT that finance has entered. */
async function updateDraft(tx: Transaction, by: Actor, { row, billed }: { row: PurchaseRow; billed: SelfBilledStay }): Promise<void> {
  if (row.state !== 'draft' || row.quoteFingerprint === billed.trip.quoteFingerprint) return;
  const columns = toPurchaseColumns(billed, row.vat);
  await updatePurchase(tx, row.id, { ...columns, acceptedBy: null, acceptedAt: null });
  const changes = findDifferences({ ...row }, columns);
  await recordChange(tx, by, { action: 'purchaseInvoice.edit', subjectType: 'purchaseInvoice', subjectId: row.id, changes });
}

async function upsertDraft(tx: Transaction, by: Actor, billed: SelfBilledStay): Promise<number | null> {
  const { trip, owed } = billed;
  const payouts = await lockPayoutsOfStay(tx, { tripId: trip.id, payeeType: owed.payeeType, payeeId: owed.payeeId });
  const stay = { tripId: trip.id, payeeType: owed.payeeType, payeeId: owed.payeeId };
  // A host who has billed the stay themselves gets no self-billed invoice.
  if ((await lockPurchasesOfStay(tx, stay)).some(({ selfBilled }) => !selfBilled)) return null;
  const id = await insertDraft(tx, by, billed);
  const known = id ?? (await listPurchasesOfTrip(tx, trip.id)).find((row) => isSelfBilledFor(row, owed))?.id;
  const row = known === undefined ? null : await lockPurchase(tx, known);
  if (row === null) return id;
  await updateDraft(tx, by, { row, billed });
  await linkPayoutsOfStay(tx, (await lockPurchase(tx, row.id)) ?? row, payouts);
  return id;
}

/** Tells whether this is our self-billed invoice for a payee. */
const isSelfBilledFor = (row: PurchaseRow, { payeeType, payeeId }: Pick<OwedAmount, 'payeeType' | 'payeeId'>) =>
  row.selfBilled && row.payeeType === payeeType && row.payeeId === payeeId;

/**
 * Drafts the invoices of all payees of a stay and links its payouts, in the transaction that books it. Idempotent: an existing invoice gets
 * no duplicate, drafts are updated to a new agreed price, and later payouts are linked too. Without an agreed price, nobody is owed
 * anything.
 */
export async function draftPurchases(tx: Transaction, by: Actor, tripId: number): Promise<number[]> {
  const trip = await findTrip(tx, tripId);
  const all = trip === null || trip.quoteFingerprint === null ? null : await listOwedAmounts(by.app, tx, trip.quoteFingerprint);
  if (trip === null || all === null) return [];
  const ids: number[] = [];
  await deleteObsoleteDrafts(tx, by, { tripId, all });
  const inOrder = [...all].sort((a, b) => a.payeeType.localeCompare(b.payeeType) || a.payeeId - b.payeeId);
  for (const owed of inOrder) {
    const id = await upsertDraft(tx, by, { trip, owed });
    if (id !== null) ids.push(id);
  }
  return ids;
}

/** Deletes drafts of payees whom the agreed price no longer pays. */
async function deleteObsoleteDrafts(
  tx: Transaction,
  by: Actor,
  { tripId, all }: { tripId: number; all: readonly OwedAmount[] },
): Promise<void> {
  for (const { id, ...known } of await listPurchasesOfTrip(tx, tripId)) {
    if (!known.selfBilled || known.state !== 'draft' || all.some((owed) => isSelfBilledFor({ id, ...known }, owed))) continue;
    await reversePurchase(tx, by, { id, reason: '' });
  }
}

export async function selfBillTrip(call: Call, { body: { tripId } }: Input<'selfBillTrip'>): Output<'selfBillTrip'> {
  return call.db.transaction(async (tx) => {
    const trip = await findTrip(tx, tripId);
    if (trip === null) throw new ValidationError([{ field: 'tripId', rule: 'unknownNumber' }]);
    if (trip.quoteFingerprint === null) throw new AppError('stayNotPriced', { field: 'tripId' });
    await draftPurchases(tx, call, tripId);
    const rows = await listPurchasesOfTrip(tx, tripId);
    return { data: rows.filter(({ selfBilled }) => selfBilled).map((row) => toListedPurchase(row, call.app.clock.today())) };
  });
}

/**
 * Reverses the self-billed invoices of a stay in the transaction that cancels it: deletes drafts, voids approved ones. Paid or partly paid
 * ones are kept for finance to settle. Returns how many are kept.
 */
export async function voidPurchases(tx: Transaction, by: Actor, { tripId, reason }: { tripId: number; reason: string }): Promise<number> {
  let left = 0;
  for (const { id, selfBilled } of await listPurchasesOfTrip(tx, tripId)) {
    if (selfBilled && !(await reversePurchase(tx, by, { id, reason }))) left += 1;
  }
  return left;
}
