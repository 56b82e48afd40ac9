// How a stay takes place and ends: it starts, is over, is closed; or it is cancelled, and opened again.

import type { Money } from '@hosted-stay/pricing-core/format';
import type { TripState } from '#contract/trips/states.ts';
import type { Transaction } from '#server/db/database.ts';
import { releaseBeds, releasePlaces } from '#server/features/calendar/calendar.public.ts';
import { invoicesOfStay, takeBackBilling } from '#server/features/finance/finance.public.ts';
import { proratePayouts, releasePayouts, voidPayouts } from '#server/features/payouts/payouts.public.ts';
import { voidPurchases } from '#server/features/purchases/purchases.public.ts';
import { enqueueCancelPayments } from '#server/features/trips/money/cancel-payments.service.ts';
import { listOffersOfTrips, type OfferRow } from '#server/features/trips/offers/offers.queries.ts';
import { addTask, finishTasks } from '#server/features/trips/tasks/tasks.service.ts';
import type { TripRow } from '#server/features/trips/trip.queries.ts';
import type { Actor } from '#server/platform/record.ts';
import { postSystemMessage, transitionOffer, transitionTrip } from './transition.service.ts';
import { nightsBetween } from './transition-guards.rules.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

const findAcceptedOffers = async (tx: Transaction, { id }: TripRow): Promise<OfferRow[]> =>
  (await listOffersOfTrips(tx, [id])).filter(({ state }) => state === 'accepted');

const toHostUserIds = (offers: readonly OfferRow[]) => offers.map(({ hostUserId }) => hostUserId);

export async function startTrip(tx: Transaction, by: Actor, trip: TripRow, reason = ''): Promise<TripRow> {
  const moved = await transitionTrip(tx, by, trip, { to: 'in_progress', reason });
  const offers = await findAcceptedOffers(tx, trip);
  await postSystemMessage(tx, by, { trip: moved, offers, sentence: 'started' });
  await notifyTripEvent(tx, by, { trip: moved, event: 'started', to: ['parent'], hosts: toHostUserIds(offers) });
  return moved;
}

/** The stay is over: what it brings its hosts is owed from now on. */
export async function completeTrip(tx: Transaction, by: Actor, trip: TripRow, reason = ''): Promise<TripRow> {
  const moved = await transitionTrip(tx, by, trip, { to: 'completed', reason });
  await releasePayouts(tx, by, trip.id);
  const offers = await findAcceptedOffers(tx, trip);
  await postSystemMessage(tx, by, { trip: moved, offers, sentence: 'completed' });
  await notifyTripEvent(tx, by, { trip: moved, event: 'completed', to: ['parent', 'finance'], hosts: toHostUserIds(offers) });
  return moved;
}

export function closeTrip(tx: Transaction, by: Actor, trip: TripRow, reason = ''): Promise<TripRow> {
  return transitionTrip(tx, by, trip, { to: 'closed', reason });
}

/** Before a family has accepted, nothing is kept of what was billed; afterwards finance decide how much of it. */
const STATES_BEFORE_BOOKING: readonly TripState[] = ['new', 'enquiry', 'reserved'];

/** Money that goes back is a task for finance: none moves by itself. Answers what was paid, invoice by invoice. */
async function creditInvoices(tx: Transaction, by: Actor, trip: TripRow, reason: string): Promise<readonly Money[]> {
  const invoiceIds = await invoicesOfStay(tx, trip.id);
  const paid = await takeBackBilling(tx, by, { tripId: trip.id, reason, settle: STATES_BEFORE_BOOKING.includes(trip.state) });
  await enqueueCancelPayments(tx, by.app, { tripId: trip.id, invoiceIds });
  for (const { invoiceId, currency, amount } of paid) {
    await addTask(tx, by, { tripId: trip.id, kind: 'refund', key: `invoice:${invoiceId}`, currency, amount, note: reason });
  }
  if (paid.length > 0) await notifyTripEvent(tx, by, { trip, event: 'refundDue', to: ['finance'] });
  return paid;
}

/** Cancels a held trip: every family is free again, and all that was billed, scheduled and held is taken back as far as it can be. */
export async function cancelTrip(tx: Transaction, by: Actor, trip: TripRow, reason: string): Promise<TripRow> {
  const before = await listOffersOfTrips(tx, [trip.id]);
  const open = before.filter(({ state }) => !['declined', 'rejected', 'withdrawn'].includes(state));
  const moved = await transitionTrip(tx, by, trip, { to: 'cancelled', reason });
  const told = open.filter(({ state }) => ['awaiting_review', 'considering', 'accepted', 'waiting_list'].includes(state));
  for (const offer of open) await transitionOffer(tx, by, { trip: moved, offer, to: 'rejected', reason });
  await releaseBeds(tx, { tripId: trip.id });
  await releasePlaces(tx, { tripId: trip.id });
  if (trip.state === 'in_progress') {
    const spent = nightsBetween(trip.fromDate, by.app.clock.today());
    await proratePayouts(tx, by, { tripId: trip.id, spent, nights: nightsBetween(trip.fromDate, trip.toDate), reason });
  } else await voidPayouts(tx, by, { tripId: trip.id, reason });
  await voidPurchases(tx, by, { tripId: trip.id, reason });
  if (STATES_BEFORE_BOOKING.includes(trip.state))
    await finishTasks(tx, by, { tripId: trip.id, kinds: ['priceDifference'], state: 'dropped' });
  await finishTasks(tx, by, { tripId: trip.id, kinds: ['cancelAsked'], state: 'done' });
  const paid = await creditInvoices(tx, by, trip, reason);
  await postSystemMessage(tx, by, { trip: moved, offers: open, sentence: 'cancelled' });
  await notifyTripEvent(tx, by, { trip: moved, event: 'cancelled', to: ['parent', 'staff'], hosts: toHostUserIds(told), isReceipt: true });
  if (paid.length === 0) return moved;
  // How much of it goes back is promised only where that is nobody's decision.
  const refunds = STATES_BEFORE_BOOKING.includes(trip.state) ? paid : [];
  await notifyTripEvent(tx, by, { trip: moved, event: 'refundComing', to: ['parent'], isReceipt: true, refunds });
  return moved;
}

/** A cancelled trip is a draft again; families have to be asked anew, and nothing of its price is agreed. */
export async function reopenTrip(tx: Transaction, by: Actor, trip: TripRow, reason: string): Promise<TripRow> {
  const moved = await transitionTrip(tx, by, trip, { to: 'new', reason, fields: { quoteFingerprint: null } });
  await postSystemMessage(tx, by, { trip: moved, offers: await listOffersOfTrips(tx, [trip.id]), sentence: 'reopened' });
  return moved;
}

/** A closed trip is open again for its invoices alone. */
export function correctTrip(tx: Transaction, by: Actor, trip: TripRow, reason: string): Promise<TripRow> {
  return transitionTrip(tx, by, trip, { to: 'completed', reason });
}
