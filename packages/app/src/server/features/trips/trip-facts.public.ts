// The public interface of trip facts, for the features that bill and pay trips; those must not depend on trips.public.ts.

export { closeDisputeTask, createDisputeTask, notifyRefund, reopenRefundTask, type TripRefund } from './money/refunds.service.ts';
export { postInvoiceMessage } from './offers/offer-messages.service.ts';
export { whereOwnTrips } from './read/scopes.queries.ts';
export { findTrip, findTripsByIds, holdTrip } from './read/trips.queries.ts';
export { isUnderpriced } from './sharing/carrier.service.ts';
