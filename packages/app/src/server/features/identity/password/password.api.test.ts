// Forgotten and changed passwords, over a real connection.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePassword, readUser, signIn } from '#contract/identity/account.endpoints.ts';
import { checkResetLink, forgotPassword, resetPassword } from '#contract/identity/recovery.endpoints.ts';
import { userLinks, users } from '#server/db/schema/identity.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { getEmailsTo, getLastTokenTo } from '#server/testing/emails.ts';
import { PASSWORD, startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(() => server.app.db.delete(attempts));

const NEW = 'seven green bottles';
let count = 0;

async function account({ verified = true } = {}): Promise<{ id: number; email: string }> {
  const email = `forgetful-${++count}@example.test`;
  return { id: await server.createAccount({ email, roles: ['Parent'], verified }), email };
}

const chosen = (token: string, password = NEW) => ({ body: { token, password, passwordConfirmation: password } });

function later(seconds: number): void {
  server.time.now = new Date(server.time.now.getTime() + seconds * 1000);
}

describe('a forgotten password', () => {
  test('is replaced with the mailed link; every session ends', async () => {
    const { email } = await account();
    const elsewhere = await server.enterPassword(email);
    const client = server.createVisitor();
    await client.ask(forgotPassword, { body: { email } });
    const token = await getLastTokenTo(server, email);
    expect((await client.ask(checkResetLink, { body: { token } })).body).toEqual({ purpose: 'reset', email, firstName: 'Ann' });
    expect((await client.ask(resetPassword, chosen(token))).body).toMatchObject({ email });
    expect((await elsewhere.ask(readUser, {})).status).toBe(401);
    expect((await client.ask(signIn, { body: { email, password: PASSWORD } })).body.code).toBe('signInWrong');
    expect((await client.ask(signIn, { body: { email, password: NEW } })).status).toBe(200);
    expect((await getEmailsTo(server, email)).at(-1)?.subject).toBe('Your password was changed');
  });

  test('lets its owner in where they have chosen the new one, though others have guessed until nobody is let try', async () => {
    const { email } = await account();
    for (let index = 0; index < 10; index += 1) await server.createVisitor().ask(signIn, { body: { email, password: 'a guess' } });
    const client = server.createVisitor();
    expect((await client.ask(signIn, { body: { email, password: PASSWORD } })).status).toBe(429);
    await client.ask(forgotPassword, { body: { email } });
    await client.ask(resetPassword, chosen(await getLastTokenTo(server, email)));
    expect((await server.createVisitor().ask(signIn, { body: { email, password: NEW } })).status).toBe(429);
    expect((await client.ask(signIn, { body: { email, password: NEW } })).status).toBe(200);
    await client.send('POST', '/api/logout');
    expect((await client.ask(signIn, { body: { email, password: NEW } })).status).toBe(200);
  });

  test('does the same for an address nobody has: same answer, same rows', async () => {
    const { email } = await account();
    await server.runJobs();
    await server.app.db.delete(jobRows);
    const known = await server.createVisitor().ask(forgotPassword, { body: { email } });
    const unknown = await server.createVisitor().ask(forgotPassword, { body: { email: 'nobody@example.test' } });
    expect(unknown.body).toEqual(known.body);
    const rows = await server.app.db.select().from(jobRows);
    expect(rows.map(({ name, data }) => [name, Object.keys(data)])).toEqual([
      ['account.forgot', ['email']],
      ['account.forgot', ['email']],
    ]);
    expect(await getEmailsTo(server, 'nobody@example.test')).toEqual([]);
  });

  test('confirms the address', async () => {
    const { email } = await account({ verified: false });
    await server.createVisitor().ask(forgotPassword, { body: { email } });
    await server.createVisitor().ask(resetPassword, chosen(await getLastTokenTo(server, email)));
    expect((await server.createVisitor().ask(signIn, { body: { email, password: NEW } })).body).toMatchObject({ emailVerified: true });
  });

  test('gets one mail a minute, however often it is asked for at once', async () => {
    const { email } = await account();
    await Promise.all(Array.from({ length: 4 }, () => server.createVisitor().ask(forgotPassword, { body: { email } })));
    expect(await getEmailsTo(server, email)).toHaveLength(1);
    later(61);
    await server.createVisitor().ask(forgotPassword, { body: { email } });
    expect(await getEmailsTo(server, email)).toHaveLength(2);
  });

  test('is not set with a link that is old, replaced, used, or made up', async () => {
    const { email } = await account();
    const codeOf = async (token: string) => (await server.createVisitor().ask(resetPassword, chosen(token))).body.code;
    await server.createVisitor().ask(forgotPassword, { body: { email } });
    const first = await getLastTokenTo(server, email);
    later(61);
    await server.createVisitor().ask(forgotPassword, { body: { email } });
    const second = await getLastTokenTo(server, email);
    expect(await codeOf(first)).toBe('linkExpired');
    later(3601);
    expect(await codeOf(second)).toBe('linkExpired');
    expect(await codeOf('A'.repeat(43))).toBe('linkExpired');
    await server.createVisitor().ask(forgotPassword, { body: { email } });
    const third = await getLastTokenTo(server, email);
    expect(await codeOf(third)).toBeUndefined();
    expect(await codeOf(third)).toBe('linkExpired');
  });

  test('is set once with a link that two use at once', async () => {
    const { email } = await account();
    await server.createVisitor().ask(forgotPassword, { body: { email } });
    const token = await getLastTokenTo(server, email);
    const passwords = ['seven green bottles', 'eight brown bottles', 'nine yellow bottles'];
    const answers = await Promise.all(passwords.map((password) => server.createVisitor().ask(resetPassword, chosen(token, password))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await server.createVisitor().ask(signIn, { body: { email, password: winner } })).status).toBe(200);
  });

  test('is refused when it is not repeated, and is compared in its normal form', async () => {
    const { email } = await account();
    await server.createVisitor().ask(forgotPassword, { body: { email } });
    const token = await getLastTokenTo(server, email);
    const wrong = await server.createVisitor().ask(resetPassword, { body: { token, password: NEW, passwordConfirmation: 'other' } });
    expect(wrong.body.errors).toEqual({ passwordConfirmation: ["The password confirmation does't matched"] });
    const [composed, decomposed] = ['schöne Gärten', 'schöne Gärten'.normalize('NFD')];
    await server.createVisitor().ask(resetPassword, { body: { token, password: composed, passwordConfirmation: decomposed } });
    expect((await server.createVisitor().ask(signIn, { body: { email, password: decomposed } })).status).toBe(200);
  });

  test('is not replaced while the account is deactivated', async () => {
    const { id, email } = await account();
    await server.createVisitor().ask(forgotPassword, { body: { email } });
    const token = await getLastTokenTo(server, email);
    await server.app.db.update(users).set({ deactivatedAt: server.time.now }).where(eq(users.id, id));
    expect((await server.createVisitor().ask(resetPassword, chosen(token))).body.code).toBe('linkExpired');
    later(61);
    await server.createVisitor().ask(forgotPassword, { body: { email } });
    expect(await getEmailsTo(server, email)).toHaveLength(1);
  });

  test('has no link that could be read in the database', async () => {
    const { email } = await account();
    await server.createVisitor().ask(forgotPassword, { body: { email } });
    const token = await getLastTokenTo(server, email);
    expect(JSON.stringify(await server.app.db.select().from(userLinks))).not.toContain(token);
  });
});

describe('changing the password', () => {
  const change = (currentPassword: string, password = NEW) => ({ body: { currentPassword, password, passwordConfirmation: password } });

  test('needs the current one, keeps this session and ends the others', async () => {
    const { email } = await account();
    const [here, there] = [await server.enterPassword(email), await server.enterPassword(email)];
    const wrong = await here.ask(changePassword, change('not it at all'));
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['currentPassword']]);
    expect((await there.ask(readUser, {})).status).toBe(200);
    expect((await here.ask(changePassword, change(PASSWORD))).status).toBe(200);
    expect((await here.ask(readUser, {})).status).toBe(200);
    expect((await there.ask(readUser, {})).status).toBe(401);
    expect((await server.createVisitor().ask(signIn, { body: { email, password: NEW } })).status).toBe(200);
    expect((await getEmailsTo(server, email)).at(-1)?.subject).toBe('Your password was changed');
  });

  test('makes mailed links void', async () => {
    const { email } = await account();
    await server.createVisitor().ask(forgotPassword, { body: { email } });
    const token = await getLastTokenTo(server, email);
    await (await server.enterPassword(email)).ask(changePassword, change(PASSWORD));
    expect((await server.createVisitor().ask(checkResetLink, { body: { token } })).body.code).toBe('linkExpired');
  });

  test('is done by one of two who do it at once', async () => {
    const { email } = await account();
    const [one, other] = [await server.enterPassword(email), await server.enterPassword(email)];
    const answers = await Promise.all([
      one.ask(changePassword, change(PASSWORD, 'seven green bottles')),
      other.ask(changePassword, change(PASSWORD, 'eight brown bottles')),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('for an account without a password says where to set one', async () => {
    const { id, email } = await account();
    const client = await server.enterPassword(email);
    await server.app.db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
    expect((await client.ask(changePassword, change(PASSWORD))).body.code).toBe('passwordMissing');
  });
});
