// The log: lines that a program can read, with no secret in them.

import { DrizzleQueryError } from 'drizzle-orm/errors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLogger } from './log.ts';

/** What one call of the log writes. */
function lineOf(write: (log: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  const stream = {
    write(line: string) {
      text += line;
    },
  };
  write(createLogger({ LOG_LEVEL: 'info' }, stream));
  return text;
}

const SECRET = 'hush-hush-4711';

describe('a line of the log', () => {
  test('is one JSON object with its level, its time and what was said', () => {
    const line = lineOf((log) => log.info({ status: 200, endpoint: 'GET /api/user' }, 'answered'));
    expect(JSON.parse(line)).toMatchObject({ level: 'info', msg: 'answered', status: 200, endpoint: 'GET /api/user' });
    expect(Number.isNaN(Date.parse(JSON.parse(line).time))).toBe(false);
  });

  test.each([
    { password: SECRET },
    { body: { currentPassword: SECRET, new_password: SECRET } },
    { headers: { authorization: `Bearer ${SECRET}`, cookie: SECRET, 'set-cookie': [SECRET], 'X-XSRF-TOKEN': SECRET } },
    { accessToken: SECRET, client_secret: SECRET, apiKey: SECRET },
    { list: [{ deep: { resetToken: SECRET } }] },
    { url: `/reset-password?email=a&token=${SECRET}` },
    { url: `/auth/google/callback?state=${SECRET}&code=${SECRET}` },
    { link: `https://stays.example/api/invoice-files/${SECRET}` },
    { path: `/fr/reset-password/${SECRET}` },
    { path: `/api/notifications/unsubscribe/12.${SECRET}` },
    { database: `postgresql://stays:${SECRET}@db.example/stays` },
    { error: new Error(`no answer from smtp://me:${SECRET}@mail.example`) },
    { error: new DrizzleQueryError('insert into user_links (token_hash) values ($1)', [SECRET], new Error('unique')) },
    { err: Object.assign(new Error('duplicate'), { code: '23505', detail: `Key (email)=(${SECRET}) already exists.` }) },
    { request: new Request('http://x', { headers: { cookie: SECRET } }) },
  ])('never holds a secret: %#', (object) => {
    expect(lineOf((log) => log.warn(object, 'something'))).not.toContain(SECRET);
    expect(lineOf((log) => log.child(object).warn('something'))).not.toContain(SECRET);
  });

  test('names nobody by their address', () => {
    const error = new Error('550 5.1.1 <ann.o-hara+x@mail.example>: no such user');
    const line = lineOf((log) => log.warn({ error, note: 'to ann.o-hara+x@mail.example' }, 'x'));
    expect(line).not.toContain('hara');
    expect(line).toContain('550 5.1.1 <[address]>: no such user');
  });

  test('tells of an error what it was, where, and because of what', () => {
    const cause = Object.assign(new Error('no more connections'), { code: '53300' });
    const { error } = JSON.parse(lineOf((log) => log.error({ error: new Error('a query failed', { cause }) }, 'x')));
    expect(error).toMatchObject({ type: 'Error', message: 'a query failed', cause: { message: 'no more connections', code: '53300' } });
    expect(error.at).toContain('log.test.ts');
  });

  test('can be written of anything, and is never long', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, maxDepth: 4 }), (value) => {
        expect(() => JSON.parse(lineOf((log) => log.info({ value }, 'x')))).not.toThrow();
      }),
    );
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(lineOf((log) => log.info({ circle, long: 'x'.repeat(1_000_000) }, 'x')).length).toBeLessThan(5000);
  });
});
