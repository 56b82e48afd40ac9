// What becomes of messages that were written before conversations could be unread.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { expect } from 'vitest';
import { listWrongUnread } from '#server/features/messaging/messages/unread.queries.ts';
import { createPostgresqlDatabase, testOnPostgresql } from '#server/testing/database.ts';
import { MIGRATIONS } from './migrations.ts';
import { openServer } from './postgresql.ts';

/** Copies the migrations up to one, by its number; returns the folder. */
function copyMigrations(last: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number }[] };
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= last) }));
  return folder;
}

/** The last migration before conversations could be unread. */
const BEFORE = 22;

testOnPostgresql('messages of a version without unread ones are all read', async () => {
  const { url, drop } = await createPostgresqlDatabase({ empty: true });
  const folder = copyMigrations(BEFORE);
  const pool = new Pool({ connectionString: url });
  try {
    await migrate(drizzle({ client: pool }), { migrationsFolder: folder });
    const { rows } = await pool.query(
      "insert into users (email, first_name, last_name) values ('a@example.test', 'A', 'B'), ('c@example.test', 'C', 'D') returning id",
    );
    const [asker, helper] = rows.map(({ id }) => id);
    await pool.query("insert into conversations (sid, type, user_id, created_at) values ('CH1', 'customer-support', $1, now())", [asker]);
    await pool.query('insert into conversation_participants (conversation_id, user_id, joined_at) values (1, $1, now()), (1, $2, now())', [
      asker,
      helper,
    ]);
    await pool.query(
      `insert into messages (conversation_id, sender_id, message_type, content_type, content, created_at)
       values (1, $1, 1, 1, '{"text":"Hello"}', now()), (1, $1, 1, 1, '{"text":"Anybody there?"}', now())`,
      [asker],
    );
    const database = await openServer(url);
    const pointers = await database.raw.query('select last_seen_message_id::int as seen, unread_since from conversation_participants');
    expect(pointers.rows).toEqual([
      { seen: 2, unread_since: null },
      { seen: 2, unread_since: null },
    ]);
    expect(await listWrongUnread(database.db)).toEqual([]);
    await database.close();
  } finally {
    await pool.end();
    await drop();
    rmSync(folder, { recursive: true });
  }
});
