// What becomes due by itself: each day payouts of agreed stays are scheduled, and those of stays that are over are owed.

import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { defineScheduledJob, type Job } from '#server/platform/jobs/job.ts';
import { type Actor, systemActor } from '#server/platform/record-change.ts';
import { listDeletedUsersWithAccount, listTripsToRelease, listTripsToSchedule } from './due-payouts.queries.ts';
import { eraseBankAccount } from './payout-details.queries.ts';
import { releasePayouts, schedulePayouts } from './schedule-payouts.service.ts';

type PayoutWork = (tx: Transaction, by: Actor, id: number) => Promise<void>;

/** Each by itself: a trip whose quote can't be read keeps no other from being paid. */
async function runForEach(app: App, ids: readonly number[], work: PayoutWork): Promise<void> {
  for (const id of ids) {
    await app.db
      .transaction((tx) => work(tx, systemActor(app), id))
      .catch((error) => app.log.error({ err: error, id, work: work.name }, 'payouts were not kept up'));
  }
}

/** Once nothing is owed to a deleted user's family any more, its account goes too. */
function eraseAccount(tx: Transaction, _by: Actor, userId: number): Promise<void> {
  return eraseBankAccount(tx, userId);
}

/** May be done as often as one likes: it finds only what is still to be done. */
async function runDuePayouts(app: App): Promise<void> {
  await runForEach(app, await listTripsToSchedule(app.db), schedulePayouts);
  await runForEach(app, await listTripsToRelease(app.db, app.clock.today()), releasePayouts);
  await runForEach(app, await listDeletedUsersWithAccount(app.db), eraseAccount);
}

export const payoutJobs: readonly Job[] = [defineScheduledJob({ kind: 'payouts.makeDue', cron: '15 4 * * *', run: runDuePayouts })];
