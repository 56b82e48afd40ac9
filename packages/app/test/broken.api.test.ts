// An embedded database that breaks while it is in use, as on a full disk: it is told, and nothing waits for ever.

import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from '#server/db/embedded.ts';
import { preparedFolder } from './support/folder.ts';

const copyOfPrepared = preparedFolder();

test('says so at once, refuses every further statement, and is whole again at the next start', async () => {
  const folder = join(copyOfPrepared(), 'database');
  const told: string[] = [];
  const database = await openEmbedded(folder, ({ message }) => told.push(message));
  const insert = (name: string, kilobytes: number) =>
    database.raw.query(
      `insert into secrets (name, value)
       select $1 || n, string_agg(md5(n::text || m), '') from generate_series(1, $2::int) n, generate_series(1, 32) m group by n`,
      [name, kilobytes],
    );
  await insert('acknowledged', 100);
  renameSync(join(folder, 'pg_wal'), join(folder, 'pg_wal.away'));
  await expect(insert('too much', 60_000)).rejects.toThrow(/The embedded database has stopped: could not create file "pg_wal/);
  expect(told).toHaveLength(1);
  for (let i = 0; i < 3; i += 1) await expect(database.raw.query('select 1')).rejects.toThrow('The embedded database has stopped');
  await expect(database.db.transaction((tx) => tx.execute('select 1'))).rejects.toThrow();
  await database.close();

  renameSync(join(folder, 'pg_wal.away'), join(folder, 'pg_wal'));
  const again = await openEmbedded(folder);
  const { rows } = await again.raw.query<{ count: number }>(`select count(*)::int as count from secrets`);
  await again.close();
  expect(rows).toEqual([{ count: 100 }]);
});
