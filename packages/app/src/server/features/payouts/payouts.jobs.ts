// What becomes due by itself: each day payouts of agreed stays are scheduled, and those of stays that are over are owed.

import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { type Job, scheduledJob } from '#server/platform/jobs/job.ts';
import { type Actor, theProduct } from '#server/platform/record.ts';
import { eraseAccountOf } from './details.queries.ts';
import { deletedWithAccount, tripsToRelease, tripsToSchedule } from './due.queries.ts';
import { releasePayouts, schedulePayouts } from './scheduling.service.ts';

type Work = (tx: Transaction, by: Actor, id: number) => Promise<void>;

/** Each by itself: a trip whose quote can't be read keeps no other from being paid. */
async function each(app: App, ids: readonly number[], work: Work): Promise<void> {
  for (const id of ids) {
    await app.db
      .transaction((tx) => work(tx, theProduct(app), id))
      .catch((error) => app.log.error({ err: error, id, work: work.name }, 'payouts were not kept up'));
  }
}

/** Once nothing is owed to a deleted user's family any more, its account goes too. */
function forgetAccount(tx: Transaction, _by: Actor, userId: number): Promise<void> {
  return eraseAccountOf(tx, userId);
}

/** May be done as often as one likes: it finds only what is still to be done. */
async function makeDue(app: App): Promise<void> {
  await each(app, await tripsToSchedule(app.db), schedulePayouts);
  await each(app, await tripsToRelease(app.db, app.clock.today()), releasePayouts);
  await each(app, await deletedWithAccount(app.db), forgetAccount);
}

export const payoutJobs: readonly Job[] = [scheduledJob({ kind: 'payouts.makeDue', cron: '15 4 * * *', run: makeDue })];
