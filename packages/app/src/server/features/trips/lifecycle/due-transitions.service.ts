// Daily transitions of trips: start, complete and close. After an outage, missed ones are made up in order. Enquiries whose first day has
// come are only reported to staff, who decide whether to cancel them.

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

/** The automatic transitions; the transition table defines in which state each applies. */
const DAILY: Readonly<Partial<Record<TripStep, Transition>>> = { start: startTrip, complete: completeTrip, close: closeTrip };

/** Staff are warned this many days before the first day if no family has accepted. */
const DOUBTFUL_DAYS = 3;

/** States that only people change, whatever the date. */
const WAITING: readonly TripState[] = ['enquiry', 'reserved', 'customer_service'];

/** Warns staff, once for each state and first day, of a stay that is about to start but waits for its family or for staff. */
async function warnOfDoubtfulStart(tx: Transaction, by: Actor, trip: TripRow): Promise<void> {
  const today = by.app.clock.today();
  const begins = trip.state === 'reserved' ? addDays(today, DOUBTFUL_DAYS) : today;
  if (trip.fromDate > begins || trip.toDate < today) return;
  const isNew = await addTask(tx, by, { tripId: trip.id, kind: 'startInDoubt', key: `${trip.state}:${trip.fromDate}` });
  if (isNew) await notifyTripEvent(tx, by, { trip, event: 'startInDoubt', to: ['staff'] });
}

/** Takes all due steps of a trip in order, also after weeks without a run. */
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

/** Runs the due transitions, each trip in its own transaction, so that one that fails does not block the others. */
export async function runDueTransitions(app: App): Promise<void> {
  const today = app.clock.today();
  const days = { closing: addDays(today, -CLOSED_AFTER_DAYS), doubtful: addDays(today, DOUBTFUL_DAYS) };
  for (const { id } of await listDueTrips(app.db, { today, ...days })) {
    await app.db
      .transaction((tx) => runDueTransitionsOf(tx, systemActor(app), id))
      .catch((error) => app.log.error({ err: error, id }, 'a trip did not follow the calendar'));
  }
}
