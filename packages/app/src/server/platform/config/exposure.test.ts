// When a request plainly comes from the machine that the server runs on.

import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { isLocalRequest } from './exposure.ts';

const isLocal = (headers: Record<string, string>, settings: Record<string, string> = {}) =>
  isLocalRequest({ headers, httpVersion: '1.1' }, readConfig(settings));

test.each(['localhost:4000', '127.0.0.1', '127.9.9.9:80', '[::1]:4000'])('asked for as %s it is of this machine', (host) => {
  expect(isLocal({ host })).toBe(true);
});

test.each(['stays.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.7:4000', '', ':::'])(
  'asked for as %j it may be anybody’s',
  (host) => {
    expect(isLocal({ host })).toBe(false);
  },
);

test('without a name it may be anybody’s', () => expect(isLocal({})).toBe(false));

test.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'])(
  'with %s a proxy hands it on',
  (name) => {
    expect(isLocal({ host: 'localhost', [name]: '127.0.0.1' })).toBe(false);
  },
);

test('in HTTP/1.0 a proxy hands it on that says nothing, as nginx does by itself', () => {
  const headers = { host: '127.0.0.1:4000', connection: 'close' };
  expect(isLocalRequest({ headers, httpVersion: '1.0' }, readConfig({}))).toBe(false);
});

test.each<Record<string, string>>([
  { TRUST_PROXY: '1' },
  { HOST: '0.0.0.0' },
  { PUBLIC_URL: 'https://stays.example' },
  { NODE_ENV: 'production' },
])('with the settings %j it may be anybody’s', (settings) => {
  expect(isLocal({ host: 'localhost' }, settings)).toBe(false);
});
