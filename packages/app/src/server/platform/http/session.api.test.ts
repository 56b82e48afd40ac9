// Sessions and the protection against forged requests, over a real connection.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { sessions, users } from '#server/db/schema/identity.ts';
import { deleteOldSessions, endSessionsOf, SESSION_LIFE, toSessionId } from '#server/platform/sessions/sessions.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { defineRoutes } from './routes.ts';

const contract = {
  whoAmI: endpoint({ method: 'GET', path: '/api/me', access: 'public', summary: 'Who.', answer: z.object({ id: z.number().nullable() }) }),
  enter: endpoint({
    method: 'POST',
    path: '/api/enter',
    access: 'public',
    summary: 'In.',
    body: z.object({ id: z.number() }),
    answer: z.object({ token: z.string() }),
  }),
  leave: endpoint({ method: 'POST', path: '/api/leave', access: 'public', summary: 'Out.', answer: z.object({}) }),
  remember: endpoint({
    method: 'POST',
    path: '/api/remember',
    access: 'public',
    summary: 'Keep.',
    body: z.object({ name: z.string(), value: z.string().nullable() }),
    answer: z.object({}),
  }),
  recall: endpoint({
    method: 'GET',
    path: '/api/recall',
    access: 'public',
    summary: 'Kept.',
    query: z.object({ name: z.string() }),
    answer: z.object({ value: z.string().nullable() }),
  }),
};

const handlers = defineRoutes(contract, {
  whoAmI: async ({ caller }) => ({ id: caller?.id ?? null }),
  enter: async ({ session }, { body }) => ({ token: await session.begin(body.id) }),
  leave: async ({ session }) => {
    await session.end();
    return {};
  },
  remember: async ({ session }, { body }) => {
    session.keep(body.name, body.value);
    return {};
  },
  recall: async ({ session }, { query }) => ({ value: session.kept(query.name) }),
});

let room: HttpFixture;
beforeAll(async () => {
  room = await startHttpFixture(handlers);
});
afterAll(() => room.stop());

const idOf = async (client: TestClient, headers = {}) =>
  ((await client.send('GET', '/api/me', { headers })).body as { id: number | null }).id;

async function rowOf(token: string) {
  const [row] = await room.app.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, toSessionId(token)));
  return row;
}

describe('a session', () => {
  test('is named by a token that the table does not hold', async () => {
    const { client, token, userId } = await room.signedIn(['Parent']);
    expect(await idOf(client)).toBe(userId);
    const all = await room.app.db.select().from(sessions);
    expect(JSON.stringify(all)).not.toContain(token);
  });

  test('changes its token and its forgery token when somebody signs in, and the old ones are worth nothing', async () => {
    const { client, userId, token } = await room.signedIn(['Parent']);
    await client.send('GET', '/api/me');
    const forgery = client.cookies.get('XSRF-TOKEN');
    await client.send('POST', '/api/enter', { body: { id: userId } });
    expect(client.cookies.get('session')).not.toBe(token);
    expect(client.cookies.get('XSRF-TOKEN')).not.toBe(forgery);
    const thief = room.visitor();
    thief.cookies.set('session', token);
    expect(await idOf(thief)).toBeNull();
    expect(thief.cookies.has('session')).toBe(false);
  });

  test('ends everywhere when it is ended', async () => {
    const { client, token } = await room.signedIn(['Parent']);
    await client.send('GET', '/api/me');
    await client.send('POST', '/api/leave');
    expect(client.cookies.has('session')).toBe(false);
    expect(await rowOf(token)).toBeUndefined();
  });

  test.each(['deactivatedAt', 'anonymisedAt'] as const)('ends at once when its account is closed (%s)', async (column) => {
    const { client, userId } = await room.signedIn(['Parent']);
    expect(await idOf(client)).toBe(userId);
    await room.app.db
      .update(users)
      .set({ [column]: room.time.now })
      .where(eq(users.id, userId));
    expect(await idOf(client)).toBeNull();
  });

  test('is one of many that end together', async () => {
    const { client, userId, token } = await room.signedIn(['Parent']);
    await client.send('GET', '/api/me');
    const other = room.visitor();
    await other.send('GET', '/api/me');
    await other.send('POST', '/api/enter', { body: { id: userId } });
    await endSessionsOf(room.app.db, { userId, except: toSessionId(token) });
    expect([await idOf(client), await idOf(other)]).toEqual([userId, null]);
  });

  test('lives for thirty days without use, for ninety with, and is not written to by every request', async () => {
    const { client, userId, token } = await room.signedIn(['Parent']);
    const started = room.time.now;
    const after = (ms: number) => {
      room.time.now = new Date(started.getTime() + ms);
    };
    try {
      after(60_000);
      expect(await idOf(client)).toBe(userId);
      expect((await rowOf(token))?.seenAt).toEqual(started);
      for (const days of [20, 45, 70, 89]) {
        after(days * 24 * 3600 * 1000);
        expect(await idOf(client)).toBe(userId);
        expect((await rowOf(token))?.seenAt).toEqual(room.time.now);
      }
      after(SESSION_LIFE.absoluteMs);
      expect(await idOf(client)).toBeNull();

      room.time.now = started;
      const idle = await room.signedIn(['Parent']);
      after(SESSION_LIFE.idleMs);
      expect(await idOf(idle.client)).toBeNull();
      expect(await rowOf(idle.token)).toBeDefined();
      after(SESSION_LIFE.idleMs + 1);
      await deleteOldSessions(room.app.db, room.time.now);
      expect(await rowOf(idle.token)).toBeUndefined();
    } finally {
      room.time.now = started;
    }
  });

  test('remembers small values, of visitors too, and loses none of two that come at once', async () => {
    const visitor = room.visitor();
    await visitor.send('GET', '/api/me');
    expect(visitor.cookies.has('session')).toBe(false);
    await visitor.send('POST', '/api/remember', { body: { name: 'state', value: 'x' } });
    await Promise.all(['a', 'b', 'c'].map((name) => visitor.send('POST', '/api/remember', { body: { name, value: name } })));
    await visitor.send('POST', '/api/remember', { body: { name: 'state', value: null } });
    const kept = ['state', 'a', 'b', 'c'].map(async (name) => (await visitor.send('GET', `/api/recall?name=${name}`)).body);
    expect(await Promise.all(kept)).toEqual([{ value: null }, { value: 'a' }, { value: 'b' }, { value: 'c' }]);
  });
});

