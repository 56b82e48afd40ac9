// Signing in and out, over a real connection.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUser, signIn, signOut } from '#contract/identity/account.endpoints.ts';
import { emailOf, PASSWORD, startServer, type TestServer } from '#server/testing/start.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('signing in', () => {
  test('answers the user, and keeps the session until it is ended', async () => {
    const client = server.visitor();
    const answer = await client.ask(signIn, { body: { email: emailOf('Parent'), password: PASSWORD } });
    expect(answer.body).toMatchObject({ roleNames: ['Parent'], defaultRoute: '/travel/dashboard', isLoggedIn: true });
    expect((await client.ask(readUser, {})).status).toBe(200);
    await client.ask(signOut, {});
    expect((await client.ask(readUser, {})).status).toBe(401);
  });

  test('says the same of a wrong password and of an unknown address', async () => {
    const wrong = await server.visitor().ask(signIn, { body: { email: emailOf('Parent'), password: 'wrong' } });
    const unknown = await server.visitor().ask(signIn, { body: { email: 'nobody@example.test', password: 'wrong' } });
    expect(wrong.status).toBe(422);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });
});
