// Booking: a family accepts a reserved trip, and everything follows within the same transaction.

import type { Transaction } from '#server/db/database.ts';
import { makeFirm, takenBeds } from '#server/features/calendar/calendar.public.ts';
import { schedulePayouts } from '#server/features/payouts/payouts.public.ts';
import { draftPurchases } from '#server/features/purchases/purchases.public.ts';
import { assertFamilyVetted } from '#server/features/trips/offers/assert-family.service.ts';
import { countBeds, listOffersOfTrips, listOverlappingOffers, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { finishTasks } from '#server/features/trips/tasks/tasks.service.ts';
import { findTripRow, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Actor } from '#server/platform/record.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { moveToFamily } from './reserve-trip.service.ts';
import { postSystemMessage, transitionOffer, transitionTrip } from './transition.service.ts';
import { isAsked, isOut } from './transition-guards.rules.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

/** Other families that were asked are told that another was chosen; a backup goes on waiting. */
async function turnDownOthers(tx: Transaction, by: Actor, { trip, accepted }: { trip: TripRow; accepted: OfferRow }): Promise<void> {
  const others = (await listOffersOfTrips(tx, [trip.id])).filter(({ id, state }) => id !== accepted.id && state !== 'waiting_list');
  for (const offer of others.filter(({ state }) => !isOut(state))) {
    const rejected = await transitionOffer(tx, by, { trip, offer, to: 'rejected' });
    await postSystemMessage(tx, by, { trip, offers: [rejected], sentence: 'rejected' });
    if (isAsked(offer.state)) await notifyTripEvent(tx, by, { trip, event: 'notChosen', to: [], hosts: [offer.hostUserId] });
  }
}

/** Who looks after other trips that this family was asked for on the same nights hears when its beds do not suffice any more. */
async function notifyClashes(tx: Transaction, by: Actor, { trip, accepted }: { trip: TripRow; accepted: OfferRow }): Promise<void> {
  const { hostFamilyId } = accepted;
  const { fromDate, toDate } = trip;
  const clashing = await listOverlappingOffers(tx, { hostFamilyId, tripId: trip.id, fromDate, toDate });
  if (clashing.length === 0) return;
  const beds = await countBeds(tx, hostFamilyId);
  for (const other of clashing) {
    const taken = await takenBeds(tx, [hostFamilyId], { ...other, now: by.app.clock.now() });
    if ((taken.get(hostFamilyId) ?? 0) + other.beds <= beds) continue;
    const row = await findTripRow(tx, other.tripId);
    if (row !== null) await notifyTripEvent(tx, by, { trip: row, event: 'noLongerFits', to: ['staff'] });
  }
}

/**
 * A family accepts a held trip, within its transaction: its beds are firm, all other families are out, payouts are scheduled and the
 * invoices of those who are paid are drafted.
 * @throws Refusal `offerTaken`, `offerMoved`, `familyNotLive`, `bedsTaken`, `quoteRefused`, `noPriceBook`
 */
export async function bookTrip(
  tx: Transaction,
  by: Actor,
  { trip, offer, reason = '' }: { trip: TripRow; offer: OfferRow; reason?: string },
): Promise<TripRow> {
  const offers = await listOffersOfTrips(tx, [trip.id]);
  if (offers.some(({ id, state }) => state === 'accepted' && id !== offer.id)) throw new Refusal('offerTaken');
  if (trip.state !== 'reserved' || !isAsked(offer.state)) throw new Refusal(offer.state === 'rejected' ? 'offerTaken' : 'offerMoved');
  await assertFamilyVetted(tx, offer.hostFamilyId);
  // Of several families that were asked the first one to accept hosts, whichever was chosen before.
  const home =
    trip.hostFamilyId === offer.hostFamilyId
      ? {}
      : await moveToFamily(tx, by, trip, { hostFamilyId: offer.hostFamilyId, cause: 'otherFamily' });
  await makeFirm(tx, trip.id);
  const accepted = await transitionOffer(tx, by, { trip, offer, to: 'accepted', reason });
  const booked = await transitionTrip(tx, by, trip, { to: 'booked', reason, fields: home });
  await turnDownOthers(tx, by, { trip: booked, accepted });
  await finishTasks(tx, by, { tripId: trip.id, kinds: ['startInDoubt'], state: 'done' });
  await schedulePayouts(tx, by, trip.id);
  await draftPurchases(tx, by, trip.id);
  await postSystemMessage(tx, by, { trip: booked, offers: [accepted], sentence: 'accepted' });
  await notifyTripEvent(tx, by, { trip: booked, event: 'booked', to: ['parent', 'staff'], hosts: [accepted.hostUserId] });
  await notifyClashes(tx, by, { trip: booked, accepted });
  return booked;
}
