// Devices that are known to an account: nobody locks them out, and nobody guesses more by pretending to be one.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { email } from '#contract/platform/validation/fields.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { AppError } from '#server/platform/errors.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';

const enter = endpoint({
  method: 'POST',
  path: '/api/enter',
  access: 'public',
  summary: 'Signs in.',
  body: z.object({ email, password: z.string() }),
  answer: z.object({}),
  refusals: ['signInWrong'],
  limit: 'guess',
});
const handlers = defineRoutes(
  { enter },
  {
    enter: async ({ session }, { body }) => {
      if (body.password !== 'right') throw new AppError('signInWrong');
      session.rememberDevice(body.email);
      return {};
    },
  },
);

let room: HttpFixture;
beforeAll(async () => {
  room = await startHttpFixture(handlers, { settings: { TRUST_PROXY: '1' } });
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(attempts);
});

const ANN = 'ann@example.test';
/** The address that the client tries from, and the one that it tries at. */
interface Try {
  readonly at?: string;
  readonly from?: string;
}

async function client(): Promise<TestClient> {
  const visitor = room.visitor();
  await visitor.send('GET', '/api/hello');
  return visitor;
}

async function attempt(by: TestClient, password: string, { at = ANN, from = '192.0.2.1' }: Try = {}): Promise<number> {
  const { status } = await by.send('POST', '/api/enter', { body: { email: at, password }, headers: { 'X-Forwarded-For': from } });
  return status;
}

async function known(at = ANN): Promise<TestClient> {
  const device = await client();
  expect(await attempt(device, 'right', { at })).toBe(200);
  await room.app.db.delete(attempts);
  return device;
}

/** Guesses from many addresses, until the account takes no more from anybody. */
async function besiege(): Promise<void> {
  const attacker = await client();
  for (let index = 0; index < 100; index += 1) expect(await attempt(attacker, 'wrong', { from: `198.51.100.${index % 50}` })).toBe(422);
  expect(await attempt(attacker, 'wrong', { from: '198.51.100.99' })).toBe(429);
}

describe('a device that has signed in before', () => {
  test('is not locked out by whoever guesses, from however many addresses, and gives them no further guesses', async () => {
    const device = await known();
    await besiege();
    expect(await attempt(await client(), 'right')).toBe(429);
    expect(await attempt(device, 'right', { from: '203.0.113.7' })).toBe(200);
    expect(await attempt(await client(), 'right')).toBe(429);
  });

  test('is not locked out from the address from which somebody else guesses either', async () => {
    const device = await known();
    const neighbour = await client();
    for (let index = 0; index < 10; index += 1) await attempt(neighbour, 'wrong');
    expect(await attempt(neighbour, 'right')).toBe(429);
    expect(await attempt(device, 'right')).toBe(200);
  });

  test('guesses no more than others do, wherever it is', async () => {
    const device = await known();
    for (let index = 0; index < 10; index += 1) expect(await attempt(device, 'wrong', { from: `203.0.113.${index}` })).toBe(422);
    expect(await attempt(device, 'right', { from: '203.0.113.99' })).toBe(429);
    expect(await attempt(await client(), 'right')).toBe(200);
  });

  test('is known to each account that has signed in there, and to no other', async () => {
    const device = await known();
    expect(await attempt(device, 'right', { at: 'ben@example.test' })).toBe(200);
    const mallory = await known('mallory@example.test');
    await besiege();
    expect(await attempt(device, 'right', { at: ' ANN@example.test ' })).toBe(200);
    expect(await attempt(mallory, 'right')).toBe(429);
  });

  test('is known by a few accounts at most, the last ones', async () => {
    const device = await known();
    for (const name of ['b', 'c', 'd', 'e']) await attempt(device, 'right', { at: `${name}@example.test` });
    await attempt(device, 'right', { at: 'b@example.test' });
    await besiege();
    expect(await attempt(device, 'right')).toBe(200);
    await attempt(device, 'right', { at: 'f@example.test' });
    await attempt(device, 'right', { at: 'g@example.test' });
    expect(device.cookies.get('devices')?.split('~')).toHaveLength(5);
  });

  test('is forgotten after half a year', async () => {
    const device = await known();
    const before = room.time.now;
    room.time.now = new Date(before.getTime() + 181 * 24 * 3600 * 1000);
    await besiege();
    expect(await attempt(device, 'right')).toBe(429);
    room.time.now = before;
  });

  test.each([
    ['made up', () => 'AAAAAAAAAAAAAAAAAAAAAA.zzzzzzz.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['made to last longer', (mark: string) => mark.replace(/\.[^.]+\./, '.zzzzzzz.')],
    ['renamed', (mark: string) => `${mark.startsWith('B') ? 'C' : 'B'}${mark.slice(1)}`],
    ['torn', (mark: string) => mark.slice(0, -1)],
    ['empty', () => '~..~'],
  ])('is not one whose mark is %s', async (_, changed) => {
    const device = await known();
    const mark = device.cookies.get('devices') ?? '';
    device.cookies.set('devices', changed(mark));
    for (let index = 0; index < 10; index += 1) await attempt(await client(), 'wrong');
    expect(await attempt(device, 'right')).toBe(429);
  });
});

test.each([
  ['http://127.0.0.1', /^devices=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/],
  ['https://stays.example', /^__Host-devices=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; Secure; SameSite=Lax$/],
])('the mark of %s is hidden from scripts, names nobody, and stays with us', async (PUBLIC_URL, shape) => {
  const own = await startHttpFixture(handlers, { settings: { PUBLIC_URL } });
  const visitor = own.visitor();
  await visitor.send('GET', '/api/hello');
  const { headers } = await visitor.send('POST', '/api/enter', { body: { email: ANN, password: 'right' } });
  await own.stop();
  expect(headers.getSetCookie().find((line) => line.includes('devices'))).toMatch(shape);
});
