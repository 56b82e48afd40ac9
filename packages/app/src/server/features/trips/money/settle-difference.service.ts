// Settles the difference between price and invoices of a trip. Only finance do this; nothing is charged automatically.

import type { settleTripDifference as asked, TripBilling } from '#contract/finance/invoices/trip-billing.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { AGREED_STATES, type TripState } from '#contract/trips/states.ts';
import type { Transaction } from '#server/db/database.ts';
import { billDifference, creditDifference, getAmountMath, getTripBilling, isAbove } from '#server/features/finance/finance.public.ts';
import { notifyTripEvent } from '#server/features/trips/lifecycle/trip-notifications.service.ts';
import { whereOwnTrips } from '#server/features/trips/read/scopes.queries.ts';
import { addTask, finishTasks } from '#server/features/trips/tasks/tasks.service.ts';
import { lockTrip, type TripRow, updateTripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { isConsentMissing } from './price-changes.service.ts';

/** The states with a chosen family, so that there is a price to settle. */
const SETTLED_IN: readonly TripState[] = ['reserved', ...AGREED_STATES];

type Body = CheckedRequest<typeof asked>['body'];

interface Settling {
  readonly trip: TripRow & { readonly quoteFingerprint: string };
  readonly billing: TripBilling;
  readonly difference: string;
  readonly body: Body;
}

async function demandSettleable(tx: Transaction, call: Call, trip: TripRow | null, body: Body): Promise<Settling> {
  if (trip === null) throw notFound();
  const { quoteFingerprint } = trip;
  if (!SETTLED_IN.includes(trip.state)) throw new AppError('tripMoved');
  const billing = await getTripBilling(call.app, tx, trip.id);
  if (quoteFingerprint === null || billing?.difference == null) throw new AppError('nothingToSettle');
  const { difference, currency, draft } = billing;
  const math = getAmountMath(currency);
  const shown = math.read(body.difference);
  if (!shown.ok) throw new ValidationError([{ field: 'difference', rule: 'amountDigits', values: { currency, digits: math.digits } }]);
  if (math.compare(shown.value, difference) !== 0)
    throw new AppError('differenceMoved', { field: 'difference', values: { difference, currency } });
  if (math.compare(difference, math.zero) === 0 || math.compare(billing.billed, math.zero) === 0) throw new AppError('nothingToSettle');
  if (draft !== null) throw new AppError('draftUnsent', { values: { invoice: draft.number ?? `#${draft.id}` } });
  return { trip: { ...trip, quoteFingerprint }, billing, difference, body };
}

/**
 * Refuses to close the task of a difference manually while the difference exists; otherwise it would be forgotten.
 * @throws AppError `differenceOpen`
 */
export async function assertDifferenceSettled(tx: Transaction, { app }: Pick<Call, 'app'>, { id, state }: TripRow): Promise<void> {
  const billing = SETTLED_IN.includes(state) ? await getTripBilling(app, tx, id) : null;
  if (billing?.difference == null) return;
  const { difference, billed, currency } = billing;
  const math = getAmountMath(currency);
  const isSettleable = math.compare(billed, math.zero) !== 0 && math.compare(difference, math.zero) !== 0;
  if (isSettleable) throw new AppError('differenceOpen', { values: { difference, currency } });
}

/** Credits the difference and creates refund tasks for finance for amounts that are now overpaid. */
async function creditBack(tx: Transaction, call: Call, { trip, billing, body: { reason } }: Settling): Promise<void> {
  const { id: tripId, quoteFingerprint } = trip;
  const overpaid = await creditDifference(tx, call, { tripId, quoteFingerprint, agreed: billing.agreed, reason });
  const { version } = await updateTripRow(tx, tripId, {});
  for (const { invoiceId, currency, amount } of overpaid) {
    await addTask(tx, call, { tripId, kind: 'refund', key: `difference:${version}:${invoiceId}`, currency, amount, note: reason });
  }
  if (overpaid.length === 0) return;
  await notifyTripEvent(tx, call, { trip, event: 'refundDue', to: ['finance'], refunds: overpaid });
  await notifyTripEvent(tx, call, { trip, event: 'refundComing', to: ['parent'], refunds: overpaid });
}

async function billMore(tx: Transaction, call: Call, { trip, billing, body: { reason } }: Settling): Promise<void> {
  if (reason === '' && (await isConsentMissing(tx, trip))) throw new AppError('consentMissing', { field: 'reason' });
  const { id: tripId, quoteFingerprint } = trip;
  await billDifference(tx, call, { tripId, quoteFingerprint, agreed: billing.agreed, reason });
}

/** Waives the difference, so that the customer pays what was billed; a later price is not affected. */
async function waive(tx: Transaction, call: Call, { trip, difference, billing, body: { reason } }: Settling): Promise<void> {
  if (reason === '') throw new ValidationError([{ field: 'reason', rule: 'required' }]);
  const { id, quoteFingerprint, waivedAmount, waivedFingerprint } = trip;
  const known = waivedFingerprint === quoteFingerprint ? (waivedAmount ?? '0') : '0';
  const waived = getAmountMath(billing.currency).sum([known, difference]);
  await updateTripRow(tx, id, { waivedAmount: waived, waivedFingerprint: quoteFingerprint });
  const changes = { waived: { before: known, after: waived }, currency: billing.currency, reason };
  await recordChange(tx, call, { action: 'trip.edit', subjectType: 'trip', subjectId: id, changes });
}

export async function settleTripDifference(
  call: Call,
  { params: { id }, body }: CheckedRequest<typeof asked>,
): Promise<AnswerOf<typeof asked>> {
  await call.db.transaction(async (tx) => {
    const settling = await demandSettleable(tx, call, await lockTrip(tx, id, whereOwnTrips(call)), body);
    const { difference, billing } = settling;
    const math = getAmountMath(billing.currency);
    const isMore = isAbove(difference, math.zero, math);
    const isBilled = isMore && body.how === 'settle';
    if (!isBilled && !call.may('invoices.void')) throw new HttpError('forbidden');
    // An excess belongs to the customer: it is credited and can't be waived.
    if (!isMore && body.how === 'waive') throw new ValidationError([{ field: 'how', rule: 'invalid' }]);
    if (isBilled) await billMore(tx, call, settling);
    else if (isMore) await waive(tx, call, settling);
    else await creditBack(tx, call, settling);
    const state = body.how === 'waive' ? 'dropped' : 'done';
    await finishTasks(tx, call, { tripId: id, kinds: ['priceDifference', 'priceRefused', 'payerLost'], state });
  });
  const billing = await getTripBilling(call.app, call.db, id);
  if (billing === null) throw notFound();
  return billing;
}