describe('a request that changes something', () => {
  async function postFrom(prepare: (client: ReturnType<HttpFixture['visitor']>) => Record<string, string> | undefined) {
    const { client } = await room.signedIn(['Parent']);
    await client.send('GET', '/api/me');
    return client.send('POST', '/api/leave', { headers: prepare(client) ?? {} });
  }

  test('goes through with the pair', async () => {
    expect((await postFrom(() => undefined)).status).toBe(200);
  });

  test.each([
    ['no header', () => ({ 'X-XSRF-TOKEN': '' })],
    ['another header', () => ({ 'X-XSRF-TOKEN': 'x.y' })],
    ['no cookie', (client: ReturnType<HttpFixture['visitor']>) => void client.cookies.delete('XSRF-TOKEN')],
    ['a pair made up', (client: ReturnType<HttpFixture['visitor']>) => void client.cookies.set('XSRF-TOKEN', 'made.up')],
  ])('is refused with %s, and told how to go on', async (_, prepare) => {
    const { status, body, headers } = await postFrom(prepare);
    expect({ status, body }).toMatchObject({ status: 419, body: { code: 'sessionExpired', message: 'Session expired' } });
    if (_ === 'no cookie' || _ === 'a pair made up') expect(headers.getSetCookie().join()).toContain('XSRF-TOKEN=');
  });

  test('is refused with a pair that was made for a visitor, or for somebody else', async () => {
    const visitor = room.visitor();
    await visitor.send('GET', '/api/me');
    const planted = visitor.cookies.get('XSRF-TOKEN') ?? '';
    const { status } = await postFrom((client) => {
      client.cookies.set('XSRF-TOKEN', planted);
      return { 'X-XSRF-TOKEN': planted };
    });
    expect(status).toBe(419);
  });

  test('is refused when a browser says that another site sends it', async () => {
    const { status, body } = await postFrom(() => ({ 'Sec-Fetch-Site': 'cross-site' }));
    expect({ status, body }).toMatchObject({ status: 403, body: { code: 'notOurPage' } });
  });
});

describe('a token in the Authorization header', () => {
  test('works as the session does, and needs no pair', async () => {
    const { token, userId } = await room.signedIn(['Parent']);
    const program = room.visitor();
    const headers = { Authorization: `Bearer ${token}`, 'X-XSRF-TOKEN': '' };
    expect(await idOf(program, headers)).toBe(userId);
    expect((await program.send('POST', '/api/leave', { headers })).status).toBe(200);
    expect(await idOf(program, headers)).toBeNull();
  });

  test('has no effect if it is invalid: the cookie counts, and the CSRF check applies', async () => {
    const { client, userId } = await room.signedIn(['Parent']);
    for (const value of ['Bearer x', `Bearer ${'A'.repeat(43)}`, 'Basic abc', 'Bearer ']) {
      expect(await idOf(client, { Authorization: value })).toBe(userId);
    }
    const headers = { Authorization: `Bearer ${'A'.repeat(43)}`, 'X-XSRF-TOKEN': '' };
    expect((await client.send('POST', '/api/leave', { headers })).status).toBe(419);
  });
});

describe('cookies', () => {
  async function cookiesOf(settings: Record<string, string>) {
    const own = await startHttpFixture(handlers, { settings });
    const visitor = own.visitor();
    const first = await visitor.send('GET', '/api/me');
    const { userId } = await own.signedIn(['Parent']);
    const second = await visitor.send('POST', '/api/enter', { body: { id: userId } });
    await own.stop();
    return [...first.headers.getSetCookie(), ...second.headers.getSetCookie()].map((line) => line.replace(/=[^;]+/, '=…'));
  }

  test('hide the session from scripts, and stay with us', async () => {
    expect(await cookiesOf({})).toEqual([
      'XSRF-TOKEN=…; Path=/; SameSite=Lax',
      'session=…; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
      'XSRF-TOKEN=…; Path=/; SameSite=Lax',
    ]);
  });

  test('travel over https alone where the product does', async () => {
    expect(await cookiesOf({ PUBLIC_URL: 'https://stays.example' })).toEqual([
      'XSRF-TOKEN=…; Path=/; Secure; SameSite=Lax',
      '__Host-session=…; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax',
      'XSRF-TOKEN=…; Path=/; Secure; SameSite=Lax',
    ]);
  });
});
