// The public interface of trips. The features that bill and pay trips use trip-facts.public.ts instead.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { countOpenTrips, eraseChildren } from './erasure.queries.ts';

export { type BookableTrip, convertEnquiry, findTripToBook } from './create/convert-enquiry.service.ts';
export { createTrip } from './create/create-trip.service.ts';
export { insertNewTrip, notifyTripRequest, sendEnquiry } from './create/insert-trip.service.ts';
export { loadStay, type Stay } from './create/load-stay.service.ts';
export { getAgreedPrice } from './create/price-trip.service.ts';
export { isTripTypeSold } from './create/trip-people.queries.ts';
export { notifyBackupBooked } from './lifecycle/ask-next-family.service.ts';
export { type Reservation, reserveTrip } from './lifecycle/reserve-trip.service.ts';
export { recordTripPrice } from './money/price-changes.service.ts';
export { listOffersOfTrips } from './offers/offers.queries.ts';
export { isUnasked } from './offers/transition-offer.service.ts';
export { whereOwnTrips } from './read/scopes.queries.ts';
export { canEdit } from './read/trip.records.ts';
export { findTrip, findTripsByIds, holdTrip } from './read/trips.queries.ts';
export { groupAlikeStays, MAX_QUOTED_STUDENTS, type StaySet, toSignature } from './sharing/alike-stays.rules.ts';
export { createSigner, findCarrier, isAgreedWithoutPerBooking, isUnderpriced, type Signer } from './sharing/carrier.service.ts';
export { priceCarriedTrip, setCarrier } from './sharing/share-booking.service.ts';
export { addTask, finishTasks } from './tasks/tasks.service.ts';
export { clearWaiverOnPriceChange } from './trip.queries.ts';

/** Blocks the deletion of an account that has open trips; erases the details of children without another parent. */
export const tripDeletion: DeletionPart = {
  async blockers(db, userId) {
    const open = await countOpenTrips(db, userId);
    return open === 0 ? [] : [{ kind: 'openTrips', count: open }];
  },
  erase: eraseChildren,
};
