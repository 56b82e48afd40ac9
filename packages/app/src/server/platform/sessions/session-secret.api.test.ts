// The key that signs what browsers keep: made once, wherever the database is.

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { getTestEngine, openTestDatabase, testOnPostgresql } from '#server/testing/database.ts';
import { getOrCreateSessionSecret } from './session-secret.ts';

let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosted-stay-secret-'));
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const secret = (more: Record<string, string> = {}) => getOrCreateSessionSecret(readConfig({ DATA_DIR: folder, ...more }), database);

test('is long, and stays what it is', async () => {
  const first = await secret();
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(await secret()).toBe(first);
});

test('is the one that is set, where one is', async () => {
  const given = 'x'.repeat(40);
  expect(await secret({ SESSION_SECRET: given })).toBe(given);
});

testOnPostgresql('is the same for all who come first at once', async () => {
  await database.raw.query('delete from secrets');
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => secret()))).size).toBe(1);
});

test.runIf(getTestEngine() === 'pglite')('in a folder is for nobody else to read, and refused when it is no key', async () => {
  await secret();
  const file = join(folder, 'session-secret');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, 'short');
  await expect(secret()).rejects.toThrow(/does not hold a key of at least 32 characters\.\nDelete it/);
});
