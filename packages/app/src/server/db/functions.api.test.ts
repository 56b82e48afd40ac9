// The file with the functions and triggers tells what the migrations make.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#server/testing/database.ts';
import { describeFunctions } from './functions.ts';

test('functions.sql holds the functions and triggers after the last migration', async () => {
  const database = await openTestDatabase();
  const described = await describeFunctions(database.raw);
  await database.close();
  expect(described, 'run npm run migrations -w @hosted-stay/app -- --functions').toBe(
    readFileSync(join(import.meta.dirname, 'functions.sql'), 'utf8'),
  );
});
