// Settings: read from the environment, with every fault at once.

import { isAbsolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, settings } from './config.ts';

/** The faults of an environment. */
function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('settings', () => {
  test('all have a default: an empty environment is enough', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ PORT: 4000, HOST: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1:4000', SECURE_COOKIES: false });
    expect(isAbsolute(config.DATA_DIR)).toBe(true);
  });

  test('count as not set if they are empty', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4000 });
  });

  test('read numbers and flags as they are written', () => {
    expect(readConfig({ PORT: '0', SECURE_COOKIES: '1', TRUST_PROXY: '2' })).toMatchObject({
      PORT: 0,
      SECURE_COOKIES: true,
      TRUST_PROXY: 2,
    });
  });

  test('follow from each other: https makes cookies secure, unless that is set', () => {
    expect(readConfig({ PUBLIC_URL: 'https://stays.example/' })).toMatchObject({
      PUBLIC_URL: 'https://stays.example',
      SECURE_COOKIES: true,
    });
    expect(readConfig({ PUBLIC_URL: 'https://stays.example', SECURE_COOKIES: 'false' }).SECURE_COOKIES).toBe(false);
  });

  test('need the keys of the chosen provider of messages and calls', () => {
    expect(
      faultsOf({ MESSAGING_PROVIDER: 'twilio', TWILIO_API_KEY: 'SK1', VIDEO_PROVIDER: 'livekit', LIVEKIT_URL: 'wss://x.example' }),
    ).toEqual([
      'MESSAGING_PROVIDER: twilio needs TWILIO_ACCOUNT_SID, TWILIO_API_SECRET, TWILIO_SERVICE_SID',
      'VIDEO_PROVIDER: livekit needs LIVEKIT_KEY, LIVEKIT_SECRET',
    ]);
    expect(faultsOf({ VIDEO_PROVIDER: 'twilio', TWILIO_API_KEY: 'AC1' })).toEqual([
      'TWILIO_API_KEY: must begin with SK',
      'VIDEO_PROVIDER: twilio needs TWILIO_ACCOUNT_SID, TWILIO_API_SECRET',
    ]);
    const livekit = { VIDEO_PROVIDER: 'livekit', LIVEKIT_URL: 'ws://x.example', LIVEKIT_KEY: 'k', LIVEKIT_SECRET: 's' };
    expect(faultsOf({ ...livekit, PUBLIC_URL: 'https://stays.example' })).toEqual([
      'LIVEKIT_URL: must be a wss:// address where PUBLIC_URL is https',
    ]);
    expect(readConfig({ ...livekit, PUBLIC_URL: 'http://stays.example' }).VIDEO_PROVIDER).toBe('livekit');
    expect(faultsOf({ VIDEO_PROVIDER: 'zoom' })).toEqual(['VIDEO_PROVIDER: must be built-in, twilio or livekit']);
    expect(faultsOf({ STUN_URLS: 'stun:a.example, https://b.example' })).toEqual([
      'STUN_URLS: must be stun: or stuns: addresses, separated by commas',
    ]);
    expect(readConfig({ STUN_URLS: 'stun:a.example, stuns:b.example,' }).STUN_URLS).toEqual(['stun:a.example', 'stuns:b.example']);
  });

  test('need an address where visits are counted, which pages may send to', () => {
    expect(faultsOf({ ANALYTICS_SITE: 'stays.example' })).toEqual(['ANALYTICS_SITE: must not be set without ANALYTICS_URL']);
    expect(faultsOf({ ANALYTICS_URL: 'stats.example', ANALYTICS_SITE: 'a b' })).toEqual([
      'ANALYTICS_URL: must be an http:// or https:// address',
      'ANALYTICS_SITE: must be the name of a website such as stays.example',
    ]);
    expect(faultsOf({ ANALYTICS_URL: 'http://stats.example', PUBLIC_URL: 'https://stays.example' })).toEqual([
      'ANALYTICS_URL: must be an https:// address where PUBLIC_URL is https',
    ]);
    expect(readConfig({ ANALYTICS_URL: 'https://stats.example' }).ANALYTICS_SITE).toBeUndefined();
  });

  test('need the address and the name of a language model, and no others without them', () => {
    expect(faultsOf({ WRITING_URL: 'https://model.example/v1' })).toEqual(['WRITING_URL and WRITING_MODEL: must be set both, or neither']);
    expect(faultsOf({ WRITING_KEY: 'k', WRITING_BUDGET: '5' })).toEqual([
      'WRITING_KEY: must not be set without WRITING_URL',
      'WRITING_BUDGET: must not be set without WRITING_URL',
    ]);
    const model = { WRITING_URL: 'https://model.example/v1', WRITING_MODEL: 'm' };
    expect(faultsOf({ ...model, WRITING_PRICE_IN: '1,5', WRITING_BUDGET: '-1', WRITING_CURRENCY: '€', WRITING_MAX_TOKENS: '1' })).toEqual([
      'WRITING_PRICE_IN: must be an amount such as 2.50',
      'WRITING_CURRENCY: must be a currency such as EUR',
      'WRITING_BUDGET: must be an amount such as 2.50',
      'WRITING_MAX_TOKENS: must be a whole number from 100 to 32000',
    ]);
    expect(readConfig(model)).toMatchObject({ WRITING_PRICE_IN: '0', WRITING_BUDGET: '20', WRITING_MAX_TOKENS: 4000 });
  });

  test.each([
    ['0.0.0.0', 'http://localhost:4000'],
    ['::', 'http://localhost:4000'],
    ['::1', 'http://[::1]:4000'],
  ])('listening on %s is reached at %s', (HOST, url) => {
    expect(readConfig({ HOST }).PUBLIC_URL).toBe(url);
    expect(URL.canParse(url)).toBe(true);
  });

  test('with faults tell each of them, by its name, what would be right', () => {
    const faults = faultsOf({
      PORT: '70000',
      PUBLIC_URL: 'ftp://x',
      DATABASE_URL: 'mysql://x',
      DATABASE_POOL_SIZE: '1.5',
      SESSION_SECRET: 'short',
      TIME_ZONE: 'Dublin',
      SECURE_COOKIES: 'perhaps',
      LOG_LEVEL: 'loud',
      GOOGLE_CLIENT_SECRET: 'x',
      STRIPE_SECRET_KEY: 'sk_test_1',
      S3_ENDPOINT: 'store.example.test',
      S3_ACCESS_KEY_ID: 'x',
    });
    expect(faults).toEqual([
      'PORT: must be a whole number from 0 to 65535',
      'PUBLIC_URL: must be an http:// or https:// address',
      'S3_ENDPOINT: must be an http:// or https:// address',
      'DATABASE_URL: must be a postgresql:// address',
      'DATABASE_POOL_SIZE: must be a whole number from 2 to 200',
      'SESSION_SECRET: must have at least 32 characters',
      'TIME_ZONE: must be a zone of the IANA list, such as Europe/Dublin',
      'SECURE_COOKIES: must be true or false',
      'LOG_LEVEL: must be silent, error, warn, info or debug',
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: must be set both, or neither',
      'S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: must be set all, or none',
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PUBLISHABLE_KEY: must be set all, or none',
      'S3_ENDPOINT: must not be set without S3_BUCKET',
    ]);
  });

  test('never show a value in a fault, which may be a secret', () => {
    const secret = 'hush-hush';
    for (const name of Object.keys(settings.shape)) expect(faultsOf({ [name]: secret }).join()).not.toContain(secret);
  });

  test('all say what they are for', () => {
    for (const [name, shape] of Object.entries(settings.shape)) expect(shape.description, name).toMatch(/^[A-Z`].*\.$/);
  });
});
