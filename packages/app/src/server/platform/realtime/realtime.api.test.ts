// The live channel over real connections: who may connect, what is published, and who is cut off.

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { setUserRoles } from '#contract/administration/users.endpoints.ts';
import { readUser, signOut } from '#contract/identity/account.endpoints.ts';
import { signOutEverywhere } from '#contract/identity/sessions.endpoints.ts';
import { startViewAs, stopViewAs } from '#contract/identity/view-as.endpoints.ts';
import { AppError } from '#server/platform/errors.ts';
import { ConnectionRefused, connectSocket, startRealtime, type TestSocket } from '#server/testing/fixtures/realtime-fixture.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { publishEvent } from './events.ts';
import { defineClientEvent, type RealtimeFeature } from './feature.ts';

declare module './events.ts' {
  interface RealtimeEvents {
    'test.noted': { readonly userId: number; readonly text: string };
  }
}

const ended: number[] = [];

/** What a feature may do: answer, refuse, join a room, broadcast in it, relay what was published. */
const testFeature: RealtimeFeature = {
  events: {
    'test.echo': defineClientEvent({
      payload: z.object({ someText: z.string().min(1).max(100) }),
      whileViewing: true,
      handle: async (call, { someText }) => ({ someText, userId: call.caller.id }),
    }),
    'test.write': defineClientEvent({ payload: z.object({}), handle: async () => ({}) }),
    'test.users': defineClientEvent({ access: 'users.read', payload: z.object({}), handle: async () => ({}) }),
    'test.refuse': defineClientEvent({
      payload: z.object({}),
      handle: async () => {
        throw new AppError('nameTaken');
      },
    }),
    'test.fail': defineClientEvent({
      payload: z.object({}),
      handle: async () => {
        throw new TypeError('a mistake with a secret');
      },
    }),
    'test.join': defineClientEvent({
      payload: z.object({}),
      async handle(call) {
        await call.join('test:room');
        return {};
      },
    }),
    'test.shout': defineClientEvent({
      payload: z.object({}),
      async handle(call) {
        call.toRoom('test:room').emit('realtime.resync', {});
        return {};
      },
    }),
  },
  relays: {
    'test.noted': async (live, { userId }) => {
      for (const socket of live.inRoom(`user:${userId}`)) socket.emit('realtime.resync', {});
    },
  },
  onDisconnect: async ({ caller, rooms }) => {
    if (rooms.has('test:room')) ended.push(caller.id);
  },
};

let server: TestServer;
let realtime: Awaited<ReturnType<typeof startRealtime>>;
beforeAll(async () => {
  server = await startServer();
  realtime = await startRealtime(server.app, [testFeature]);
});
afterAll(async () => {
  await realtime.stop();
  await server.stop();
});

const refusal = (connecting: Promise<TestSocket>) =>
  connecting.then(
    () => 'connected',
    (error: unknown) => (error instanceof ConnectionRefused ? (error.code ?? 'refused') : String(error)),
  );

let accounts = 0;

async function newUser(roles: readonly ('Parent' | 'Agent')[] = ['Parent']) {
  const email = `live-${++accounts}@example.test`;
  const id = await server.createAccount({ email, roles: [...roles] });
  return { id, email, client: await server.signInWith(email) };
}

