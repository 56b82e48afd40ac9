// A PostgreSQL server: opened by several at once, refused with a reason, and lost without harm.

import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { createPostgresqlDatabase, testOnPostgresql } from '#server/testing/database.ts';
import { runStatement } from '#server/testing/engines/administer.ts';
import type { OpenDatabase } from './database.ts';
import { DatabaseFault, isAway, isPassing } from './fault.ts';
import { isUpToDate } from './migrations.ts';
import { openServer, type ServerOptions } from './postgresql.ts';

/** Why a database is refused. */
async function refusal(url: string): Promise<string> {
  const error = await openServer(url).then(
    (database) => database.close().then(() => 'opened'),
    (fault: unknown) => fault,
  );
  expect(error).toBeInstanceOf(DatabaseFault);
  return error instanceof Error ? error.message : String(error);
}

async function withUrl(options: { empty?: boolean }, run: (url: string) => Promise<void>): Promise<void> {
  const { url, drop } = await createPostgresqlDatabase(options);
  try {
    await run(url);
  } finally {
    await drop();
  }
}

async function withDatabase(options: ServerOptions, run: (database: OpenDatabase, url: string) => Promise<void>): Promise<void> {
  await withUrl({}, async (url) => {
    const database = await openServer(url, options);
    try {
      await run(database, url);
    } finally {
      await database.close();
    }
  });
}

/** Ends every other connection to the database, as a server does that is restarted. */
const loseAll = (url: string) =>
  runStatement(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );

