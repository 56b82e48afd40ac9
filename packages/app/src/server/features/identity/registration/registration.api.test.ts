// Registering as a parent, over a real connection.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readUser, signIn } from '#contract/identity/account.endpoints.ts';
import { resetPassword } from '#contract/identity/recovery.endpoints.ts';
import { register, resendVerification, verifyEmail } from '#contract/identity/registration.endpoints.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { attempts, audit } from '#server/db/schema/platform.ts';
import { findToken, getEmailsTo, getLastTokenTo } from '#server/testing/emails.ts';
import { PASSWORD, startServer, type TestServer, toEmail } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(() => server.app.db.delete(attempts));

const someone = (email: string) => ({
  firstName: 'Ann',
  lastName: 'Byrne',
  email,
  phone: '+353 1 234',
  password: 'seven green bottles',
  acceptsTerms: true,
});

function rowsOf(email: string) {
  return server.app.db.select().from(users).where(eq(users.email, email));
}

function later(seconds: number): void {
  server.time.now = new Date(server.time.now.getTime() + seconds * 1000);
}

describe('registering', () => {
  test('brings nobody words that whoever typed their address has chosen', async () => {
    const email = 'stranger.to.us@example.test';
    const body = { ...someone(email), firstName: 'Claim at evil.test', lastName: 'today' };
    expect((await server.createVisitor().ask(register, { body })).status).toBe(200);
    expect((await server.createVisitor().ask(register, { body: { ...body, password: 'eight green bottles' } })).status).toBe(200);
    const mails = await getEmailsTo(server, email);
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) expect(JSON.stringify(mail)).not.toContain('evil.test');
  });

  test('makes a parent who can sign in once the address is confirmed', async () => {
    const client = server.createVisitor();
    client.language = 'fr';
    const body = { ...someone('new@example.test'), referralCode: 'friend-7', timezone: 'Europe/Paris' };
    expect((await client.ask(register, { body })).status).toBe(200);
    const credentials = { email: body.email, password: body.password };
    expect((await client.ask(signIn, { body: credentials })).body.code).toBe('accountNotVerified');
    const [mail] = await getEmailsTo(server, body.email);
    expect(mail?.text).toContain(`${server.app.config.PUBLIC_URL}/fr/verify-email/`);
    expect((await client.ask(verifyEmail, { body: { token: findToken(mail ?? { text: '' }) } })).body).toEqual({ email: body.email });
    const { body: user } = await client.ask(signIn, { body: credentials });
    expect(user).toMatchObject({ roleNames: ['Parent'], locale: 'fr', timezone: 'Europe/Paris', emailVerified: true, hasPassword: true });
    const [row] = await rowsOf(body.email);
    expect(row).toMatchObject({ referralCode: 'friend-7', phone: '+353 1 234', termsAcceptedAt: expect.any(Date) });
    const trail = await server.app.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, String(row?.id)))
      .orderBy(audit.id);
    expect(trail.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['account.register', row?.id],
      ['account.verifyEmail', row?.id],
    ]);
    expect(JSON.stringify(trail)).not.toContain('example.test');
  });

  test('answers the same for an address that is taken, and tells its owner by mail', async () => {
    const free = await server.createVisitor().ask(register, { body: someone('free@example.test') });
    const taken = await server.createVisitor().ask(register, { body: someone(toEmail('Parent')) });
    expect({ ...taken.body }).toEqual({ ...free.body });
    const mail = (await getEmailsTo(server, toEmail('Parent'))).at(-1);
    expect(mail?.text).toContain('/login');
    expect(mail?.text).toContain('/forgot-password');
    const credentials = { email: toEmail('Parent'), password: PASSWORD };
    expect((await server.createVisitor().ask(signIn, { body: credentials })).status).toBe(200);
  });

  test('grants the role of a parent, whatever else is sent', async () => {
    const more = {
      roles: ['Administrator'],
      role_names: ['Administrator'],
      id: 1,
      email_verified_at: '2020-01-01',
      attributes: { teamRole: 'x' },
    };
    const client = server.createVisitor();
    const { first_name, ...rest } = { first_name: 'Ann', last_name: 'Byrne', email: 'sly@example.test', password: 'seven green bottles' };
    await client.send('GET', '/api/user');
    await client.send('POST', '/api/register', { body: { first_name, ...rest, accepts_terms: true, ...more } });
    const [row] = await rowsOf('sly@example.test');
    expect(row).toMatchObject({ emailVerifiedAt: null, attributes: {} });
    const roles = await server.app.db
      .select()
      .from(userRoles)
      .where(eq(userRoles.userId, row?.id ?? 0));
    expect(roles.map(({ role }) => role)).toEqual(['Parent']);
  });

  test('makes one account of five requests at once', async () => {
    const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
    const answers = await Promise.all(
      names.map((firstName) => server.createVisitor().ask(register, { body: { ...someone('many@example.test'), firstName } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await rowsOf('many@example.test')).toHaveLength(1);
    expect(await getEmailsTo(server, 'many@example.test')).toHaveLength(1);
  });

  test('takes no password that is short, common, or the own name', async () => {
    const faultsOf = async (password: string) => {
      await server.app.db.delete(attempts);
      const { status, body } = await server.createVisitor().ask(register, { body: { ...someone('picky@example.test'), password } });
      return [status, Object.keys(body.errors ?? {})];
    };
    for (const password of ['short', 'x'.repeat(129), 'password123', 'Ann.Byrne1990!', 'PICKY@example.test'])
      expect(await faultsOf(password), password).toEqual([422, ['password']]);
    expect(await rowsOf('picky@example.test')).toEqual([]);
  });

  test('needs the consent to the terms', async () => {
    const body = { ...someone('hasty@example.test'), acceptsTerms: false };
    const answer = await server.createVisitor().ask(register, { body });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['acceptsTerms']]);
  });
});

