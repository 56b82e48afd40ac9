// Opens the database that the settings name, brought up to date.

import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import type { OpenDatabase } from './database.ts';
import * as schema from './schema.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** The embedded engine, in a folder, or in memory when none is given. */
export async function openEmbedded(folder?: string): Promise<OpenDatabase> {
  const client = await PGlite.create({ ...(folder === undefined ? {} : { dataDir: folder }), extensions: { btree_gist } });
  const db = drizzlePglite({ client, schema });
  await migratePglite(db, { migrationsFolder: MIGRATIONS });
  return {
    db,
    engine: 'pglite',
    raw: {
      async query<Row>(text: string, values?: unknown[]) {
        const { rows, affectedRows } = await client.query<Row>(text, values);
        return { rows, rowCount: rows.length > 0 ? rows.length : (affectedRows ?? 0) };
      },
    },
    listen: (channel, heard) => client.listen(channel, heard),
    close: () => client.close(),
  };
}

/** A PostgreSQL server. */
export async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 10 });
  const db = drizzlePg({ client: pool, schema });
  await migratePg(db, { migrationsFolder: MIGRATIONS });
  return {
    db,
    engine: 'postgresql',
    raw: {
      async query<Row>(text: string, values?: unknown[]) {
        const { rows, rowCount } = await pool.query(text, values);
        return { rows: rows as Row[], rowCount: rowCount ?? 0 };
      },
    },
    async listen(channel, heard) {
      const client = await pool.connect();
      client.on('notification', (message) => {
        if (message.channel === channel) heard(message.payload ?? '');
      });
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return async () => client.release(true);
    },
    close: () => pool.end(),
  };
}
