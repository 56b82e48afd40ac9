// How a stay takes place and ends: it starts, is over, is closed; or it is cancelled, and opened again.

import type { Money } from '@hosted-stay/pricing-core/format';
import type { TripState } from '#contract/trips/states.ts';
import type { Transaction } from '#server/db/database.ts';
import { releaseBeds, releasePlaces } from '#server/features/calendar/calendar.public.ts';
import { invoicesOfStay, takeBackBilling } from '#server/features/finance/finance.public.ts';
import { proratePayouts, releasePayouts, voidPayouts } from '#server/features/payouts/payouts.public.ts';
import { voidPurchases } from '#server/features/purchases/purchases.public.ts';
import type { Actor } from '#server/platform/record.ts';
import { announceCallingOff } from './calling-off.service.ts';
import type { TripRow } from './held-trip.queries.ts';
import { nightsBetween } from './moving.rules.ts';
import { type OfferRow, offersOf } from './offers.queries.ts';
import { say, stepOffer, stepTrip } from './steps.service.ts';
import { addTask, finishTasks } from './tasks.service.ts';
import { tellOf } from './telling.service.ts';

const acceptedOf = async (tx: Transaction, { id }: TripRow): Promise<OfferRow[]> =>
  (await offersOf(tx, [id])).filter(({ state }) => state === 'accepted');

const accounts = (offers: readonly OfferRow[]) => offers.map(({ hostUserId }) => hostUserId);

export async function start(tx: Transaction, by: Actor, trip: TripRow, reason = ''): Promise<TripRow> {
  const moved = await stepTrip(tx, by, trip, { to: 'in_progress', reason });
  const offers = await acceptedOf(tx, trip);
  await say(tx, by, { trip: moved, offers, sentence: 'started' });
  await tellOf(tx, by, { trip: moved, event: 'started', to: ['parent'], hosts: accounts(offers) });
  return moved;
}

/** The stay is over: what it brings its hosts is owed from now on. */
export async function complete(tx: Transaction, by: Actor, trip: TripRow, reason = ''): Promise<TripRow> {
  const moved = await stepTrip(tx, by, trip, { to: 'completed', reason });
  await releasePayouts(tx, by, trip.id);
  const offers = await acceptedOf(tx, trip);
  await say(tx, by, { trip: moved, offers, sentence: 'completed' });
  await tellOf(tx, by, { trip: moved, event: 'completed', to: ['parent', 'finance'], hosts: accounts(offers) });
  return moved;
}

export function close(tx: Transaction, by: Actor, trip: TripRow, reason = ''): Promise<TripRow> {
  return stepTrip(tx, by, trip, { to: 'closed', reason });
}

/** Before a family has accepted, nothing is kept of what was billed; afterwards finance decide how much of it. */
const FREE: readonly TripState[] = ['new', 'enquiry', 'reserved'];

/** Money that goes back is a task for finance: none moves by itself. Answers what was paid, invoice by invoice. */
async function takeBackMoney(tx: Transaction, by: Actor, trip: TripRow, reason: string): Promise<readonly Money[]> {
  const invoiceIds = await invoicesOfStay(tx, trip.id);
  const paid = await takeBackBilling(tx, by, { tripId: trip.id, reason, settle: FREE.includes(trip.state) });
  await announceCallingOff(tx, by.app, { tripId: trip.id, invoiceIds });
  for (const { invoiceId, currency, amount } of paid) {
    await addTask(tx, by, { tripId: trip.id, kind: 'refund', key: `invoice:${invoiceId}`, currency, amount, note: reason });
  }
  if (paid.length > 0) await tellOf(tx, by, { trip, event: 'refundDue', to: ['finance'] });
  return paid;
}

/** Cancels a held trip: every family is free again, and all that was billed, scheduled and held is taken back as far as it can be. */
export async function cancel(tx: Transaction, by: Actor, trip: TripRow, reason: string): Promise<TripRow> {
  const before = await offersOf(tx, [trip.id]);
  const open = before.filter(({ state }) => !['declined', 'rejected', 'withdrawn'].includes(state));
  const moved = await stepTrip(tx, by, trip, { to: 'cancelled', reason });
  const told = open.filter(({ state }) => ['awaiting_review', 'considering', 'accepted', 'waiting_list'].includes(state));
  for (const offer of open) await stepOffer(tx, by, { trip: moved, offer, to: 'rejected', reason });
  await releaseBeds(tx, { tripId: trip.id });
  await releasePlaces(tx, { tripId: trip.id });
  if (trip.state === 'in_progress') {
    const spent = nightsBetween(trip.fromDate, by.app.clock.today());
    await proratePayouts(tx, by, { tripId: trip.id, spent, nights: nightsBetween(trip.fromDate, trip.toDate), reason });
  } else await voidPayouts(tx, by, { tripId: trip.id, reason });
  await voidPurchases(tx, by, { tripId: trip.id, reason });
  if (FREE.includes(trip.state)) await finishTasks(tx, by, { tripId: trip.id, kinds: ['priceDifference'], state: 'dropped' });
  await finishTasks(tx, by, { tripId: trip.id, kinds: ['cancelAsked'], state: 'done' });
  const paid = await takeBackMoney(tx, by, trip, reason);
  await say(tx, by, { trip: moved, offers: open, sentence: 'cancelled' });
  await tellOf(tx, by, { trip: moved, event: 'cancelled', to: ['parent', 'staff'], hosts: accounts(told), isReceipt: true });
  if (paid.length === 0) return moved;
  // How much of it goes back is promised only where that is nobody's decision.
  const refunds = FREE.includes(trip.state) ? paid : [];
  await tellOf(tx, by, { trip: moved, event: 'refundComing', to: ['parent'], isReceipt: true, refunds });
  return moved;
}

/** A cancelled trip is a draft again; families have to be asked anew, and nothing of its price is agreed. */
export async function reopen(tx: Transaction, by: Actor, trip: TripRow, reason: string): Promise<TripRow> {
  const moved = await stepTrip(tx, by, trip, { to: 'new', reason, fields: { quoteFingerprint: null } });
  await say(tx, by, { trip: moved, offers: await offersOf(tx, [trip.id]), sentence: 'reopened' });
  return moved;
}

/** A closed trip is open again for its invoices alone. */
export function correct(tx: Transaction, by: Actor, trip: TripRow, reason: string): Promise<TripRow> {
  return stepTrip(tx, by, trip, { to: 'completed', reason });
}
