// Use cases of asking another family instead of one that hasn't answered.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/trips/unanswered.endpoints.ts';
import type { Transaction } from '#server/db/database.ts';
import { askFamily } from '#server/features/trips/create/insert-trip.service.ts';
import { askNextFamily } from '#server/features/trips/lifecycle/ask-next-family.service.ts';
import { isAsked } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { notifyTripEvent } from '#server/features/trips/lifecycle/trip-notifications.service.ts';
import { reserveForAsked } from '#server/features/trips/offers/choose-family.service.ts';
import { postSystemMessage } from '#server/features/trips/offers/offer-messages.service.ts';
import { findOffer, listOffersOfTrips, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { transitionOffer } from '#server/features/trips/offers/transition-offer.service.ts';
import { areStudentsKnown, listStudentIds, lockTrip, type TripRow, updateTripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { getTranslator } from '#server/platform/translate.ts';

/** Takes the family that hasn't answered off the trip, or leaves it on the waiting list. */
async function moveAway(
  tx: Transaction,
  call: Call,
  { trip, offer, keepWaiting }: { trip: TripRow; offer: OfferRow; keepWaiting: boolean },
) {
  const ranks = (await listOffersOfTrips(tx, [trip.id])).map(({ rank }) => rank ?? 0);
  const to = keepWaiting ? ('waiting_list' as const) : ('rejected' as const);
  const fields = keepWaiting ? { fields: { rank: Math.max(0, ...ranks) + 1 } } : {};
  const moved = await transitionOffer(tx, call, { trip, offer, to, ...fields });
  await postSystemMessage(tx, call, { trip, offers: [moved], sentence: keepWaiting ? 'waitingList' : 'rejected' });
  await notifyTripEvent(tx, call, { trip, event: keepWaiting ? 'waiting' : 'notChosen', to: [], hosts: [offer.hostUserId] });
}

/** Passes a reservation on to the family that was just asked. */
async function passReservation(tx: Transaction, call: Call, trip: TripRow, hostFamilyId: number): Promise<void> {
  const moved = await askNextFamily(tx, call, trip, { firstId: hostFamilyId });
  if (moved.hostFamilyId !== hostFamilyId) throw new AppError('bedsTaken');
}

export async function replaceUnansweredFamily(
  call: Call,
  { params: { id }, body: { hostFamilyId, keepWaiting } }: CheckedRequest<typeof endpoints.replaceUnansweredFamily>,
): Promise<AnswerOf<typeof endpoints.replaceUnansweredFamily>> {
  await call.db.transaction(async (tx) => {
    const known = await findOffer(tx, id);
    // Under the lock of the trip: an acceptance that came first has changed the offer's state.
    const trip = known === null ? null : await lockTrip(tx, known.tripId);
    const offer = trip === null ? null : await findOffer(tx, id);
    if (trip === null || offer === null) throw notFound();
    if (offer.state !== 'awaiting_review' || offer.hostFamilyId === hostFamilyId) throw new AppError('offerMoved');
    if (!(await areStudentsKnown(tx, await listStudentIds(tx, trip)))) throw new AppError('studentDataMissing');
    const isReserved = trip.state === 'reserved' && trip.hostFamilyId === offer.hostFamilyId;
    const asked = await askFamily(tx, call, { trip, hostFamilyId, as: 'awaiting_review' });
    if (asked === null || !isAsked(asked.state)) throw new AppError('offerMoved');
    await moveAway(tx, call, { trip, offer, keepWaiting });
    if (isReserved) return passReservation(tx, call, trip, hostFamilyId);
    if (trip.hostFamilyId === offer.hostFamilyId) await updateTripRow(tx, trip.id, { hostFamilyId });
    await reserveForAsked(tx, call, { tripId: trip.id, hostFamilyId });
  });
  return { message: getTranslator(call.locale)('answers.familyReplaced') };
}
