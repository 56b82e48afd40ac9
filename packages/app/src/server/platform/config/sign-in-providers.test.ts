// What the operator sets of sign-in providers, and how faults in it are told.

import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { listConfiguredProviders } from './sign-in-providers.ts';

const good = { name: 'work', label: 'Work', issuer: 'https://id.example.test', clientId: 'a', clientSecret: 'b' };

function faultsOf(providers: unknown, more: Record<string, string> = {}): readonly string[] {
  try {
    readConfig({ SIGN_IN_PROVIDERS: typeof providers === 'string' ? providers : JSON.stringify(providers), ...more });
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)];
  }
}

describe('providers', () => {
  test('are read as they are written, Google from its own settings first', () => {
    const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' };
    const config = readConfig({ SIGN_IN_PROVIDERS: JSON.stringify([good]), ...google });
    const [first, second] = listConfiguredProviders(config);
    expect(first).toMatchObject({ name: 'google', label: 'Google', issuer: 'https://accounts.google.com', clientId: 'g' });
    expect(second).toEqual(good);
    expect(listConfiguredProviders(readConfig({}))).toEqual([]);
  });

  test('may be on this machine without encryption, and nowhere else', () => {
    expect(faultsOf([{ ...good, issuer: 'http://127.0.0.1:4125' }])).toEqual([]);
    expect(faultsOf([{ ...good, issuer: 'http://id.example.test' }])).toEqual([
      'SIGN_IN_PROVIDERS: 0.issuer must be an https:// address without query',
    ]);
  });

  test.each([
    ['{', 'SIGN_IN_PROVIDERS: must be a JSON list of {name, issuer, clientId, clientSecret, label}'],
    [[{ ...good, name: 'Work Place' }], 'SIGN_IN_PROVIDERS: 0.name must have 1 to 40 small letters, digits or hyphens'],
    [[good, good], 'SIGN_IN_PROVIDERS: two providers have the same name'],
    [[{ ...good, name: 'google' }], 'SIGN_IN_PROVIDERS: google is set with GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET'],
  ])('%j are refused', (providers, fault) => {
    expect(faultsOf(providers)).toEqual([fault]);
  });

  test('are told of with all their faults, and with those of other settings', () => {
    const { clientId: _, ...incomplete } = good;
    const faults = faultsOf([{ ...incomplete, issuer: 'x' }], { PORT: 'x' });
    expect(faults).toHaveLength(3);
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'SIGN_IN_PROVIDERS', 'SIGN_IN_PROVIDERS']);
  });
});
