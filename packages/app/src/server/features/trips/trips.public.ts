// What the rest of the server may ask of trips. The features that bill and pay what trips bring use trip-facts.public.ts instead.

import type { DeletionPart } from '#server/platform/deletion.ts';
import { countOpenTrips, eraseChildren } from './erasure.queries.ts';

export { beginTrip, enquire, tellOfRequest } from './beginning.service.ts';
export { forgoneWith } from './held-trip.queries.ts';
export { isTripTypeSold } from './named.queries.ts';
export { notePriceOfTrip } from './price-changes.service.ts';
export { type Reserved, reserve, tellOfBackup } from './reserving.service.ts';
export { ownTrips } from './scopes.queries.ts';
export { type BookableTrip, takeTrip, tripToBook } from './taking.service.ts';
export { addTask } from './tasks.service.ts';
export { findTrip, holdTrip, tripsByIds } from './trips.queries.ts';

/** Nobody leaves while a stay is not over; children without another parent lose what was known of them. */
export const tripDeletion: DeletionPart = {
  async blockers(db, userId) {
    const open = await countOpenTrips(db, userId);
    return open === 0 ? [] : [{ kind: 'openTrips', count: open }];
  },
  erase: eraseChildren,
};
