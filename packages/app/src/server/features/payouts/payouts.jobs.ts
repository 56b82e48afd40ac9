// Daily job: schedules payouts of agreed stays, releases those of finished stays, and erases accounts of deleted users.

import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { defineScheduledJob, type Job } from '#server/platform/jobs/job.ts';
import { type Actor, systemActor } from '#server/platform/record-change.ts';
import { listDeletedUsersWithAccount, listTripsToRelease, listTripsToSchedule } from './due-payouts.queries.ts';
import { eraseBankAccount } from './payout-details.queries.ts';
import { releasePayouts, schedulePayouts } from './schedule-payouts.service.ts';

type PayoutWork = (tx: Transaction, by: Actor, id: number) => Promise<void>;

/** Runs each ID in its own transaction, so that one failure, such as an unreadable quote, doesn't block the others. */
async function runForEach(app: App, ids: readonly number[], work: PayoutWork): Promise<void> {
  for (const id of ids) {
    await app.db
      .transaction((tx) => work(tx, systemActor(app), id))
      .catch((error) => app.log.error({ err: error, id, work: work.name }, 'payouts were not kept up'));
  }
}

/** Erases the account of a deleted user's family once nothing is owed to it. */
function eraseAccount(tx: Transaction, _by: Actor, userId: number): Promise<void> {
  return eraseBankAccount(tx, userId);
}

/** Runs all due work. Idempotent: it finds only what is still to be done. */
async function runDuePayouts(app: App): Promise<void> {
  await runForEach(app, await listTripsToSchedule(app.db), schedulePayouts);
  await runForEach(app, await listTripsToRelease(app.db, app.clock.today()), releasePayouts);
  await runForEach(app, await listDeletedUsersWithAccount(app.db), eraseAccount);
}

export const payoutJobs: readonly Job[] = [defineScheduledJob({ kind: 'payouts.makeDue', cron: '15 4 * * *', run: runDuePayouts })];
