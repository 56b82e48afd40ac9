// What the calendar does with trips: they start, are over, and are closed, each on its day; after a pause all that was missed, in turn.
// Of an enquiry whose first day has come staff are told: only people call it off.

import type { TripState } from '#contract/trips/states.ts';
import { type TripStep, tripMove } from '#contract/trips/trip.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { type Actor, theProduct } from '#server/platform/record.ts';
import { circumstancesOf } from './circumstances.service.ts';
import { close, complete, start } from './ending.service.ts';
import { dueTrips, lockTrip, type TripRow } from './held-trip.queries.ts';
import { CLOSED_AFTER_DAYS, daysLater, hindrancesOf } from './moving.rules.ts';
import { addTask } from './tasks.service.ts';
import { tellOf } from './telling.service.ts';

const STEPS = { start, complete, close } as const satisfies Partial<Record<TripStep, unknown>>;

/** What the calendar would do next with a trip in a state. */
const NEXT: Readonly<Partial<Record<TripRow['state'], keyof typeof STEPS>>> = {
  booked: 'start',
  in_progress: 'complete',
  completed: 'close',
};

/** How many days before its first one a stay that no family has accepted yet alarms staff. */
const DOUBTFUL_DAYS = 3;

/** What moves only by somebody's hand, whatever the day. */
const WAITING: readonly TripState[] = ['enquiry', 'reserved', 'customer_service'];

/** A stay that is to begin and that waits for its family or for staff moves only by their hand: they are told once of each. */
async function warn(tx: Transaction, by: Actor, trip: TripRow): Promise<void> {
  const today = by.app.clock.today();
  const begins = trip.state === 'reserved' ? daysLater(today, DOUBTFUL_DAYS) : today;
  if (trip.fromDate > begins || trip.toDate < today) return;
  const isNew = await addTask(tx, by, { tripId: trip.id, kind: 'startInDoubt', key: `${trip.state}:${trip.fromDate}` });
  if (isNew) await tellOf(tx, by, { trip, event: 'startInDoubt', to: ['staff'] });
}

/** Takes every step of a held trip that is due, one after another: a stay that nobody looked at for weeks ends where it belongs. */
async function catchUp(tx: Transaction, by: Actor, id: number): Promise<void> {
  const trip = await lockTrip(tx, id);
  if (trip === null) return;
  if (WAITING.includes(trip.state)) return warn(tx, by, trip);
  const step = NEXT[trip.state];
  const move = step === undefined ? null : tripMove(trip.state, step);
  if (step === undefined || move === null) return;
  const hindrances = hindrancesOf(move, await circumstancesOf(by.app, tx, trip), { by: 'product' });
  if (hindrances.includes('noOfferAccepted')) return warn(tx, by, trip);
  if (hindrances.length > 0) return;
  await STEPS[step](tx, by, trip);
  await catchUp(tx, by, id);
}

/** Each by itself: a trip whose money can not be moved keeps no other from starting. */
export async function catchUpAll(app: App): Promise<void> {
  const today = app.clock.today();
  const days = { closing: daysLater(today, -CLOSED_AFTER_DAYS), doubtful: daysLater(today, DOUBTFUL_DAYS) };
  for (const { id } of await dueTrips(app.db, { today, ...days })) {
    await app.db
      .transaction((tx) => catchUp(tx, theProduct(app), id))
      .catch((error) => app.log.error({ err: error, id }, 'a trip did not follow the calendar'));
  }
}

const caughtUp = new WeakMap<App, string>();

/** The first who reads on a day need not wait for the night’s work: it is done then. */
export async function catchUpOnRead(app: App): Promise<void> {
  const today = app.clock.today();
  if (caughtUp.get(app) === today) return;
  caughtUp.set(app, today);
  await catchUpAll(app);
}
