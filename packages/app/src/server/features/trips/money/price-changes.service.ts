// Records price changes with their cause, notifies those concerned of both prices, and asks for consent to a higher one.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { CAUSES_TO_CONSENT, type PriceCause } from '#contract/trips/price-changes.ts';
import type { answerPrice as asked } from '#contract/trips/settle-trip.endpoints.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { getAmountMath, toFullDigits } from '#server/features/finance/finance.public.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import { findTripName } from '#server/features/trips/read/names.queries.ts';
import { whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import { getTripAnswer } from '#server/features/trips/read/trip.records.ts';
import { addTask } from '#server/features/trips/tasks/tasks.service.ts';
import { lockTrip, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { answerPriceChange, findLastPriceChange, insertPriceChange, withdrawPriceQuestions } from './price-changes.queries.ts';

export interface PriceChangeInput {
  readonly trip: TripRow;
  readonly cause: PriceCause;
  readonly currency: string;
  readonly before: string;
  readonly after: string;
  /** The fingerprint of the newly agreed price. */
  readonly fingerprint: string;
}

/** Returns the last amount that the parent agreed to; a price without their consent doesn't count. */
async function agreedBefore(tx: Transaction, { trip, currency, before }: PriceChangeInput): Promise<string> {
  const last = await findLastPriceChange(tx, trip.id);
  const isOpen = last !== null && (last.consent === 'asked' || last.consent === 'refused');
  return isOpen && last.currency === currency ? toFullDigits(last.before, currency) : before;
}

async function tell(
  tx: Transaction,
  { app, caller }: Actor,
  { trip, ...figures }: PriceChangeInput & { readonly isAsked: boolean },
): Promise<void> {
  const { id: tripId, fromDate, toDate, parentId, agentId, coordinatorId } = trip;
  const { cause, currency, before, after, isAsked } = figures;
  const difference = getAmountMath(currency).subtract(after, before);
  const data = { ...{ tripId, fromDate, toDate, cause, currency, before, after, difference, isAsked }, name: await findTripName(tx, trip) };
  const isParents = caller !== null && caller.id === parentId;
  // Parents also get a receipt of their own changes.
  const except = caller === null || isParents ? {} : { except: caller.id };
  const notice = { kind: 'tripPriceChanged', data, ...(isAsked && ({ anyway: 'answer' } as const)), ...except } as const;
  const userIds = [...new Set([parentId, agentId, coordinatorId].filter((id) => id !== null))];
  if (userIds.length > 0) await notify(tx, app, { ...notice, to: { userIds } });
  if (coordinatorId === null) await notify(tx, app, { ...notice, to: { roles: ['Coordinator'] } });
}

/** Records a new price of a locked trip and notifies those concerned; does nothing if the amount is the same. */
export async function recordPriceChange(tx: Transaction, by: Actor, other: PriceChangeInput): Promise<void> {
  const { trip, cause, currency, after, fingerprint } = other;
  const math = getAmountMath(currency);
  const before = await agreedBefore(tx, other);
  await withdrawPriceQuestions(tx, trip.id);
  const order = math.compare(after, before);
  if (order === 0) return;
  const isAsked = order > 0 && trip.parentId !== null && CAUSES_TO_CONSENT.includes(cause);
  const consent = isAsked ? 'asked' : 'notNeeded';
  await insertPriceChange(tx, { tripId: trip.id, cause, currency, before, after, fingerprint, consent, at: by.app.clock.now() });
  await tell(tx, by, { ...other, before, isAsked });
}

/** The same by trip ID. */
export async function recordTripPrice(
  tx: Transaction,
  by: Actor,
  { tripId, ...other }: Omit<PriceChangeInput, 'trip'> & { readonly tripId: number },
) {
  const trip = await lockTrip(tx, tripId);
  if (trip !== null) await recordPriceChange(tx, by, { ...other, trip });
}

/** Returns whether the parent has not answered, or has refused, a higher price of a trip. */
export async function isConsentMissing(db: Queryable, { id, quoteFingerprint }: TripRow): Promise<boolean> {
  const last = await findLastPriceChange(db, id);
  return last !== null && last.fingerprint === quoteFingerprint && (last.consent === 'asked' || last.consent === 'refused');
}

/**
 * Records the payer's answer to a higher price. Without consent nothing more is billed: staff get a task to find another solution.
 * @throws AppError `tripMoved` if the price has changed again, or was answered differently
 */
export async function answerPrice(call: Call, { params: { id }, body }: CheckedRequest<typeof asked>): Promise<AnswerOf<typeof asked>> {
  const { changeId, isAgreed } = body;
  return call.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, id, whereVisibleTrips(call));
    if (trip === null) throw notFound();
    if (trip.parentId !== call.caller?.id) throw new HttpError('forbidden');
    const last = await findLastPriceChange(tx, id);
    const consent = isAgreed ? 'agreed' : 'refused';
    if (last?.id === changeId && last.consent === consent) return getTripAnswer(call, tx, id);
    if (last === null || last.id !== changeId || last.consent !== 'asked') throw new AppError('tripMoved');
    await answerPriceChange(tx, { id: changeId, consent, answeredAt: call.app.clock.now(), answeredBy: call.caller.id });
    const { currency } = last;
    const amount = getAmountMath(currency).subtract(toFullDigits(last.after, currency), toFullDigits(last.before, currency));
    if (!isAgreed) await addTask(tx, call, { tripId: id, kind: 'priceRefused', key: `change:${changeId}`, currency, amount });
    const changes = { priceAgreed: isAgreed, amount, currency };
    await recordChange(tx, call, { action: 'trip.edit', subjectType: 'trip', subjectId: id, changes });
    return getTripAnswer(call, tx, id);
  });
}