describe('a connection', () => {
  test('without a session is refused with a code and a message', async () => {
    await expect(connectSocket(realtime.origin, null)).rejects.toMatchObject({ code: 'unauthenticated', message: /sign in/i });
    const wrong = new Map([['session', 'x'.repeat(43)]]);
    expect(await refusal(connectSocket(realtime.origin, { cookies: wrong }))).toBe('unauthenticated');
  });

  test.each(['websocket', 'polling'] as const)(
    'is accepted over %s for a signed-in user, and refused from another origin',
    async (transport) => {
      const { client, id } = await newUser();
      const socket = await connectSocket(realtime.origin, client, { transports: [transport] });
      expect(await socket.send('test.echo', { someText: 'hello' })).toEqual({ ok: true, someText: 'hello', userId: id });
      socket.close();
      const headers = { Origin: 'https://elsewhere.test' };
      expect(await refusal(connectSocket(realtime.origin, client, { transports: [transport], headers }))).toBe('refused');
      const own = await connectSocket(realtime.origin, client, { transports: [transport], headers: { Origin: realtime.origin } });
      own.close();
    },
  );

  test('signs in by the token of an app wrapper', async () => {
    const { client } = await newUser();
    const auth = { token: client.cookies.get('session') ?? '' };
    (await connectSocket(realtime.origin, null, { auth })).close();
  });

  test('to the server itself shares its address with the requests', async () => {
    const { client } = await newUser();
    const socket = await connectSocket(server.origin, client);
    expect((await client.ask(readUser, {})).status).toBe(200);
    socket.close();
  });

  test('beyond the twentieth of an account closes the oldest', async () => {
    const { client } = await newUser();
    const sockets: TestSocket[] = [];
    for (let number = 0; number < 21; number += 1) sockets.push(await connectSocket(realtime.origin, client));
    expect(await sockets[0]?.waitFor('realtime.closing')).toEqual({ reason: 'tooManyConnections' });
    expect(await sockets[0]?.waitForEnd()).toBe('io server disconnect');
    expect(sockets.slice(1).every(({ socket }) => socket.connected)).toBe(true);
    for (const socket of sockets) socket.close();
  });
});

