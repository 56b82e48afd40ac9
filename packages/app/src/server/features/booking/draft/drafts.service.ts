// Use cases of the booking in progress: reading it, saving it from any device, and clearing it.

import { isDeepStrictEqual } from 'node:util';
import type { IntentAnswer, SavedDraft } from '#contract/booking/booking.shapes.ts';
import type * as endpoints from '#contract/booking/draft/booking.endpoints.ts';
import { type CurrentTrip, currentTrip } from '#contract/booking/draft/current-trip.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import { clearDraft, findDraft, findOpenOrder, type Order, saveDraft } from '#server/features/booking/checkout/orders.queries.ts';
import { releaseOrder } from '#server/features/booking/checkout/release-order.service.ts';
import { toFullDigits } from '#server/features/finance/finance.public.ts';
import { findIntentOfOrder, isPending } from '#server/features/gateway/gateway.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { toOrderedTrip } from './price-booking.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

/** Converts the order that holds inventory for a booking to the record shown on screens. */
export async function toOrderRecord({ db }: Pick<Call, 'db'>, order: Order): Promise<NonNullable<IntentAnswer['order']>> {
  const intent = await findIntentOfOrder(db, order.id);
  const { id, currency, expiresAt } = order;
  return {
    ...{ id, currency, expiresAt: expiresAt.toISOString(), total: toFullDigits(order.amount, currency) },
    paymentIntentId: intent === null || isPending(intent) ? null : intent.reference,
  };
}

/** Whether an order matches the current selection exactly. */
function isOrderOf({ document }: Order, trip: CurrentTrip): boolean {
  return isDeepStrictEqual(document, toOrderedTrip(trip, document));
}

export async function getCurrentTrip(call: Call): Promise<SavedDraft> {
  const userId = call.caller?.id ?? 0;
  const { document, version, updatedAt } = await findDraft(call.db, userId);
  const order = await findOpenOrder(call.db, userId);
  const trip = currentTrip.parse(document);
  const isHeld = order !== null && order.expiresAt > call.app.clock.now();
  return {
    currentTrip: trip,
    version,
    updatedAt: updatedAt?.toISOString() ?? null,
    bookedTripId: document.bookedTripId ?? null,
    order: isHeld ? { ...(await toOrderRecord(call, order)), isCurrent: isOrderOf(order, trip) } : null,
  };
}

/**
 * Saves the draft only over the version that the client read. Otherwise the error contains the current draft, so that a device with an
 * outdated copy doesn't bring back a draft that has become a trip.
 */
export async function saveCurrentTrip(
  call: Call,
  { body: { currentTrip: document, version } }: Asked<'saveCurrentTrip'>,
): Promise<SavedDraft> {
  const userId = call.caller?.id ?? 0;
  const isSaved = await call.db.transaction((tx) => saveDraft(tx, { userId, document, version, now: call.app.clock.now() }));
  const now = await getCurrentTrip(call);
  if (!isSaved) throw new AppError('changedMeanwhile', { current: { ...now } });
  return now;
}

export async function clearCurrentTrip(call: Call): Promise<SavedDraft> {
  const userId = call.caller?.id ?? 0;
  const order = await findOpenOrder(call.db, userId);
  if (order !== null) await releaseOrder(call, order.id, 'givenUp');
  await call.db.transaction((tx) => clearDraft(tx, { userId, now: call.app.clock.now() }));
  return getCurrentTrip(call);
}
