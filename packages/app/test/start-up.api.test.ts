// Starting on a database that can't be used: it says what is wrong and what to do, in a few calm lines, and changes nothing.

import { existsSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { preparedFolder, testFolder } from './support/folder.ts';
import { type Ending, runToEnd, startProgram } from './support/program.ts';

const copyOfGood = preparedFolder();

async function change(folder: string, statement: string): Promise<void> {
  const database = await PGlite.create(join(folder, 'database'));
  await database.exec(statement);
  await database.close();
}

/** Two or three lines for a person: no stack, no source, nothing on the standard output, and an exit code that says it. */
function expectCalm({ code, out, err }: Ending & { out: string; err: string }): string {
  const lines = err.trimEnd().split('\n');
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(lines.length).toBeLessThanOrEqual(3);
  for (const line of lines) expect(line.length).toBeLessThan(400);
  expect(err).not.toMatch(/^\s+at |node:internal|Error:/m);
  return err;
}

const start = async (folder: string) => expectCalm(await runToEnd({ DATA_DIR: folder }));

describe('a broken database', () => {
  test('is reported, with what to do, if its control file is gone', async () => {
    const folder = copyOfGood();
    rmSync(join(folder, 'database/global/pg_control'));
    expect(await start(folder)).toMatch(
      /The database in .*\/database can't be opened: it is damaged\. .*pg_control.*\nMove it away and put a copy in its place, or start with an empty folder \(DATA_DIR\)\./,
    );
  });

  test('is not opened if its control file is cut off', async () => {
    const folder = copyOfGood();
    truncateSync(join(folder, 'database/global/pg_control'), 100);
    expect(await start(folder)).toContain('it is damaged');
  });

  test('is not overwritten if it has lost its first file', async () => {
    const folder = copyOfGood();
    rmSync(join(folder, 'database/PG_VERSION'));
    expect(await start(folder)).toContain('is not the folder of a database');
    expect(existsSync(join(folder, 'database/global/pg_control'))).toBe(true);
  });

  test('is not made in a folder that holds something else', async () => {
    const folder = testFolder();
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database/holiday.txt'), 'photos');
    expect(await start(folder)).toContain('is not the folder of a database');
    expect(readFileSync(join(folder, 'database/holiday.txt'), 'utf8')).toBe('photos');
  });
});

describe('a database of another version', () => {
  test('is left alone if it is newer', async () => {
    const folder = copyOfGood();
    await change(folder, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', 9999999999999)`);
    expect(await start(folder)).toMatch(/was made by a newer version of the product\.\nStart that version/);
  });

  test('is left alone if it was migrated in part', async () => {
    const folder = copyOfGood();
    await change(folder, 'drop table user_links');
    expect(await start(folder)).toMatch(/is not complete: it lacks user_links\.id, .* more\.\nRestore it from a copy/);
  });
});

describe('a folder', () => {
  test('is refused while another process uses it, with its number, and free once that is killed', async () => {
    const folder = copyOfGood();
    const first = await startProgram({ DATA_DIR: folder });
    onTestFinished(async () => void (await first.end('SIGKILL')));
    expect(await start(folder)).toMatch(new RegExp(`is in use by process ${first.pid} since .*\\nStop that one first`));
    await first.end('SIGKILL');
    const second = await startProgram({ DATA_DIR: folder });
    expect(await second.end('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  test('is free if the number of its last process now belongs to another one', async () => {
    const folder = copyOfGood();
    writeFileSync(join(folder, 'database.process'), `process ${process.pid} since 2026-01-01T00:00:00.000Z\n`);
    const server = await startProgram({ DATA_DIR: folder });
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  test('in which the very first start was killed starts again', async () => {
    const folder = testFolder();
    const database = join(folder, 'database');
    mkdirSync(`${database}.new/base`, { recursive: true });
    writeFileSync(`${database}.new/PG_VERSION`, '18\n');
    const server = await startProgram({ DATA_DIR: folder });
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  test.each([
    ['in which nothing can be made', '/proc/hosted-stay/data'],
    ['that is a file', join(import.meta.filename, 'data')],
  ])('%s is refused at once, by the name of the setting', async (_, folder) => {
    expect(await start(folder)).toMatch(
      /^The data folder .*\/data can't be written: .*\.\nMake it writable for the user who starts the server, or name another one \(DATA_DIR\)\.\n$/,
    );
  });

  test('gets a key of its own that nobody else can read, and keeps it', async () => {
    const folder = copyOfGood();
    const keys: string[] = [];
    for (let i = 0; i < 2; i += 1) {
      await (await startProgram({ DATA_DIR: folder })).end('SIGTERM');
      keys.push(readFileSync(join(folder, 'session-secret'), 'utf8'));
    }
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]?.trim().length).toBeGreaterThanOrEqual(32);
    expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  });
});

describe('settings', () => {
  test('with several faults are told all at once', async () => {
    const { code, err } = await runToEnd({
      PORT: 'four thousand',
      DATABASE_URL: 'mysql://x',
      TIME_ZONE: 'Mars/Olympus',
      GOOGLE_CLIENT_ID: 'x',
    });
    expect(code).toBe(1);
    for (const name of ['PORT', 'DATABASE_URL', 'TIME_ZONE', 'GOOGLE_CLIENT_ID']) expect(err).toContain(`  ${name}`);
  });

  test('with a PostgreSQL that doesn’t answer are reported calmly', async () => {
    const settings = { DATABASE_URL: 'postgresql://me:hush-hush@127.0.0.1:1/stays', DATABASE_WAIT_SECONDS: '0' };
    const err = expectCalm(await runToEnd(settings));
    expect(err).toMatch(/No PostgreSQL at 127\.0\.0\.1:1 answers: .*ECONNREFUSED.*\nStart it, or correct DATABASE_URL\./);
    expect(err).not.toContain('hush-hush');
  });

  test('with a port that is taken are told calmly', async () => {
    const [folder, other] = [copyOfGood(), copyOfGood()];
    const first = await startProgram({ DATA_DIR: folder });
    onTestFinished(async () => void (await first.end('SIGKILL')));
    const err = expectCalm(await runToEnd({ DATA_DIR: other, PORT: new URL(first.origin).port }));
    expect(err).toMatch(/can't listen on 127\.0\.0\.1, port \d+: another program uses it\.\n/);
  });
});
