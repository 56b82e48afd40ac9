// Consequences of a changed stay: notifies those who agreed to it, moves a booked one to customer service, and updates the waiting backup.

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
  /** Whether the students or their camps have changed. */
  readonly isOther?: boolean;
  readonly reason?: string;
}

/** Returns whether the change affects what families or parents agreed to: the dates, the students, the camps or the price. */
function isOtherStay({ before, trip, isOther = false }: TripChange): boolean {
  const { fromDate, toDate, quoteFingerprint } = before;
  return isOther || fromDate !== trip.fromDate || toDate !== trip.toDate || quoteFingerprint !== trip.quoteFingerprint;
}

/**
 * Notifies the parent, staff, and the families that were asked or have accepted of a change to a locked trip. Restarts the time limit of a
 * family that has not answered; moves a booked stay to customer service until staff have settled it with the family. Returns the trip
 * afterwards.
 * @throws ValidationError if a booked stay is changed without a reason
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
 * Handles a change of the VAT exemption of a locked trip: the price changes, the stay does not. Updates the payouts and notifies the
 * parent.
 */
export async function propagateTaxChange(tx: Transaction, by: Actor, { before, trip }: Pick<TripChange, 'before' | 'trip'>): Promise<void> {
  if (before.quoteFingerprint === trip.quoteFingerprint) return;
  await updatePayouts(tx, by, { before, trip });
  if (trip.state !== 'new') await notifyTripEvent(tx, by, { trip, event: 'changed', to: ['parent'] });
}

const HAS_BACKUP: readonly TripRow['state'][] = ['reserved', ...AWAITED_STATES];

/**
 * Replaces the waiting backup of a reserved or booked stay: the former one is rejected, the new one joins the waiting list.
 * @throws ValidationError if it is the chosen family itself, or if it is out; AppError `familyNotLive`
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
  // A family that was rejected by others can be asked again; one that declined or withdrew can't.
  if (known?.state === 'rejected') await transitionOffer(tx, by, { trip, offer: known, to: 'potential' });
  if (!(await addToWaitingList(tx, by, { trip, hostFamilyId: next }))) {
    throw new ValidationError([{ field: 'backupHostFamilyId', rule: 'familyOut' }]);
  }
}
