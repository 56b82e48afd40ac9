// What follows when a stay is changed that families were asked for: whoever has agreed to it is told, a booked one is for staff to settle,
// and the backup that waits is the one that the trip names.

import { AWAITED_STATES } from '#contract/trips/states.ts';
import type { Transaction } from '#server/db/database.ts';
import { updatePayouts } from '#server/features/trips/money/bill-trip.service.ts';
import { postSystemMessage } from '#server/features/trips/offers/offer-messages.service.ts';
import { listOffersOfTrips, updateOffer } from '#server/features/trips/offers/offers.queries.ts';
import { addToWaitingList } from '#server/features/trips/offers/place-families.service.ts';
import { transitionOffer } from '#server/features/trips/offers/transition-offer.service.ts';
import type { TripRow } from '#server/features/trips/trip.queries.ts';
import { ValidationError } from '#server/platform/errors.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { markForCustomerService } from './customer-service.service.ts';
import { isAsked } from './transition-guards.rules.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

interface TripChange {
  readonly before: TripRow;
  readonly trip: TripRow;
  /** Whether others travel, or spend their days otherwise, than before. */
  readonly isOther?: boolean;
  readonly reason?: string;
}

/** Whether a change is one that a family or a parent has agreed to differently: the days, who comes, or the price. */
function isOtherStay({ before, trip, isOther = false }: TripChange): boolean {
  const { fromDate, toDate, quoteFingerprint } = before;
  return isOther || fromDate !== trip.fromDate || toDate !== trip.toDate || quoteFingerprint !== trip.quoteFingerprint;
}

/**
 * Tells the parent, staff, and the families that were asked or have accepted, of a held trip that was changed. A family that is to answer
 * has its time anew; a booked stay needs care until staff have settled it with its family. Answers the trip as it is then.
 * @throws ValidationError for a booked stay that is changed without a reason
 */
export async function propagateTripChange(tx: Transaction, by: Actor, changed: TripChange): Promise<TripRow> {
  const { before, trip, reason = '' } = changed;
  if (trip.state === 'new' || !isOtherStay(changed)) return trip;
  const offers = (await listOffersOfTrips(tx, [trip.id])).filter(({ state }) => isAsked(state) || state === 'accepted');
  for (const { id, state } of offers) if (state === 'awaiting_review') await updateOffer(tx, id, { askedAt: by.app.clock.now() });
  const isBooked = before.state === 'booked' && trip.state === 'booked';
  if (isBooked && reason === '') throw new ValidationError([{ field: 'reason', rule: 'required' }]);
  const moved = isBooked ? await markForCustomerService(tx, by, trip, { by: 'product', reason }) : trip;
  const action = trip.state === 'reserved' ? ({ action: 'answerOffer' } as const) : {};
  await postSystemMessage(tx, by, { trip: moved, offers, sentence: 'changed', ...action });
  await notifyTripEvent(tx, by, {
    trip: moved,
    event: 'changed',
    to: ['parent', 'staff'],
    hosts: offers.map(({ hostUserId }) => hostUserId),
  });
  return moved;
}

/**
 * Tax is owed of a held trip, or is not any more: it costs something else, and is the same stay. The parent is told, and what hosts are
 * owed follows the price.
 */
export async function propagateTaxChange(tx: Transaction, by: Actor, { before, trip }: Pick<TripChange, 'before' | 'trip'>): Promise<void> {
  if (before.quoteFingerprint === trip.quoteFingerprint) return;
  await updatePayouts(tx, by, { before, trip });
  if (trip.state !== 'new') await notifyTripEvent(tx, by, { trip, event: 'changed', to: ['parent'] });
}

const HAS_BACKUP: readonly TripRow['state'][] = ['reserved', ...AWAITED_STATES];

/**
 * Another family is to step in: of a stay that is reserved or booked the one before does not wait any more, and the new one does.
 * @throws ValidationError for the chosen family itself, and for one that is out; AppError `familyNotLive`
 */
export async function propagateBackupChange(
  tx: Transaction,
  by: Actor,
  { before, trip }: Pick<TripChange, 'before' | 'trip'>,
): Promise<void> {
  const { backupHostFamilyId: next } = trip;
  const { backupHostFamilyId: last } = before;
  if (next === last && trip.hostFamilyId === before.hostFamilyId) return;
  if (next !== null && next === trip.hostFamilyId) throw new ValidationError([{ field: 'backupHostFamilyId', rule: 'otherFamily' }]);
  if (next === last || !HAS_BACKUP.includes(trip.state)) return;
  const former = (await listOffersOfTrips(tx, [trip.id])).find((one) => one.hostFamilyId === last && one.state === 'waiting_list');
  if (former !== undefined) {
    const out = await transitionOffer(tx, by, { trip, offer: former, to: 'rejected' });
    await postSystemMessage(tx, by, { trip, offers: [out], sentence: 'rejected' });
    await notifyTripEvent(tx, by, { trip, event: 'notChosen', to: [], hosts: [former.hostUserId] });
  }
  if (next === null) return;
  const known = (await listOffersOfTrips(tx, [trip.id])).find((one) => one.hostFamilyId === next);
  // One that was left out by somebody's choice, and not by its own, may be taken up again.
  if (known?.state === 'rejected') await transitionOffer(tx, by, { trip, offer: known, to: 'potential' });
  if (!(await addToWaitingList(tx, by, { trip, hostFamilyId: next }))) {
    throw new ValidationError([{ field: 'backupHostFamilyId', rule: 'familyOut' }]);
  }
}
