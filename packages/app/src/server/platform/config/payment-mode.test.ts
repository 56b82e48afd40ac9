// Which payments move money, and where a server refuses to start without them.

import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { assertRealPayments, getPaymentMode } from './payment-mode.ts';

const keys = (mode: 'live' | 'test', kind = 'sk') => ({
  STRIPE_SECRET_KEY: `${kind}_${mode}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
});

test('only live keys of Stripe move money', () => {
  const modes = [{}, keys('test'), keys('test', 'rk'), keys('live'), keys('live', 'rk')].map((set) => getPaymentMode(readConfig(set)));
  expect(modes).toEqual(['test', 'test', 'test', 'live', 'live']);
});

const EXPOSED = { TRUST_PROXY: '1' };

test.each<[string, Record<string, string>]>([
  ['no keys', EXPOSED],
  ['test keys', { ...EXPOSED, ...keys('test') }],
  ['no keys, in production', { NODE_ENV: 'production' }],
  ['no keys, with an address of the world', { PUBLIC_URL: 'https://stays.example' }],
])('where others reach it a server does not start with %s', (_, settings) => {
  expect(() => assertRealPayments(readConfig(settings))).toThrow(/PAYMENTS=test/);
});

test.each<[string, Record<string, string>]>([
  ['live keys', { ...EXPOSED, ...keys('live') }],
  ['PAYMENTS=test', { ...EXPOSED, PAYMENTS: 'test' }],
  ['nobody else to reach it', {}],
])('a server starts with %s', (_, settings) => {
  expect(() => assertRealPayments(readConfig(settings))).not.toThrow();
});

test.each<[Record<string, string>, RegExp]>([
  [{ ...keys('live'), PAYMENTS: 'test' }, /PAYMENTS: must not be test/],
  [{ ...keys('live'), STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, /must be both live keys, or both test keys/],
  [{ PAYMENTS: 'none' }, /PAYMENTS: must be auto or test/],
])('settings that contradict each other are told: %j', (settings, said) => {
  expect(() => readConfig(settings)).toThrow(said);
});
