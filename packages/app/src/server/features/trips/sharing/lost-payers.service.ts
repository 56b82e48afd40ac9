// Tells finance of invoiced trips whose payer can't pay any more what is priced per booking, and finishes the task when it can again.

import { OVER_STATES } from '#contract/trips/states.ts';
import type { Transaction } from '#server/db/database.ts';
import { findAmountLeftOut } from '#server/features/pricing/pricing.public.ts';
import { addTask, finishTasks } from '#server/features/trips/tasks/tasks.service.ts';
import { lockTrip } from '#server/features/trips/trip.queries.ts';
import type { App } from '#server/platform/app.ts';
import { type Actor, systemActor } from '#server/platform/record-change.ts';
import { listTripsPaidByOthers } from './carrier.queries.ts';
import { findCarrier } from './carrier.service.ts';

const KIND = 'payerLost';

/** Opens the task of a trip whose invoice leaves out what nobody pays, once for each price and payer; else finishes it. */
async function checkPayerOf(tx: Transaction, by: Actor, tripId: number): Promise<void> {
  const trip = await lockTrip(tx, tripId);
  if (trip === null) return;
  const { quoteFingerprint, state } = trip;
  const isOver = OVER_STATES.some((over) => over === state);
  const carrier = isOver || quoteFingerprint === null ? null : await findCarrier(by.app, tx, trip);
  const isLost = carrier?.isBilled === true && carrier.problem !== null;
  const leftOut = isLost && quoteFingerprint !== null ? await findAmountLeftOut(by.app, tx, quoteFingerprint) : null;
  if (leftOut === null) return finishTasks(tx, by, { tripId, kinds: [KIND], state: 'dropped' });
  await addTask(tx, by, { tripId, kind: KIND, key: `${carrier?.tripId ?? ''}:${quoteFingerprint}`, ...leftOut });
}

/** Checks the payers of all trips that share a price, each in its own transaction, so that one that fails does not block the others. */
export async function checkPayers(app: App): Promise<void> {
  for (const id of await listTripsPaidByOthers(app.db, KIND)) {
    await app.db
      .transaction((tx) => checkPayerOf(tx, systemActor(app), id))
      .catch((error) => app.log.error({ err: error, id }, 'the payer of a trip was not checked'));
  }
}
