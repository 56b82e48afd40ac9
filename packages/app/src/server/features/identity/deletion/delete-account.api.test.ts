// Deleting accounts, over a real connection.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, getTableName, inArray, is, ne } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeUser, deleteUser, readDeletion, readUser, signIn } from '#contract/identity/account.endpoints.ts';
import { forgotPassword } from '#contract/identity/recovery.endpoints.ts';
import { register } from '#contract/identity/registration.endpoints.ts';
import { startViewAs, stopViewAs } from '#contract/identity/view-as.endpoints.ts';
import { saveView } from '#contract/lists/saved-views.endpoints.ts';
import { erasures, userIdentities, userLinks, userRoles, users } from '#server/db/schema/identity.ts';
import { attempts, audit, mails } from '#server/db/schema/platform.ts';
import * as schema from '#server/db/schema.ts';
import { repeatErasures } from '#server/features/identity/identity.public.ts';
import type { DeletionPart } from '#server/platform/account-deletion.ts';
import type { App } from '#server/platform/app.ts';
import { EMAIL_JOB } from '#server/platform/email/queue-email.ts';
import { DEAD_LETTERS } from '#server/platform/jobs/job.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { PASSWORD, startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
/** What another feature says in these tests. */
const part: { -readonly [Name in keyof DeletionPart]: DeletionPart[Name] } = {};
beforeAll(async () => {
  server = await startServer();
  (server.app as { deletion: App['deletion'] }).deletion = [...server.app.deletion, part];
});
afterAll(() => server.stop());
beforeEach(() => server.app.db.delete(attempts));
afterEach(() => {
  delete part.blockers;
  delete part.erase;
});

let count = 0;

async function account() {
  const email = `leaver-${++count}@example.test`;
  const id = await server.createAccount({ email, roles: ['Parent'], firstName: 'Leonora' });
  return { id, email, client: await server.enterPassword(email) };
}

async function rowOf(id: number) {
  const [row] = await server.app.db.select().from(users).where(eq(users.id, id));
  return row;
}

const withPassword = { body: { password: PASSWORD } };

