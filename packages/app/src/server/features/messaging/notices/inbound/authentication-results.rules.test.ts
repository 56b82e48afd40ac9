// What mail servers say about the senders of emails.

import { expect, test } from 'vitest';
import { isAuthenticated } from './authentication-results.rules.ts';

const trusted = { server: 'mx.example.com', from: 'jeanne@mail.example.test' };

test.each([
  ['DMARC', 'mx.example.com; dmarc=pass (p=none dis=none) header.from=mail.example.test'],
  ['a signature', 'mx.example.com 1; dkim=pass header.d=example.test header.s=a; dmarc=none'],
  ['a signature by its identity', 'MX.example.com; dkim = pass header.i=@mail.example.test'],
  ['the server of the sender', 'mx.example.com; spf=pass (sender (1.2.3.4)) smtp.mailfrom=bounce@mail.example.test'],
  ['DMARC, after a quoted string', 'mx.example.com; spf=none smtp.mailfrom="a;b"@evil.test; dmarc=pass header.from=mail.example.test'],
])('pass with %s', (_, header) => {
  expect(isAuthenticated([header], trusted)).toBe(true);
});

test.each([
  ['no header', []],
  ['none of the server that is trusted', ['mx.evil.test; dmarc=pass header.from=mail.example.test']],
  [
    'a failure above what the sender has forged',
    ['mx.example.com; dmarc=fail', 'mx.example.com; dmarc=pass header.from=mail.example.test'],
  ],
  ['nothing checked', ['mx.example.com; none']],
  ['another domain', ['mx.example.com; dkim=pass header.d=evil.test; spf=pass smtp.mailfrom=evil.test; dmarc=pass header.from=evil.test']],
  ['a domain that only ends alike', ['mx.example.com; dkim=pass header.d=ample.test']],
  ['the end of every domain', ['mx.example.com; dkim=pass header.d=test']],
  ['a quoted string', ['mx.example.com; spf=pass smtp.mailfrom="a; dmarc=pass header.from=mail.example.test; b"@evil.test']],
  [
    'a quoted sign in a quoted string',
    [String.raw`mx.example.com; spf=pass smtp.mailfrom="a\"; dmarc=pass header.from=mail.example.test; b"@evil.test`],
  ],
  ['a bracket in a quoted string', ['mx.example.com; dmarc=fail (a) reason="(" (; dmarc=pass header.from=mail.example.test)']],
  ['a quoted bracket in a comment', [String.raw`mx.example.com; dmarc=fail (\); dmarc=pass header.from=mail.example.test)`]],
  ['a comment', ['mx.example.com; dmarc=fail (dmarc=pass; dmarc=pass header.from=mail.example.test)']],
])('do not pass with %s', (_, headers) => {
  expect(isAuthenticated(headers, trusted)).toBe(false);
});

test('reads headers of any length', () => {
  for (const part of ['(', ' ', '; ', '=', 'a=b ', '"', '\\', '"\\'])
    expect(isAuthenticated([`mx.example.com${part.repeat(100_000)}`], trusted)).toBe(false);
});
