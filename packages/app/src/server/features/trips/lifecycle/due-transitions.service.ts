// What the calendar does with trips: they start, are over, and are closed, each on its day; after a pause all that was missed, in turn.
// Of an enquiry whose first day has come staff are told: only people call it off.

import { addDays } from '#contract/platform/days.ts';
import type { TripState } from '#contract/trips/states.ts';
import { findDailyTripMove, type TripStep } from '#contract/trips/trip.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { addTask } from '#server/features/trips/tasks/tasks.service.ts';
import { listDueTrips, lockTrip, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { App } from '#server/platform/app.ts';
import { type Actor, systemActor } from '#server/platform/record-change.ts';
import { closeTrip, completeTrip, startTrip } from './complete-trip.service.ts';
import { loadGuardContext } from './guard-context.service.ts';
import type { Transition } from './transition.service.ts';
import { CLOSED_AFTER_DAYS, findBlockers } from './transition-guards.rules.ts';
import { notifyTripEvent } from './trip-notifications.service.ts';

/** What the product does on a trip's day; which state it does it in, the table of trips says. */
const DAILY: Readonly<Partial<Record<TripStep, Transition>>> = { start: startTrip, complete: completeTrip, close: closeTrip };

/** How many days before its first one a stay that no family has accepted yet alarms staff. */
const DOUBTFUL_DAYS = 3;

/** What moves only by somebody's hand, whatever the day. */
const WAITING: readonly TripState[] = ['enquiry', 'reserved', 'customer_service'];

/** A stay that is to begin and that waits for its family or for staff moves only by their hand: they are told once of each. */
async function warnOfDoubtfulStart(tx: Transaction, by: Actor, trip: TripRow): Promise<void> {
  const today = by.app.clock.today();
  const begins = trip.state === 'reserved' ? addDays(today, DOUBTFUL_DAYS) : today;
  if (trip.fromDate > begins || trip.toDate < today) return;
  const isNew = await addTask(tx, by, { tripId: trip.id, kind: 'startInDoubt', key: `${trip.state}:${trip.fromDate}` });
  if (isNew) await notifyTripEvent(tx, by, { trip, event: 'startInDoubt', to: ['staff'] });
}

/** Takes every step of a held trip that is due, one after another: a stay that nobody looked at for weeks ends where it belongs. */
async function runDueTransitionsOf(tx: Transaction, by: Actor, id: number): Promise<void> {
  const trip = await lockTrip(tx, id);
  if (trip === null) return;
  if (WAITING.includes(trip.state)) return warnOfDoubtfulStart(tx, by, trip);
  const move = findDailyTripMove(trip.state);
  const transition = move === null ? undefined : DAILY[move.step];
  if (move === null || transition === undefined) return;
  const blockers = findBlockers(move, await loadGuardContext(by.app, tx, trip), { by: 'product' });
  if (blockers.includes('noOfferAccepted')) return warnOfDoubtfulStart(tx, by, trip);
  if (blockers.length > 0) return;
  await transition(tx, by, trip, { by: 'product' });
  await runDueTransitionsOf(tx, by, id);
}

/** Each by itself: a trip whose money can not be moved keeps no other from starting. */
export async function runDueTransitions(app: App): Promise<void> {
  const today = app.clock.today();
  const days = { closing: addDays(today, -CLOSED_AFTER_DAYS), doubtful: addDays(today, DOUBTFUL_DAYS) };
  for (const { id } of await listDueTrips(app.db, { today, ...days })) {
    await app.db
      .transaction((tx) => runDueTransitionsOf(tx, systemActor(app), id))
      .catch((error) => app.log.error({ err: error, id }, 'a trip did not follow the calendar'));
  }
}