describe('an event of a client', () => {
  let socket: TestSocket;
  beforeAll(async () => {
    socket = await connectSocket(realtime.origin, (await newUser()).client, { auth: { locale: 'de' } });
  });

  test('is answered with the errors of HTTP, in the language of the connection', async () => {
    expect(await socket.send('test.echo', { someText: '' })).toMatchObject({ ok: false, code: 'validation' });
    const { errors } = await socket.send('test.echo', {});
    expect(Object.keys(errors ?? {})).toEqual(['someText']);
    expect(await socket.send('test.users')).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await socket.send('test.refuse')).toMatchObject({ ok: false, code: 'nameTaken' });
    expect(await socket.send('test.unknown')).toMatchObject({ ok: false, code: 'notFound' });
    const failed = await socket.send('test.fail');
    expect(failed).toMatchObject({ ok: false, code: 'failed' });
    expect(JSON.stringify(failed)).not.toContain('secret');
    expect(failed.message).toMatch(/[a-z] /);
    expect(failed.message).not.toMatch(/wrong|error/i);
  });

  test('with a hostile payload is refused, and the next one is answered', async () => {
    const deep = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`);
    for (const payload of [null, 7, 'text', [], { someText: { a: 1 } }, deep, { someText: 'a\u0000b' }, Buffer.from('binary')]) {
      expect(await socket.send('test.echo', payload as object)).toMatchObject({ ok: false });
    }
    expect(await socket.send('test.echo', { someText: 'still there' })).toMatchObject({ ok: true });
  });

  test('above 64 kB closes the connection', async () => {
    const other = await connectSocket(realtime.origin, (await newUser()).client);
    other.socket.emit('test.echo', { someText: 'x'.repeat(70_000) });
    expect(await other.waitForEnd()).toBe('transport close');
  });

  test('is refused with tooMany in a flood, and an endless flood closes the connection', async () => {
    const { client } = await newUser();
    const flooding = await connectSocket(realtime.origin, client);
    const answers = await Promise.all(Array.from({ length: 100 }, () => flooding.send('test.echo', { someText: 'x' })));
    const allowed = answers.filter(({ ok }) => ok).length;
    expect(allowed).toBeGreaterThanOrEqual(60);
    expect(allowed).toBeLessThan(75);
    expect(answers.at(-1)).toMatchObject({ ok: false, code: 'tooMany' });
    await pause(200);
    expect(await flooding.send('test.echo', { someText: 'again' })).toMatchObject({ ok: true });
    for (let number = 0; number < 300; number += 1) flooding.socket.emit('test.echo', { someText: 'x' });
    expect(await flooding.waitFor('realtime.closing')).toEqual({ reason: 'tooManyEvents' });
    await flooding.waitForEnd();
  });

  test('reaches others in a room, not oneself; leaving is noticed with the rooms', async () => {
    const [one, two] = [await newUser(), await newUser()];
    const [here, there] = [await connectSocket(realtime.origin, one.client), await connectSocket(realtime.origin, two.client)];
    await here.send('test.join');
    await there.send('test.join');
    await here.send('test.shout');
    await there.waitFor('realtime.resync');
    expect(here.received).toEqual([]);
    there.close();
    await expect.poll(() => ended).toContain(two.id);
    here.close();
  });
});

describe('a published event', () => {
  test('is relayed after the commit, and not after a rollback', async () => {
    const { id, client } = await newUser();
    const socket = await connectSocket(realtime.origin, client);
    const noted = { kind: 'test.noted', userId: id, text: 'x' } as const;
    const undone = server.app.db.transaction(async (tx) => {
      await publishEvent(tx, noted);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await server.app.db.transaction(async (tx) => {
      await publishEvent(tx, noted);
      await pause(50);
      expect(socket.received).toEqual([]);
    });
    await socket.waitFor('realtime.resync');
    expect(socket.received).toHaveLength(1);
    socket.close();
  });

  test('has to be small', async () => {
    const noted = { kind: 'test.noted', userId: 1, text: 'x'.repeat(7000) } as const;
    await expect(publishEvent(server.app.db, noted)).rejects.toThrow('test.noted');
  });
});

describe('a connection is cut off within a second', () => {
  async function closedBy(socket: TestSocket, act: () => Promise<unknown>): Promise<number> {
    await act();
    const done = performance.now();
    expect(await socket.waitFor('realtime.closing')).toEqual({ reason: 'sessionEnded' });
    await socket.waitForEnd();
    return performance.now() - done;
  }

  test('when its user signs out, while another session stays', async () => {
    const { client, email } = await newUser();
    const other = await server.signInWith(email);
    const [socket, kept] = [await connectSocket(realtime.origin, client), await connectSocket(realtime.origin, other)];
    expect(await closedBy(socket, () => client.ask(signOut, {}))).toBeLessThan(1000);
    expect(kept.socket.connected).toBe(true);
    expect(await closedBy(kept, () => other.ask(signOutEverywhere, {}))).toBeLessThan(1000);
    expect(await refusal(connectSocket(realtime.origin, client))).toBe('unauthenticated');
  });

  test('when an administrator changes the roles', async () => {
    const { client, id } = await newUser();
    const socket = await connectSocket(realtime.origin, client);
    const administrator = await server.signInAs('Administrator');
    const change = () => administrator.ask(setUserRoles, { params: { id }, body: { roleNames: ['Agent'], version: 1 } });
    expect(await closedBy(socket, change)).toBeLessThan(1000);
    const again = await connectSocket(realtime.origin, client);
    expect(again.socket.connected).toBe(true);
    again.close();
  });

  test('when a view begins or ends; in between the administrator only listens', async () => {
    const { id } = await newUser();
    const administrator = await server.signInAs('Administrator');
    const own = await connectSocket(realtime.origin, administrator);
    expect(await own.send('test.write')).toEqual({ ok: true });
    await closedBy(own, () => administrator.ask(startViewAs, { body: { userId: id, reason: 'The parent has called' } }));
    const viewing = await connectSocket(realtime.origin, administrator);
    expect(await viewing.send('test.echo', { someText: 'x' })).toMatchObject({ ok: true, userId: id });
    expect(await viewing.send('test.write')).toMatchObject({ ok: false, code: 'viewAsReadOnly' });
    await closedBy(viewing, () => administrator.ask(stopViewAs, {}));
  });
  test('when an hour of viewing is over', async () => {
    const { id } = await newUser();
    const administrator = await server.signInAs('Administrator');
    await administrator.ask(startViewAs, { body: { userId: id, reason: 'The parent has called' } });
    server.time.now = new Date(server.time.now.getTime() + 3600_000 - 100);
    const viewing = await connectSocket(realtime.origin, administrator);
    server.time.now = new Date(server.time.now.getTime() + 100);
    expect(await closedBy(viewing, async () => {})).toBeLessThan(1000);
  });
});