describe('deleting the own account', () => {
  test('takes the person out of every table, and signs out everywhere', async () => {
    const { id, email, client } = await account();
    const elsewhere = await server.enterPassword(email);
    const erased: number[] = [];
    part.erase = async (_, userId) => void erased.push(userId);
    await client.ask(changeUser, { body: { lastName: 'Featherstone', phone: '+353 99 777' } });
    await client.ask(forgotPassword, { body: { email } });
    await server.runJobs();
    await client.ask(forgotPassword, { body: { email } });
    await server.app.db.insert(userIdentities).values({ provider: 'google', subject: 's-1', userId: id });
    expect((await client.ask(deleteUser, withPassword)).status).toBe(200);
    expect(client.cookies.has('session')).toBe(false);
    expect((await elsewhere.ask(readUser, {})).status).toBe(401);
    expect((await server.createVisitor().ask(signIn, { body: { email, password: PASSWORD } })).body.code).toBe('signInWrong');
    expect(erased).toEqual([id]);
    await server.runJobs();
    const tables = Object.values(schema).filter((table) => is(table, PgTable));
    for (const table of tables) {
      const text = JSON.stringify(await server.app.db.select().from(table));
      for (const trace of [email, 'Leonora', 'Featherstone', '99 777']) expect(text, getTableName(table)).not.toContain(trace);
    }
    expect(await rowOf(id)).toMatchObject({ email: `deleted-${id}@deleted.invalid`, passwordHash: null, anonymisedAt: server.time.now });
    for (const table of [userIdentities, userLinks, userRoles]) {
      expect(await server.app.db.select().from(table).where(eq(table.userId, id))).toEqual([]);
    }
    const trail = await server.app.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, String(id)))
      .orderBy(audit.id);
    expect(trail.map(({ action, changes }) => [action, changes])).toEqual([
      ['account.change', { erased: true }],
      ['account.delete', {}],
    ]);
  });

  test('takes away what is told elsewhere: earlier addresses, mails under way, names of files and views', async () => {
    const { id, client } = await account();
    const agent = await server.createAccount({ email: 'reused@example.test', roles: ['Agent'] });
    const change = { action: 'users.edit', subjectType: 'user', subjectId: String(id) };
    await server.app.db.insert(audit).values([
      { ...change, changes: { email: { before: 'Maiden@example.test', after: 'x@example.test' } } },
      { ...change, changes: { email: { before: 'reused@example.test', after: 'maiden@example.test' } } },
    ]);
    const mail = { subject: 's', text: '', html: '' };
    await server.app.db.insert(mails).values([
      { ...mail, recipient: 'maiden@example.test', messageId: 'maiden' },
      { ...mail, recipient: 'reused@example.test', messageId: 'reused' },
    ]);
    const [written] = await server.app.db.select({ id: mails.id }).from(mails).where(eq(mails.messageId, 'maiden'));
    await server.app.db.insert(jobRows).values({
      ...{ startAfter: server.time.now, createdOn: server.time.now, keepUntil: server.time.now },
      ...{ name: DEAD_LETTERS, sourceName: EMAIL_JOB, data: { mailId: written?.id } },
    });
    await client.ask(saveView, { body: { list: 'users', name: 'About Bartholomew', query: 'search=Bartholomew' } });
    await client.ask(deleteUser, withPassword);
    const recipients = (await server.app.db.select().from(mails)).map(({ recipient }) => recipient);
    expect(recipients).toContain('reused@example.test');
    expect(recipients).not.toContain('maiden@example.test');
    expect((await server.app.db.select().from(jobRows)).map(({ data }) => data['mailId'])).not.toContain(written?.id);
    expect(JSON.stringify(await server.app.db.select().from(audit))).not.toMatch(/Bartholomew|maiden/i);
    expect(await rowOf(agent)).toMatchObject({ email: 'reused@example.test' });
  });

  test('takes the reasons away for which the account was viewed, and leaves it told that it was', async () => {
    const { id, client } = await account();
    const other = await account();
    const admin = await server.signInAs('Administrator');
    const reason = 'Leonora rang about her daughter’s asthma';
    for (const userId of [id, other.id]) {
      await admin.ask(startViewAs, { body: { userId, reason } });
      await admin.ask(stopViewAs, {});
    }
    await client.ask(deleteUser, withPassword);
    const trailOf = async (userId: number) =>
      (
        await server.app.db
          .select()
          .from(audit)
          .where(and(eq(audit.subjectType, 'user'), eq(audit.subjectId, String(userId))))
          .orderBy(audit.id)
      ).map(({ action, changes }) => [action, changes]);
    expect(await trailOf(id)).toEqual([
      ['viewAs.start', { erased: true }],
      ['viewAs.stop', { cause: 'stopped' }],
      ['account.delete', {}],
    ]);
    expect(await trailOf(other.id)).toContainEqual(['viewAs.start', { reason }]);
    await other.client.ask(deleteUser, withPassword);
  });

  test('is told by mail to the address that is then forgotten, which is free again', async () => {
    const { id, email, client } = await account();
    await client.ask(deleteUser, withPassword);
    const [written] = await server.app.db.select().from(mails).where(eq(mails.recipient, email));
    expect(written?.subject).toBe('Your account has been deleted');
    await server.runJobs();
    expect(await getEmailsTo(server, email)).toEqual([]);
    expect(await getEmailsTo(server, `deleted-${id}@deleted.invalid`)).toHaveLength(1);
    const body = { firstName: 'New', lastName: 'One', email, phone: '', password: 'seven green bottles', acceptsTerms: true };
    await server.createVisitor().ask(register, { body });
    const rows = await server.app.db.select().from(users).where(eq(users.email, email));
    expect(rows.map((row) => row.id === id)).toEqual([false]);
  });

  test('needs the password, or without one the address', async () => {
    const { id, email, client } = await account();
    const faultOf = async (body: { password?: string; email?: string }) => {
      await server.app.db.delete(attempts);
      const answer = await client.ask(deleteUser, { body });
      return [answer.body.code, Object.keys(answer.body.errors ?? {})];
    };
    expect((await client.ask(readDeletion, {})).body).toMatchObject({ blockers: [], confirmedBy: 'password' });
    expect(await faultOf({})).toEqual(['validation', ['password']]);
    expect(await faultOf({ password: 'not it at all' })).toEqual(['currentPasswordWrong', ['password']]);
    expect(await faultOf({ email })).toEqual(['validation', ['password']]);
    await server.app.db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
    expect((await client.ask(readDeletion, {})).body).toMatchObject({ confirmedBy: 'email' });
    expect(await faultOf({ password: PASSWORD })).toEqual(['validation', ['email']]);
    expect(await faultOf({ email: 'other@example.test' })).toEqual(['confirmationWrong', ['email']]);
    expect(await rowOf(id)).toMatchObject({ email, anonymisedAt: null });
    expect(await faultOf({ email: ` ${email.toUpperCase()} ` })).toEqual([undefined, []]);
  });

  test('is refused while something stands against it, and nothing is lost', async () => {
    const { id, email, client } = await account();
    part.blockers = async () => [{ kind: 'openTrips', count: 2 }];
    expect((await client.ask(readDeletion, {})).body.blockers).toEqual([{ kind: 'openTrips', count: 2 }]);
    expect((await client.ask(deleteUser, withPassword)).body.code).toBe('accountHasOpenTrips');
    expect(await rowOf(id)).toMatchObject({ email, anonymisedAt: null });
    expect((await client.ask(readUser, {})).status).toBe(200);
  });

  test('is all or nothing: a feature that fails keeps the whole account', async () => {
    const { id, email, client } = await account();
    part.erase = () => Promise.reject(new Error('no'));
    expect((await client.ask(deleteUser, withPassword)).status).toBe(500);
    expect(await rowOf(id)).toMatchObject({ email, anonymisedAt: null });
    expect((await client.ask(readUser, {})).status).toBe(200);
  });

  test('leaves one of two administrators who go at once', async () => {
    await server.createAccount({ email: 'admin-2@example.test', roles: ['Administrator'] });
    const [one, other] = [await server.signInAs('Administrator'), await server.enterPassword('admin-2@example.test')];
    const answers = await Promise.all([one.ask(deleteUser, withPassword), other.ask(deleteUser, withPassword)]);
    expect(answers.map(({ body }) => body.code ?? 'done').sort()).toEqual(['done', 'lastAdministrator']);
    const last = answers[0].status === 200 ? other : one;
    expect((await last.ask(readDeletion, {})).body.blockers).toEqual([{ kind: 'lastAdministrator', count: 1 }]);
  });
});

