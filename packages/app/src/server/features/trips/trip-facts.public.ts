// What tells one trip from another, for the features that bill and pay what trips bring: these stand below the life of trips.

export { askForRefundAgain, askToAnswerDispute, closeDisputeTask, type RefundOfTrip, tellOfRefund } from './refunded.service.ts';
export { ownTrips } from './scopes.queries.ts';
export { findTrip, holdTrip, tripsByIds } from './trips.queries.ts';
