// Where the demo world may be, and where its password is told.

import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { isTold, isWanted } from './policy.ts';
import { welcome } from './welcome.ts';

const decided = (environment: Record<string, string>, engine: 'pglite' | 'postgresql' = 'pglite') => {
  const config = readConfig(environment);
  return { wanted: isWanted(config, engine), told: isTold(config) };
};

test.each<[string, Record<string, string>, 'pglite' | 'postgresql', { wanted: boolean; told: boolean }]>([
  ['by itself, on this machine', {}, 'pglite', { wanted: true, told: true }],
  ['by itself, on PostgreSQL', {}, 'postgresql', { wanted: false, told: true }],
  ['in production', { NODE_ENV: 'production' }, 'pglite', { wanted: false, told: false }],
  ['with an address of the world', { PUBLIC_URL: 'https://stays.example' }, 'pglite', { wanted: false, told: false }],
  ['where the network reaches it', { HOST: '0.0.0.0' }, 'pglite', { wanted: false, told: false }],
  ['on this machine, by its address in IPv6', { HOST: '::1', PUBLIC_URL: 'http://[::1]:4000' }, 'pglite', { wanted: true, told: true }],
  ['never', { DEMO: 'never' }, 'pglite', { wanted: false, told: false }],
  ['always', { DEMO: 'always', NODE_ENV: 'production' }, 'postgresql', { wanted: true, told: true }],
])('%s', (_, environment, engine, expected) => {
  expect(decided(environment, engine)).toEqual(expected);
});

test('the terminal names the accounts, the password and the folder, and no secret of the database', () => {
  const text = welcome({ DATA_DIR: '/somewhere/data', DATABASE_URL: 'postgresql://me:secret@db.example/stays' });
  expect(text).toContain('admin@demo.test');
  expect(text).toContain('look-around');
  expect(text).toContain('/somewhere/data');
  expect(text).not.toContain('secret');
});
