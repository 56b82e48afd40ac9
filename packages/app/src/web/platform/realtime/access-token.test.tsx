// The access token of the live channel: when it is fetched, what is told, and what becomes of a refusal.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatExpiry } from '#contract/messaging/access-token.ts';
import { loadMessages } from '#web/platform/messages/messages.ts';
import { alerts } from '#web/platform/notices/notices.ts';
import { userWith } from '#web/testing/accounts.ts';
import { createFakeSocket } from '#web/testing/fake-socket.ts';
import { signInAs } from '#web/testing/page.tsx';
import { type AccessTokens, createAccessTokens } from './access-token.ts';
import { openConnection } from './connection.ts';

let tokens: AccessTokens;
let requests: string[];
let respond: () => Response;

const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const createToken = (lifeMs = 3_600_000, provider = 'built-in') =>
  answer({ token: `token ${requests.length}`, expiry: formatExpiry(new Date(Date.now() + lifeMs)), provider });

beforeAll(() => loadMessages(['messagingAlerts']));
beforeEach(() => {
  vi.useFakeTimers();
  signInAs(userWith(['Parent']));
  alerts.set([]);
  requests = [];
  respond = () => createToken();
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    requests.push(String(address));
    return respond();
  });
  tokens = createAccessTokens();
});
afterEach(() => {
  tokens.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const texts = () => alerts.get().map(({ text }) => text);

describe('the token', () => {
  test('is fetched once, and again before it expires', async () => {
    expect(await Promise.all([tokens.get(), tokens.get()])).toEqual(['token 1', 'token 1']);
    expect(await tokens.get()).toBe('token 1');
    expect(requests).toEqual(['/api/conversations/twilio/token']);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(requests).toHaveLength(2);
    expect(await tokens.get()).toBe('token 2');
  });

  test('is not sent if it is of another provider', async () => {
    respond = () => createToken(3_600_000, 'twilio');
    expect(await tokens.get()).toBeUndefined();
  });

  test('is fetched anew once it was refused, and not at all after sign-out', async () => {
    await tokens.get();
    tokens.reset();
    expect(await tokens.get()).toBe('token 2');
    tokens.close();
    expect(await tokens.get()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(7_200_000);
    expect(requests).toHaveLength(2);
  });
});

test('is not asked for while the account may have none', async () => {
  signInAs(userWith([], { capabilities: ['messages.send'] }));
  expect(await tokens.get()).toBeUndefined();
  expect(requests).toEqual([]);
  signInAs(userWith(['Parent']));
  expect(await tokens.get()).toBe('token 1');
});

describe('a failure', () => {
  test.each([
    ['with the text of the server', { message: 'Not now.' }, 'Not now.'],
    ['with the fixed text without one', {}, 'Error while fetching twilio token'],
  ])('is told once, %s, and tried again with longer waits', async (_, body, text) => {
    respond = () => answer(body, 502);
    expect(await tokens.get()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual([text]);
    expect(await tokens.get()).toBeUndefined();
    expect(requests).toHaveLength(1);
    alerts.set([]);
    await vi.advanceTimersByTimeAsync(5000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(3);
    respond = () => createToken();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await tokens.get()).toBe('token 4');
    expect(texts()).toEqual([]);
  });
});

test('a connection that is refused for an expired token is made again with another one', async () => {
  const fake = createFakeSocket();
  Object.assign(fake.socket, { active: false });
  await tokens.get();
  const connection = openConnection(fake.socket, tokens);
  const refuse = () =>
    fake.happen('connect_error', Object.assign(new Error('Access Token expired'), { data: { code: 'accessTokenExpired' } }));
  refuse();
  expect(await tokens.get()).toBe('token 2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(fake.connects()).toBe(2);
  refuse();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(fake.connects()).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fake.connects()).toBe(3);
  connection.close();
  expect(await tokens.get()).toBeUndefined();
});
