// How often something may be tried: by one, by many, and by many at once.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { allEndpoints } from '#contract/endpoints.ts';
import { endpoint, toEndpointKey } from '#contract/platform/endpoint.ts';
import { email } from '#contract/platform/validation/fields.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { AppError } from '#server/platform/errors.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import type { TestAnswer } from '#server/testing/client.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';

const guess = endpoint({
  method: 'POST',
  path: '/api/guess',
  access: 'public',
  summary: 'Guesses.',
  body: z.object({ email, password: z.string() }),
  answer: z.object({}),
  refusals: ['signInWrong'],
  limit: 'guess',
});
const send = endpoint({
  method: 'POST',
  path: '/api/send',
  access: 'public',
  summary: 'Sends.',
  body: z.object({ email }),
  answer: z.object({}),
  limit: 'send',
});
const search = endpoint({
  method: 'GET',
  path: '/api/find',
  access: 'public',
  summary: 'Finds.',
  answer: z.object({}),
  limit: 'search',
});

let room: HttpFixture;
beforeAll(async () => {
  room = await startHttpFixture(
    defineRoutes(
      { guess, send, search },
      {
        guess: async (_call, { body }) => {
          if (body.password !== 'right') throw new AppError('signInWrong');
          return {};
        },
        send: async () => ({}),
        search: async () => ({}),
      },
    ),
    { settings: { TRUST_PROXY: '1', SEARCHES_PER_MINUTE: '3' } },
  );
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(attempts);
});

async function ask(path: string, body: object, { from = '192.0.2.1', language = 'en' } = {}) {
  const client = room.visitor();
  client.language = language;
  await client.send('GET', '/api/hello');
  return client.send('POST', path, { body, headers: { 'X-Forwarded-For': from } });
}

const wrong = (from = '192.0.2.1', address = 'ann@example.test') => ask('/api/guess', { email: address, password: 'wrong' }, { from });
const right = (from = '192.0.2.1', address = 'ann@example.test') => ask('/api/guess', { email: address, password: 'right' }, { from });

async function times(count: number, one: () => Promise<TestAnswer>): Promise<TestAnswer[]> {
  const results: TestAnswer[] = [];
  for (let index = 0; index < count; index += 1) results.push(await one());
  return results;
}

