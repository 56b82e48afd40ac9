// Deleting an account takes every value of its person out of every table and every file, but for what the law asks to keep.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, eq, getTableName, inArray, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '#contract/identity/account.endpoints.ts';
import { messages } from '#server/db/schema/conversations.ts';
import { hostChildren } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { mails } from '#server/db/schema/platform.ts';
import * as schema from '#server/db/schema.ts';
import { renderEmail } from '#server/platform/email/layout.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { createPersonInEveryTable } from '#server/testing/fixtures/person-in-every-table.ts';
import { COLUMNS_KEPT_BY_LAW, IMPERSONAL_COLUMNS, PERSONAL_COLUMNS } from '#server/testing/personal-columns.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';
import { PASSWORD, startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const TABLES = [...Object.values(schema).filter((table) => is(table, PgTable)), jobRows];
const SEARCHED = /^(text( collate .*)?|jsonb?|bytea|varchar.*)$/;

const EMAIL = 'trace-users-email@example.test';
const markerOf = (table: string, column: string) => (column === 'email' ? EMAIL : `trace-${table}-${column}`);

/** By these columns a row is known to be the person's: they hold the address itself. */
const ADDRESSES = new Set([
  'users.email',
  'mails.recipient',
  'contact_enquiries.email',
  'experience_requests.email',
  'parent_invitations.email',
]);

/** Where in a document a person's value stands, if it has a place of its own. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'audit.changes': ['firstName'],
  'booking_orders.document': ['wishes'],
  'gateway_events.payload': ['raw'],
  'invoices.draft': ['notes'],
  'notifications.data': ['name'],
  'messages.content': ['text'],
  'users.attributes': ['teamRole'],
};

function columnsOf(table: PgTable): { name: string; type: string; isGenerated: boolean }[] {
  return getTableConfig(table).columns.map((column) => ({
    ...{ name: column.name, type: column.getSQLType() },
    isGenerated: column.generated !== undefined,
  }));
}

/** Puts markers into the columns of the person's rows; answers how many rows there were. */
async function fill(table: PgTable, { userId, studentIds }: { userId: number; studentIds: readonly number[] }): Promise<number> {
  const name = getTableName(table);
  const personal = PERSONAL_COLUMNS[name] ?? [];
  const sets = columnsOf(table)
    .filter((column) => personal.includes(column.name) && !column.isGenerated)
    .map(({ name: column, type }) => {
      const marker = ADDRESSES.has(`${name}.${column}`) ? EMAIL : markerOf(name, column);
      if (type !== 'jsonb') return sql`${sql.identifier(column)} = ${marker}`;
      if (['pets', 'languages', 'diets', 'attachments'].includes(column))
        return sql`${sql.identifier(column)} = ${JSON.stringify([marker])}::jsonb`;
      const [place = 'marker'] = PLACES[`${name}.${column}`] ?? [];
      return sql`${sql.identifier(column)} = ${sql.identifier(column)} || ${JSON.stringify({ [place]: marker })}::jsonb`;
    });
  const own: Readonly<Record<string, SQL>> = {
    users: sql`id = ${userId}`,
    sessions: sql`user_id = ${userId}`,
    students: inArray(students.id, [...studentIds]),
    outbox: sql`kind = 'account.left'`,
    job: sql`source_name = 'account.forgot'`,
  };
  const only = own[name] ?? sql`true`;
  await server.app.db.execute(sql`update ${table} set ${sql.join(sets, sql`, `)} where ${only}`);
  const [found] = await server.app.db.select({ rows: count() }).from(table).where(only);
  return found?.rows ?? 0;
}

/** The product tells in a conversation of others that the person and another user have joined; returns the id of the message. */
async function createSentences(userId: number): Promise<number> {
  const { app } = server;
  const otherId = await server.createAccount({ email: 'stays@example.test', roles: ['Agent'], firstName: 'Stayer' });
  const conversationId = await createTestConversation(app, { participants: [otherId] });
  const joined = (name: string, personId: number) => ({ sentence: 'joined' as const, values: { name }, personId, requireRoles: [] });
  const [made] = await app.db
    .insert(messages)
    .values({
      ...{ conversationId, sequence: 1, messageType: 2, contentType: 1, createdAt: app.clock.now() },
      content: { texts: [joined('trace-sentences', userId), joined('Stayer', otherId)] },
    })
    .returning({ id: messages.id });
  return made?.id ?? 0;
}

/** Everything that is found of the person, by table. */
async function traces(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of TABLES) {
    const rows = await server.app.db.select({ row: sql<string>`to_jsonb(${sql.identifier(getTableName(table))})::text` }).from(table);
    const text = rows.map(({ row }) => row).join('\n');
    const values = [...new Set(text.match(/trace-[\w-]+|19(?:31|32)-03-07/g) ?? [])];
    if (values.length > 0) found[getTableName(table)] = values;
  }
  return found;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

test('every column that can hold a word is decided on: of the person, kept by law, or of nobody', () => {
  const all = TABLES.flatMap((table) =>
    columnsOf(table).flatMap(({ name, type }) => (SEARCHED.test(type) ? [`${getTableName(table)}.${name}`] : [])),
  );
  const decided = [
    PERSONAL_COLUMNS,
    IMPERSONAL_COLUMNS,
    Object.fromEntries(Object.entries(COLUMNS_KEPT_BY_LAW).map(([table, { columns }]) => [table, columns])),
  ].flatMap((list) => Object.entries(list).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)));
  expect(decided.toSorted()).toEqual(all.toSorted());
});

