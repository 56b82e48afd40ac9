// Where the demo world may be, and what the terminal tells of it.

import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { isPasswordPublished, isWanted } from './policy.ts';
import { welcome } from './welcome.ts';

const decided = (environment: Record<string, string>, engine: 'pglite' | 'postgresql' = 'pglite') => {
  const config = readConfig(environment);
  return { wanted: isWanted(config, engine), published: isPasswordPublished(config) };
};

test.each<[string, Record<string, string>, 'pglite' | 'postgresql', { wanted: boolean; published: boolean }]>([
  ['by itself, on this machine', {}, 'pglite', { wanted: true, published: true }],
  ['by itself, on PostgreSQL', {}, 'postgresql', { wanted: false, published: true }],
  ['in production', { NODE_ENV: 'production' }, 'pglite', { wanted: false, published: false }],
  ['behind a proxy', { TRUST_PROXY: '1' }, 'pglite', { wanted: false, published: false }],
  ['with an address of the world', { PUBLIC_URL: 'https://stays.example' }, 'pglite', { wanted: false, published: false }],
  ['with an address that a proxy answers', { PUBLIC_URL: 'https://localhost' }, 'pglite', { wanted: false, published: false }],
  ['where the network reaches it', { HOST: '0.0.0.0' }, 'pglite', { wanted: false, published: false }],
  [
    'on this machine, by its address in IPv6',
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:4000' },
    'pglite',
    { wanted: true, published: true },
  ],
  ['never', { DEMO: 'never' }, 'pglite', { wanted: false, published: true }],
  ['always', { DEMO: 'always', NODE_ENV: 'production' }, 'postgresql', { wanted: true, published: false }],
])('%s', (_, environment, engine, expected) => {
  expect(decided(environment, engine)).toEqual(expected);
});

test('the terminal names the accounts, the password and the folder, and no secret of the database', () => {
  const text = welcome({ DATA_DIR: '/somewhere/data', DATABASE_URL: 'postgresql://me:secret@db.example/stays' }, null);
  expect(text).toContain('admin@demo.test');
  expect(text).toContain('look-around');
  expect(text).toContain('/somewhere/data');
  expect(text).not.toContain('secret');
});

test('the terminal names random passwords beside their accounts, and no other account', () => {
  const text = welcome({ DATA_DIR: '/somewhere/data', DATABASE_URL: undefined }, new Map([['admin@demo.test', 'a-random-one']]));
  expect(text).toMatch(/admin@demo\.test +a-random-one/);
  expect(text).not.toContain('look-around');
  expect(text).not.toContain('parent@demo.test');
});
