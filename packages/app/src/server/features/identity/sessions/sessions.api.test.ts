// One's own sessions, over a real connection.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUser } from '#contract/identity/account.endpoints.ts';
import { endSession, listSessions, signOutEverywhere } from '#contract/identity/sessions.endpoints.ts';
import { PASSWORD, startServer, type TestServer, toEmail } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signedInWith(agent: string, email: string) {
  const client = server.createVisitor();
  await client.send('GET', '/api/user');
  await client.send('POST', '/api/login', { body: { email, password: PASSWORD }, headers: { 'User-Agent': agent } });
  return client;
}

describe('the list of sessions', () => {
  test('names the devices, the one that asks, and nothing to sign in with', async () => {
    const email = toEmail('Parent');
    const here = await signedInWith(FIREFOX, email);
    server.time.now = new Date(server.time.now.getTime() - 3600_000);
    await signedInWith('curl/8.0', email);
    server.time.now = new Date(server.time.now.getTime() + 3600_000);
    const { body, text } = await here.ask(listSessions, {});
    expect(body.data.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      ['Firefox', 'Windows', true],
      [null, null, false],
    ]);
    expect(text).not.toContain(here.cookies.get('session'));
  });

  test('ends one of them, and no one else’s', async () => {
    const email = toEmail('Agent');
    const [here, there, stranger] = [
      await server.enterPassword(email),
      await server.enterPassword(email),
      await server.signInAs('Finance'),
    ];
    const others = (await here.ask(listSessions, {})).body.data.filter(({ isCurrent }) => !isCurrent);
    const id = others[0]?.id ?? '';
    expect((await stranger.ask(endSession, { params: { id } })).status).toBe(404);
    expect((await there.ask(readUser, {})).status).toBe(200);
    expect((await here.ask(endSession, { params: { id } })).status).toBe(200);
    expect((await there.ask(readUser, {})).status).toBe(401);
    expect((await here.ask(readUser, {})).status).toBe(200);
    expect((await here.ask(endSession, { params: { id } })).status).toBe(404);
  });

  test('ends the one that asks, too', async () => {
    const here = await server.signInAs('Coordinator');
    const [own] = (await here.ask(listSessions, {})).body.data;
    await here.ask(endSession, { params: { id: own?.id ?? '' } });
    expect(here.cookies.has('session')).toBe(false);
    expect((await here.ask(readUser, {})).status).toBe(401);
  });
});

test('signing out everywhere ends every session of the account, and no other', async () => {
  const email = toEmail('Host family');
  const [here, there, other] = [await server.enterPassword(email), await server.enterPassword(email), await server.signInAs('Page editor')];
  expect((await here.ask(signOutEverywhere, {})).status).toBe(200);
  expect((await here.ask(readUser, {})).status).toBe(401);
  expect((await there.ask(readUser, {})).status).toBe(401);
  expect((await other.ask(readUser, {})).status).toBe(200);
});
