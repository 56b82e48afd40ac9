// Cancels a trip: rejects all offers and undoes invoices, payouts and holds as far as possible.

import type { Money } from '@hosted-stay/pricing-core/format';
import { countNightsBetween } from '#contract/platform/days.ts';
import { BEFORE_BOOKED_STATES, type TripState } from '#contract/trips/states.ts';
import type { Transaction } from '#server/db/database.ts';
import { listInvoicesOfStay, reverseStayBilling } from '#server/features/finance/finance.public.ts';
import { releaseBeds, releasePlaces } from '#server/features/inventory/inventory.public.ts';
import { proratePayouts, voidPayouts } from '#server/features/payouts/payouts.public.ts';
import { voidPurchases } from '#server/features/purchases/purchases.public.ts';
import { enqueueCancelPayments } from '#server/features/trips/money/cancel-payments.service.ts';
import { postSystemMessage } from '#server/features/trips/offers/offer-messages.service.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import { transitionOffer } from '#server/features/trips/offers/transition-offer.service.ts';
import { addTask, finishTasks } from '#server/features/trips/tasks/tasks.service.ts';
import type { TripRow } from '#server/features/trips/trip.queries.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { defineTransition, type Effect, prepareNothing } from './transition.service.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

/** Before a family has accepted, everything billed is credited; afterwards finance decide how much. */
const STATES_BEFORE_BOOKING: readonly TripState[] = BEFORE_BOOKED_STATES;

/** Credits the invoices and creates a refund task for finance; no money moves automatically. Returns the paid amount of each invoice. */
async function creditInvoices(tx: Transaction, by: Actor, trip: TripRow, reason: string): Promise<readonly Money[]> {
  const invoiceIds = await listInvoicesOfStay(tx, trip.id);
  const paid = await reverseStayBilling(tx, by, { tripId: trip.id, reason, settle: STATES_BEFORE_BOOKING.includes(trip.state) });
  await enqueueCancelPayments(tx, by.app, { tripId: trip.id, invoiceIds });
  for (const { invoiceId, currency, amount } of paid) {
    await addTask(tx, by, { tripId: trip.id, kind: 'refund', key: `invoice:${invoiceId}`, currency, amount, note: reason });
  }
  if (paid.length > 0) await notifyTripEvent(tx, by, { trip, event: 'refundDue', to: ['finance'] });
  return paid;
}

const OUT: readonly string[] = ['declined', 'rejected', 'withdrawn'];
const INVOLVED: readonly string[] = ['awaiting_review', 'considering', 'accepted', 'waiting_list'];

/** Rejects all open offers, notifies the families involved, and tells a parent who has paid about the refund. */
const rejectOffers: Effect = async (tx, by, { before, trip, input: { reason = '' } }) => {
  const open = (await listOffersOfTrips(tx, [trip.id])).filter(({ state }) => !OUT.includes(state));
  for (const offer of open) await transitionOffer(tx, by, { trip, offer, to: 'rejected', reason });
  const paid = await creditInvoices(tx, by, before, reason);
  await postSystemMessage(tx, by, { trip, offers: open, sentence: 'cancelled' });
  const hosts = open.filter(({ state }) => INVOLVED.includes(state)).map(({ hostUserId }) => hostUserId);
  await notifyTripEvent(tx, by, { trip, event: 'cancelled', to: ['parent', 'staff'], hosts, isReceipt: true });
  if (paid.length === 0) return;
  // The refunded amounts are named only if finance don't have to decide them.
  const refunds = STATES_BEFORE_BOOKING.includes(before.state) ? paid : [];
  await notifyTripEvent(tx, by, { trip, event: 'refundComing', to: ['parent'], isReceipt: true, refunds });
};

const releaseHolds: Effect = async (tx, _by, { trip: { id: tripId } }) => {
  await releaseBeds(tx, { tripId });
  await releasePlaces(tx, { tripId });
};

/** Pays hosts for the nights already spent, or voids their payouts if the stay has not started. */
const cancelPayouts: Effect = async (tx, by, { before, input: { reason = '' } }) => {
  const { id: tripId, fromDate, toDate } = before;
  if (before.state === 'in_progress') {
    const spent = Math.max(0, countNightsBetween(fromDate, by.app.clock.today()));
    await proratePayouts(tx, by, { tripId, spent, nights: countNightsBetween(fromDate, toDate), reason });
  } else await voidPayouts(tx, by, { tripId, reason });
  await voidPurchases(tx, by, { tripId, reason });
};

const closeTasks: Effect = async (tx, by, { before }) => {
  const { id: tripId, state } = before;
  if (STATES_BEFORE_BOOKING.includes(state)) await finishTasks(tx, by, { tripId, kinds: ['priceDifference'], state: 'dropped' });
  await finishTasks(tx, by, { tripId, kinds: ['cancelAsked'], state: 'done' });
};

export const cancelTrip = defineTransition({
  step: 'cancel',
  prepare: prepareNothing,
  effects: [releaseHolds, cancelPayouts, closeTasks, rejectOffers],
});