test('deleting a parent with children, who is also a host family, leaves nothing in any table or file', async () => {
  const { app } = server;
  const { userId, studentIds, files } = await createPersonInEveryTable(server, EMAIL);
  const client = await server.enterPassword(EMAIL);
  for (const table of TABLES.filter((one) => PERSONAL_COLUMNS[getTableName(one)] !== undefined)) {
    expect(await fill(table, { userId, studentIds }), `rows of the person in ${getTableName(table)}`).toBeGreaterThan(0);
  }
  await app.db.update(students).set({ dateOfBirth: '1931-03-07' }).where(inArray(students.id, studentIds));
  await app.db.update(hostChildren).set({ dob: '1932-03-07' } as never);
  const [child] = await app.db.select().from(students).where(inArray(students.id, studentIds));
  const text = `About ${child?.firstName} ${child?.lastName} of ${EMAIL}`;
  await app.db.insert(mails).values({ recipient: 'told@example.test', subject: 's', text, html: text, messageId: 'm-2' });
  const messageId = await createSentences(userId);
  const filled = await traces();
  expect(filled['messages']).toContain('trace-sentences');
  expect(Object.keys(filled)).toEqual(expect.arrayContaining(Object.keys(PERSONAL_COLUMNS)));

  expect((await client.ask(deleteUser, { body: { password: PASSWORD } })).text).toContain('deleted');
  await server.runJobs();
  // The sweep compares with when the files were really written.
  server.time.now = new Date(Date.now() + 3 * 86_400_000);
  await server.runJobs({ scheduled: true });

  expect(await traces()).toEqual({});
  const [row] = await app.db.select().from(users).where(eq(users.id, userId));
  expect(row?.anonymisedAt).not.toBeNull();
  const [told] = await app.db.select({ content: messages.content }).from(messages).where(eq(messages.id, messageId));
  expect(told?.content).toMatchObject({ texts: [{ values: { name: '' } }, { values: { name: 'Stayer' } }] });
  const left = await filesBelow(app.config.DATA_DIR);
  expect(left.filter((path) => files.some((ref) => path.includes(ref)))).toEqual([]);
  for (const path of left) expect(await readFile(path, 'latin1'), path).not.toContain('trace-');
});

test('a name goes from mails to others also where HTML writes it in another way', async () => {
  const { app } = server;
  const email = 'apostrophe@example.test';
  const userId = await server.createAccount({ email, roles: ['Parent'], firstName: "D'Arcy & O'Brien" });
  const [row] = await app.db.select().from(users).where(eq(users.id, userId));
  const rendered = renderEmail(
    { subject: `About ${row?.firstName} ${row?.lastName}`, blocks: [{ text: `${row?.firstName} ${row?.lastName} asks` }] },
    { locale: 'en', words: getTranslator('en'), product: 'Hosted Stays', origin: app.config.PUBLIC_URL },
  );
  expect(rendered.html).toContain('O&#39;Brien');
  await app.db.insert(mails).values({ ...rendered, recipient: 'told@example.test', messageId: 'm-apostrophe' });
  const client = await server.enterPassword(email);
  expect((await client.ask(deleteUser, { body: { password: PASSWORD } })).status).toBe(200);
  const [left] = await app.db.select().from(mails).where(eq(mails.messageId, 'm-apostrophe'));
  expect(left).toMatchObject({ subject: 'About …', text: expect.stringContaining('… asks') });
  expect(`${left?.subject} ${left?.text} ${left?.html}`).not.toMatch(/Arcy|Brien/);
});