describe('the link', () => {
  const address = 'link@example.test';

  test('is used by one of many at once, and afterwards says that it was', async () => {
    await server.createVisitor().ask(register, { body: someone(address) });
    const token = await getLastTokenTo(server, address);
    const clients = await Promise.all(Array.from({ length: 6 }, async () => server.createVisitor()));
    const answers = await Promise.all(clients.map((client) => client.ask(verifyEmail, { body: { token } })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await server.createVisitor().ask(verifyEmail, { body: { token } })).body.code).toBe('emailAlreadyVerified');
  });

  test('expires, is sent again at most once a minute, and is void once another was sent', async () => {
    const email = 'again@example.test';
    await server.createVisitor().ask(register, { body: someone(email) });
    const first = await getLastTokenTo(server, email);
    await server.createVisitor().ask(resendVerification, { body: { email } });
    expect(await getEmailsTo(server, email)).toHaveLength(1);
    later(61);
    await server.createVisitor().ask(resendVerification, { body: { email } });
    expect(await getEmailsTo(server, email)).toHaveLength(2);
    const second = await getLastTokenTo(server, email);
    expect((await server.createVisitor().ask(verifyEmail, { body: { token: first } })).body.code).toBe('linkExpired');
    later(49 * 3600);
    expect((await server.createVisitor().ask(verifyEmail, { body: { token: second } })).body.code).toBe('linkExpired');
  });

  test('is no way to a session', async () => {
    const email = 'quiet@example.test';
    const client = server.createVisitor();
    await client.ask(register, { body: someone(email) });
    await client.ask(verifyEmail, { body: { token: await getLastTokenTo(server, email) } });
    expect((await client.ask(readUser, {})).status).toBe(401);
  });

  test('does not make a password valid that somebody else has chosen before the owner of the address', async () => {
    const email = 'victim@example.test';
    await server.createVisitor().ask(register, { body: { ...someone(email), password: 'planted by a stranger' } });
    const planted = await getLastTokenTo(server, email);
    later(3600);
    await server.createVisitor().ask(register, { body: someone(email) });
    const own = await getLastTokenTo(server, email);
    expect((await server.createVisitor().ask(verifyEmail, { body: { token: planted } })).body.code).toBe('linkExpired');
    const password = 'chosen by the owner';
    await server.createVisitor().ask(resetPassword, { body: { token: own, password, passwordConfirmation: password } });
    const stranger = { email, password: 'planted by a stranger' };
    expect((await server.createVisitor().ask(signIn, { body: stranger })).body.code).toBe('signInWrong');
    expect((await server.createVisitor().ask(signIn, { body: { email, password } })).status).toBe(200);
  });

  test.each([0, 30, 3600])('makes no password valid of two that came %i seconds after each other', async (seconds) => {
    const email = `raced-${seconds}@example.test`;
    const passwords = ['planted by a stranger', 'seven green bottles'];
    const messages: unknown[] = [];
    for (const password of passwords) {
      messages.push((await server.createVisitor().ask(register, { body: { ...someone(email), password } })).body);
      later(seconds);
    }
    expect(messages[1]).toEqual(messages[0]);
    const [first, last] = [(await getEmailsTo(server, email))[0], await getLastTokenTo(server, email)];
    const mailed = /verify-email\/([\w-]{43})/.exec(first?.text ?? '')?.[1];
    if (mailed !== undefined)
      expect((await server.createVisitor().ask(verifyEmail, { body: { token: mailed } })).body.code).toBe('linkExpired');
    for (const password of passwords)
      expect((await server.createVisitor().ask(signIn, { body: { email, password } })).body.code).toBe('signInWrong');
    const password = 'chosen by the owner';
    await server.createVisitor().ask(resetPassword, { body: { token: last, password, passwordConfirmation: password } });
    expect((await server.createVisitor().ask(signIn, { body: { email, password } })).status).toBe(200);
  });

  test('stays good for somebody who has registered twice with one password', async () => {
    const email = 'twice@example.test';
    await server.createVisitor().ask(register, { body: someone(email) });
    const token = await getLastTokenTo(server, email);
    later(30);
    await server.createVisitor().ask(register, { body: someone(email) });
    expect(await getEmailsTo(server, email)).toHaveLength(1);
    expect((await server.createVisitor().ask(verifyEmail, { body: { token } })).status).toBe(200);
    const { password } = someone(email);
    expect((await server.createVisitor().ask(signIn, { body: { email, password } })).status).toBe(200);
  });

  test('sent again tells nobody whether there is an account', async () => {
    const known = await server.createVisitor().ask(resendVerification, { body: { email: toEmail('Parent') } });
    const unknown = await server.createVisitor().ask(resendVerification, { body: { email: 'nobody@example.test' } });
    expect(unknown.body).toEqual(known.body);
    expect(await getEmailsTo(server, 'nobody@example.test')).toEqual([]);
  });
});