describe('a restored backup', () => {
  test('does not bring deleted people back', async () => {
    const { id, email, client } = await account();
    const { id: _, ...backup } = (await rowOf(id)) ?? { id };
    await client.ask(deleteUser, withPassword);
    const { db, config } = server.app;
    const file = await readFile(join(config.DATA_DIR, 'erasures.ndjson'), 'utf8');
    expect(file).not.toContain('example.test');
    await db.delete(erasures).where(eq(erasures.userId, id));
    await db.update(users).set(backup).where(eq(users.id, id));
    await db.insert(userRoles).values({ userId: id, role: 'Parent' });
    await repeatErasures(server.app);
    expect(await rowOf(id)).toMatchObject({ email: `deleted-${id}@deleted.invalid`, firstName: '' });
    expect(JSON.stringify(await db.select().from(users))).not.toContain(email);
    expect(await db.select().from(userRoles).where(eq(userRoles.userId, id))).toEqual([]);
  });

  test('ignores erasures of another database, and writes those that the file lacks', async () => {
    const { db, config } = server.app;
    const { id } = await account();
    const file = join(config.DATA_DIR, 'erasures.ndjson');
    const before = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
    const foreign = JSON.stringify({ database: 'another', userId: id, at: server.time.now.toISOString() });
    await writeFile(file, `${foreign}\n{"torn`);
    await repeatErasures(server.app);
    expect(await rowOf(id)).toMatchObject({ anonymisedAt: null });
    const after = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
    expect(new Set(after)).toEqual(new Set([foreign, '{"torn', ...before.filter((line) => !line.includes('another'))]));
    await repeatErasures(server.app);
    expect((await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')).toEqual(after);
    expect(
      await db
        .select()
        .from(users)
        .where(and(eq(users.id, id), ne(users.firstName, ''))),
    ).toHaveLength(1);
  });
});

test('no job that knows the address of a deleted person is left', async () => {
  const { email, client } = await account();
  await client.ask(forgotPassword, { body: { email } });
  await client.ask(deleteUser, withPassword);
  const left = await server.app.db
    .select()
    .from(jobRows)
    .where(inArray(jobRows.name, ['account.forgot']));
  expect(JSON.stringify(left)).not.toContain(email);
});
