// What tells one trip from another, for the features that bill and pay what trips bring: these stand below the life of trips.

export { closeDisputeTask, createDisputeTask, notifyRefund, reopenRefundTask, type TripRefund } from './money/refunds.service.ts';
export { whereOwnTrips } from './read/scopes.queries.ts';
export { findTrip, findTripsByIds, holdTrip } from './read/trips.queries.ts';
