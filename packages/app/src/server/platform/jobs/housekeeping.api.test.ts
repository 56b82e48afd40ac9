// Housekeeping takes what is over, and nothing else.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { sessions, userLinks } from '#server/db/schema/identity.ts';
import { attempts, mails, outbox } from '#server/db/schema/platform.ts';
import { SESSION_LIFE } from '#server/platform/sessions.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { testApp } from '#server/testing/app.ts';
import { testDatabase } from '#server/testing/database.ts';
import { housekeepingJobs } from './housekeeping.jobs.ts';
import { JobRunner } from './runner.ts';

const DAY = 24 * 3600 * 1000;
const time = { now: new Date('2026-06-15T10:00:00Z') };
const ago = (milliseconds: number) => new Date(time.now.getTime() - milliseconds);

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('what has ended long ago goes; what has ended of late, and what has not, stays', async () => {
  const { db } = database;
  const userId = await makeAccount(db, { email: 'a@example.test', roles: [] }, time.now);
  const row = { kind: 'test.gone', payload: {} };
  await db.insert(outbox).values([
    { ...row, doneAt: ago(8 * DAY) },
    { ...row, failedAt: ago(91 * DAY) },
    { ...row, doneAt: ago(6 * DAY), kind: 'test.done' },
    { ...row, failedAt: ago(89 * DAY), kind: 'test.failed' },
    { ...row, at: ago(400 * DAY), dueAt: ago(400 * DAY), kind: 'test.open' },
  ]);
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

  await new JobRunner(testApp(database, time), housekeepingJobs).runDue({ regular: true });

  const kinds = (await db.select().from(outbox)).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['housekeeping.tidy', 'test.done', 'test.failed', 'test.open']);
  expect((await db.select().from(sessions)).map(({ id }) => id).sort()).toEqual(['alive', 'visiting']);
  expect((await db.select().from(userLinks)).map(({ tokenHash }) => tokenHash)).toEqual(['expired']);
  const kept = (await db.select().from(mails).orderBy(mails.id)).map(({ recipient }) => recipient);
  expect(kept).toEqual(['nobody@deleted.invalid', 'ann@example.test', 'ann@example.test']);
  expect((await db.select().from(attempts)).map(({ key }) => key)).toEqual(['counting']);
});
