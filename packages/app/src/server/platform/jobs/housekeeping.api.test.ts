// Housekeeping takes what is over, and nothing else.

import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { sessions, userLinks } from '#server/db/schema/identity.ts';
import { attempts, mails } from '#server/db/schema/platform.ts';
import { EMAIL_JOB } from '#server/platform/email/queue-email.ts';
import { SESSION_LIFE } from '#server/platform/sessions/sessions.ts';
import { createTestApp } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { createAccount } from '#server/testing/fixtures/accounts.ts';
import { runDueJobs } from '#server/testing/jobs.ts';
import { housekeepingJobs } from './housekeeping.jobs.ts';
import { DEAD_LETTERS } from './job.ts';
import { jobRows } from './job-rows.ts';

const DAY = 24 * 3600 * 1000;
const time = { now: new Date('2026-06-15T10:00:00Z') };
const ago = (milliseconds: number) => new Date(time.now.getTime() - milliseconds);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('old sessions, links and attempts are deleted, current ones stay; an old mail forgets its recipient', async () => {
  const { db } = database;
  const userId = await createAccount(db, { email: 'a@example.test', roles: [] }, time.now);
  const session = { userId, createdAt: ago(DAY), seenAt: ago(DAY) };
  await db.insert(sessions).values([
    { ...session, id: 'idle', createdAt: ago(SESSION_LIFE.idleMs + DAY), seenAt: ago(SESSION_LIFE.idleMs + 1) },
    { ...session, id: 'old', createdAt: ago(SESSION_LIFE.absoluteMs + 1) },
    { ...session, id: 'alive' },
    { ...session, id: 'visit', userId: null, seenAt: ago(DAY + 1) },
    { ...session, id: 'visiting', userId: null, seenAt: ago(DAY - 1) },
  ]);
  const link = { userId, purpose: 'reset' as const, expiresAt: ago(31 * DAY) };
  await db.insert(userLinks).values([
    { ...link, tokenHash: 'expired long ago' },
    { ...link, purpose: 'verify', tokenHash: 'expired', expiresAt: ago(DAY) },
    { ...link, tokenHash: 'used long ago', expiresAt: ago(-DAY), usedAt: ago(31 * DAY) },
  ]);
  const mail = { subject: 's', text: '', html: '', recipient: 'ann@example.test' };
  await db.insert(mails).values([
    { ...mail, messageId: '1', at: ago(8 * DAY), recipientAfterwards: 'nobody@deleted.invalid' },
    { ...mail, messageId: '2', at: ago(6 * DAY), recipientAfterwards: 'nobody@deleted.invalid' },
    { ...mail, messageId: '3', at: ago(80 * DAY) },
  ]);
  await db.insert(attempts).values([
    { key: 'over', count: 3, resetsAt: ago(1) },
    { key: 'counting', count: 3, resetsAt: ago(-1) },
  ]);

  await runDueJobs(await createTestApp(database, { time }), housekeepingJobs, { scheduled: true });

  expect((await db.select().from(sessions)).map(({ id }) => id).sort()).toEqual(['alive', 'visiting']);
  expect((await db.select().from(userLinks)).map(({ tokenHash }) => tokenHash)).toEqual(['expired']);
  const kept = (await db.select().from(mails).orderBy(mails.id)).map(({ recipient }) => recipient);
  expect(kept).toEqual(['nobody@deleted.invalid', 'ann@example.test', 'ann@example.test']);
  expect((await db.select().from(attempts)).map(({ key }) => key)).toEqual(['counting']);
});

test('mails go after the days that the operator has set, once nobody has to hand them over any more', async () => {
  const { db } = database;
  await db.delete(mails);
  await db.delete(jobRows);
  const mail = { subject: 's', text: '', html: '', recipient: 'ann@example.test' };
  const made = await db
    .insert(mails)
    .values([
      { ...mail, messageId: 'sent', at: ago(31 * DAY), sentAt: ago(31 * DAY) },
      { ...mail, messageId: 'put aside', at: ago(31 * DAY), keptAt: ago(31 * DAY) },
      { ...mail, messageId: 'of late', at: ago(29 * DAY), sentAt: ago(29 * DAY) },
      { ...mail, messageId: 'waiting', at: ago(31 * DAY) },
      { ...mail, messageId: 'failed', at: ago(31 * DAY) },
      { ...mail, messageId: 'given up long ago', at: ago(91 * DAY) },
    ])
    .returning({ id: mails.id });
  const moments = { startAfter: ago(-DAY), createdOn: ago(DAY), keepUntil: ago(-DAY) };
  const job = (index: number) => ({ ...moments, name: EMAIL_JOB, data: { mailId: made[index]?.id } });
  const failed = (index: number) => ({ ...job(index), name: DEAD_LETTERS, sourceName: EMAIL_JOB });
  await db
    .insert(jobRows)
    .values([{ ...job(0), state: 'completed' }, job(3), failed(4), { ...job(4), state: 'failed' }, { ...job(5), state: 'failed' }]);
  const app = await createTestApp(database, { time });
  const kept = async (days: number) => {
    time.now = new Date(time.now.getTime() + 3600 * 1000);
    await runDueJobs({ ...app, config: { ...app.config, MAIL_KEPT_DAYS: days } }, housekeepingJobs, { scheduled: true });
    return (await db.select().from(mails).orderBy(asc(mails.id))).map(({ messageId }) => messageId);
  };
  expect(await kept(90)).toEqual(['sent', 'put aside', 'of late', 'waiting', 'failed']);
  expect(await kept(30)).toEqual(['of late', 'waiting', 'failed']);
});
