// That tests on PostgreSQL refuse what the embedded engine, with its one connection, would wait for.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { openTestDatabase, testOnPostgresql } from './database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

testOnPostgresql('a statement or a transaction outside of the open transaction is refused', async () => {
  const { db } = database;
  const told = expect.objectContaining({ message: expect.stringContaining('pass the transaction on') });
  await expect(db.transaction(() => db.execute(sql`select 1`))).rejects.toMatchObject({ cause: told });
  await expect(db.transaction(() => db.transaction(async () => undefined))).rejects.toEqual(told);
});

testOnPostgresql('statements within the transaction, or after it, are let through', async () => {
  const { db } = database;
  let later: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await tx.transaction((inner) => inner.execute(sql`select 1`));
    later = new Promise((done) => setTimeout(() => done(db.execute(sql`select 1`)), 50));
  });
  await later;
  await db.execute(sql`select 1`);
});