describe('guessing', () => {
  test('ends after ten failures, says for how long, and begins anew after that', async () => {
    expect((await times(10, wrong)).map(({ status }) => status)).toEqual(Array(10).fill(422));
    const { status, body, headers } = await right();
    expect({ status, retry: headers.get('retry-after') }).toEqual({ status: 429, retry: '900' });
    expect(body).toMatchObject({ code: 'tooMany', message: 'Too many attempts. Try again in 15 minutes.' });
    const started = room.time.now;
    room.time.now = new Date(started.getTime() + 15 * 60_000);
    expect((await right()).status).toBe(200);
    room.time.now = started;
  });

  test('is not told apart by the case of an address', async () => {
    await times(5, () => wrong('192.0.2.1', 'ann@example.test'));
    await times(5, () => wrong('192.0.2.1', ' ANN@example.test'));
    expect((await wrong()).status).toBe(429);
  });

  test('counts anew after a success', async () => {
    await times(9, wrong);
    expect((await right()).status).toBe(200);
    expect((await times(9, wrong)).map(({ status }) => status)).toEqual(Array(9).fill(422));
  });

  test('at other accounts ends too for a signed-in user, whatever succeeds at their own in between', async () => {
    const { client } = await room.signedIn(['Parent']);
    await client.send('GET', '/api/hello');
    const tryIt = (email: string, password: string) => client.send('POST', '/api/guess', { body: { email, password } });
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      if (index % 4 === 3) expect((await tryIt('mine@example.test', 'right')).status).toBe(200);
      statuses.push((await tryIt('ann@example.test', 'wrong')).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  test('by one does not lock another out', async () => {
    await times(11, wrong);
    expect((await right('192.0.2.2')).status).toBe(200);
    expect((await right('192.0.2.1', 'bea@example.test')).status).toBe(200);
  });

  test('at many accounts from one address ends too, and a success in between does not help', async () => {
    let name = 0;
    const spray = () => {
      name += 1;
      return wrong('192.0.2.9', `user-${name}@example.test`);
    };
    await times(59, spray);
    expect((await right('192.0.2.9', 'mine@example.test')).status).toBe(200);
    expect((await spray()).status).toBe(422);
    expect((await spray()).status).toBe(429);
  });

  test('from a household of version 6 counts as one', async () => {
    let host = 0;
    await times(10, () => {
      host += 1;
      return wrong(`2001:db8:1:2::${host}`);
    });
    expect((await wrong('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await wrong('2001:db8:1:3::1')).status).toBe(422);
  });

  test('at once lets no more through than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => wrong()));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(422), count(429)]).toEqual([10, 30]);
  });

  test('keeps no address of anybody', async () => {
    await wrong();
    const rows = await room.app.db.select().from(attempts);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/example|192\.0/);
  });
});

describe('sending', () => {
  test('ends after five, whatever came of it', async () => {
    const answers = await times(6, () => ask('/api/send', { email: 'ann@example.test' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('searching', () => {
  const find = (client = room.visitor(), from = '192.0.2.1') => client.send('GET', '/api/find', { headers: { 'X-Forwarded-For': from } });
  const statuses = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status);
  beforeEach(() => {
    room.time.now = new Date(room.time.now.getTime() + 60_000);
  });

  test('ends after so many of one address in a minute, says for how long, and begins anew after that', async () => {
    expect(statuses(await times(4, find))).toEqual([200, 200, 200, 429]);
    room.time.now = new Date(room.time.now.getTime() + 18_000);
    const { status, body, headers } = await find();
    expect({ status, retry: headers.get('retry-after') }).toEqual({ status: 429, retry: '42' });
    expect(body).toMatchObject({ code: 'tooMany' });
    // By its endpoint: a path may hold the secret of a link.
    const refused = room.logged
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .findLast(({ msg }) => msg === 'a request was refused');
    expect(refused).toMatchObject({ code: 'tooMany', endpoint: 'GET /api/find' });
    expect(refused).not.toHaveProperty('path');
    expect((await find(room.visitor(), '192.0.2.2')).status).toBe(200);
    room.time.now = new Date(room.time.now.getTime() + 42_000);
    expect((await find()).status).toBe(200);
  });

  test('is counted by account for signed-in users, with five times the limit for the whole address', async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => room.signedIn(['Parent'])));
    for (const { client } of clients.slice(0, 5)) expect(statuses(await times(3, () => find(client)))).toEqual([200, 200, 200]);
    const [first, last] = [clients[0]?.client, clients[5]?.client];
    expect((await find(first, '192.0.2.3')).status).toBe(429);
    expect((await find(last)).status).toBe(429);
    expect((await find(last, '192.0.2.3')).status).toBe(200);
  });

  test('is bounded wherever it costs much', () => {
    const costly = /^\/api\/(search|experience\/(?!claims)|pricing\/quote$|booking\/check$|host_families\/.*\/availability$)/;
    const known = allEndpoints.filter(({ path }) => costly.test(path));
    expect(known.filter((one) => !('limit' in one)).map(toEndpointKey)).toEqual([]);
    expect(known.length).toBeGreaterThan(5);
  });
});

test('the log hears of every attempt, and of nobody’s password', async () => {
  room.logged.length = 0;
  await wrong();
  await right();
  const lines = room.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => String(msg).startsWith('an attempt'));
  expect(lines).toMatchObject([
    { msg: 'an attempt failed', endpoint: 'POST /api/guess', address: '192.0.2.1', code: 'signInWrong', request: expect.any(String) },
    { msg: 'an attempt succeeded', endpoint: 'POST /api/guess', address: '192.0.2.1' },
  ]);
  expect(room.logged.join('')).not.toMatch(/right|"wrong"|ann@/);
});
