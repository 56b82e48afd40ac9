// The database beside other work of its process; the embedded engine runs in it.

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#server/testing/database.ts';

test('work of many transactions lets other work of the process in between', async () => {
  const { db, close } = await openTestDatabase();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const COUNT = 20;
  for (let done = 0; done < COUNT; done += 1) await db.transaction((tx) => tx.execute(sql`select pg_sleep(0.002)`));
  clearInterval(timer);
  await close();
  expect(turns).toBeGreaterThanOrEqual(COUNT / 2);
});
