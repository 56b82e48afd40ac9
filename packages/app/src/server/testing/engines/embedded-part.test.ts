// The part of the server's tests that runs on the embedded engine too.

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EMBEDDED_PART } from './embedded-part.ts';

const server = join(import.meta.dirname, '../..');
const files = (pattern: string) => globSync(pattern, { cwd: server });
const chosen = new Set(EMBEDDED_PART.flatMap(files));

test('names files that are there', () => {
  for (const pattern of EMBEDDED_PART) expect(files(pattern), pattern).not.toHaveLength(0);
});

test('has a way through every feature', () => {
  const featureOf = (file: string) => file.split('/')[1];
  const features = new Set(files('features/**/*.api.test.ts').map(featureOf));
  const covered = new Set([...chosen].filter((file) => file.startsWith('features/')).map(featureOf));
  expect([...features].filter((feature) => !covered.has(feature))).toEqual([]);
});

test('holds every file that asks which engine it is on because of the embedded one', () => {
  expect([...chosen]).toContain('platform/sessions/session-secret.api.test.ts');
});