describe('opening', () => {
  testOnPostgresql('eight processes that start at once bring an empty database up to date once', async () => {
    await withUrl({ empty: true }, async (url) => {
      const databases = await Promise.all(Array.from({ length: 8 }, () => openServer(url)));
      const [first] = databases;
      const had = await first?.raw.query('select hash from drizzle.__drizzle_migrations');
      const distinct = await first?.raw.query('select distinct hash from drizzle.__drizzle_migrations');
      expect(had?.rowCount).toBeGreaterThan(0);
      expect(had?.rowCount).toBe(distinct?.rowCount);
      for (const database of databases) {
        expect(await isUpToDate(database.raw)).toBe(true);
        await database.close();
      }
    });
  });

  testOnPostgresql('refuses a database of a newer version', async () => {
    await withUrl({}, async (url) => {
      await runStatement(url, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', 9999999999999)`);
      expect(await refusal(url)).toContain('made by a newer version');
    });
  });

  testOnPostgresql('refuses a database whose migrations were others', async () => {
    await withUrl({}, async (url) => {
      await runStatement(url, `update drizzle.__drizzle_migrations set hash = 'another'`);
      expect(await refusal(url)).toContain('made by another version');
    });
  });

  testOnPostgresql('refuses a database that was restored by half', async () => {
    await withUrl({}, async (url) => {
      await runStatement(url, 'alter table users drop column referral_code');
      expect(await refusal(url)).toContain('is not complete: it lacks users.referral_code.');
    });
  });

  testOnPostgresql('refuses a database with tables of another program by the same names', async () => {
    await withUrl({ empty: true }, async (url) => {
      await runStatement(url, 'create table users (name text)');
      expect(await refusal(url)).toContain('tables that the product did not make');
    });
  });

  testOnPostgresql('leaves a database in which a migration fails as it was, and says why', async () => {
    await withUrl({ empty: true }, async (url) => {
      await runStatement(url, 'create view users_email as select 1');
      expect(await refusal(url)).toMatch(/could not be brought up to date: relation "users_email" already exists/);
      await runStatement(url, 'drop view users_email');
      await (await openServer(url)).close();
    });
  });

  testOnPostgresql('refuses a server that is too old', async () => {
    await withUrl({}, async (url) => {
      await runStatement(
        url,
        `create function current_setting(name text) returns text language sql as
         $$ select case name when 'server_version_num' then '140011' else '14.11' end $$`,
      );
      const old = `${url}&options=${encodeURIComponent('-c search_path=public,pg_catalog')}`;
      expect(await refusal(old)).toMatch(/is version 14\.11; 15 or newer is needed/);
    });
  });

  testOnPostgresql('says what is wrong with the address, and never the password', async () => {
    await withUrl({}, async (url) => {
      const address = new URL(url);
      address.pathname = '/nowhere';
      expect(await refusal(address.href)).toContain('has no database "nowhere"');
      const stranger = new URL(url);
      stranger.username = 'stranger';
      expect(await refusal(stranger.href)).toContain('refuses the user "stranger"');
      const away = await refusal('postgresql://someone:hush-hush@127.0.0.1:1/x');
      expect(away).toContain('No PostgreSQL at 127.0.0.1:1 answers');
      expect(away).not.toContain('hush-hush');
    });
  });
});

describe('limits', () => {
  testOnPostgresql('a statement that takes too long is cancelled, and what it asked for may be asked again', async () => {
    await withDatabase({ statementSeconds: 1 }, async ({ db }) => {
      const slow = await db.execute(sql`select pg_sleep(20)`).catch((error: unknown) => error);
      expect(isPassing(slow)).toBe(true);
    });
  });

  testOnPostgresql('a statement that waits too long for a row is cancelled', async () => {
    await withDatabase({ lockSeconds: 1 }, async ({ db }) => {
      await db.execute(sql`insert into secrets (name, value) values ('x', 'y')`);
      await db.transaction(async (tx) => {
        await tx.execute(sql`update secrets set value = 'z'`);
        const waiting = await db.execute(sql`update secrets set value = 'w'`).catch((error: unknown) => error);
        expect(isPassing(waiting)).toBe(true);
      });
    });
  });

  testOnPostgresql('never more connections are open than the pool may have', async () => {
    await withDatabase({ poolSize: 3 }, async ({ raw, connections }) => {
      const asked = Array.from({ length: 20 }, () => raw.query('select pg_sleep(0.01)'));
      expect(connections()).toMatchObject({ total: 3, idle: 0, waiting: 17 });
      await Promise.all(asked);
      expect(connections()).toEqual({ total: 3, idle: 3, waiting: 0 });
    });
  });
});

testOnPostgresql('a connection that is kept reads after its transaction while others wait for one', async () => {
  await withDatabase({ poolSize: 1 }, async ({ raw, withConnection, connections }) => {
    let waiting: Promise<unknown> = Promise.resolve();
    const found = await withConnection(async (db) => {
      await db.transaction((tx) => tx.execute(sql`insert into secrets (name, value) values ('kept', 'yes')`));
      waiting = raw.query('select 1');
      expect(connections()).toMatchObject({ idle: 0, waiting: 1 });
      return db.execute(sql`select value from secrets where name = 'kept'`);
    });
    expect(found).toMatchObject({ rows: [{ value: 'yes' }] });
    await waiting;
    expect(connections()).toEqual({ total: 1, idle: 1, waiting: 0 });
  });
});

describe('when connections are lost', () => {
  testOnPostgresql('idle ones are replaced', async () => {
    await withDatabase({}, async ({ db }, url) => {
      await Promise.all(Array.from({ length: 5 }, () => db.execute(sql`select 1`)));
      await loseAll(url);
      await new Promise((done) => setTimeout(done, 100));
      await db.execute(sql`select 1`);
    });
  });

  testOnPostgresql('a transaction fails as a whole, and the process lives on', async () => {
    await withDatabase({}, async ({ db }, url) => {
      const broken = await db
        .transaction(async (tx) => {
          await tx.execute(sql`insert into secrets (name, value) values ('half', 'done')`);
          await loseAll(url);
          await new Promise((done) => setTimeout(done, 100));
          await tx.execute(sql`select 1`);
        })
        .catch((error: unknown) => error);
      expect(isAway(broken)).toBe(true);
      const { rows } = await db.execute(sql`select 1 from secrets`).then((result) => result as { rows: unknown[] });
      expect(rows).toEqual([]);
    });
  });

  testOnPostgresql('listeners hear that they may have missed something, and then go on hearing', async () => {
    await withDatabase({}, async (database, url) => {
      const missed = Promise.withResolvers<void>();
      const heard: string[] = [];
      const again = Promise.withResolvers<void>();
      const stop = await database.listen('news', {
        heard(payload) {
          heard.push(payload);
          if (payload === 'after') again.resolve();
        },
        missed: () => missed.resolve(),
      });
      await database.raw.query(`select pg_notify('news', 'before')`);
      await loseAll(url);
      await missed.promise;
      await database.raw.query(`select pg_notify('news', 'after')`);
      await again.promise;
      await stop();
      expect(heard).toEqual(['before', 'after']);
    });
  });
});
