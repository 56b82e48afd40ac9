// The words of records that were there before the words were kept.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordWords } from '#server/db/schema/record-words.ts';
import { createRecords, createStudent } from '#server/testing/fixtures/record-fixture.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

let room: TripFixture;
beforeAll(async () => {
  room = await startTripFixture({ count: 1 });
  await createRecords(room, null);
  await createStudent(room, { firstName: '花子', lastName: '山田' });
  await createStudent(room, { firstName: 'Anne-Marie', lastName: 'Weißmüller' });
});
afterAll(() => room.stop());

const MIGRATIONS = join(import.meta.dirname, '../../db/migrations');

test('the migration gives them the words that triggers give to new ones', async () => {
  const { db } = room.app;
  const { word, kind, recordId, part } = recordWords;
  const listWords = () => db.select().from(recordWords).orderBy(asc(kind), asc(recordId), asc(part), asc(word));
  const kept = await listWords();
  expect(new Set(kept.map((one) => one.kind))).toEqual(new Set(['student', 'account', 'hostFamily', 'group', 'invoice']));
  expect(kept.filter((one) => one.part === 'rest').length).toBeGreaterThan(0);
  await db.delete(recordWords);
  const file = readdirSync(MIGRATIONS).find((name) => name.endsWith('_record-words.sql')) ?? '';
  const statements = readFileSync(join(MIGRATIONS, file), 'utf8').split('--> statement-breakpoint');
  const filling = statements.filter((statement) => /^(?:\s*--.*\n)*\s*INSERT INTO record_words/.test(statement));
  expect(filling).toHaveLength(5);
  for (const statement of filling) await db.execute(sql.raw(statement));
  expect(await listWords()).toEqual(kept);
});
