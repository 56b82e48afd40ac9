// The live channel as screens use it, over a socket that the test plays.

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#web/platform/api/query-client.ts';
import { session } from '#web/platform/session/session.ts';
import { userWith } from '#web/testing/accounts.ts';
import { createFakeSocket, type FakeSocket } from '#web/testing/fake-socket.ts';
import { signInAs } from '#web/testing/page.tsx';
import { show } from '#web/testing/render.tsx';
import { type Connection, openConnection } from './connection.ts';
import { getRealtimeState, sendEvent, useRealtimeEvent, useRealtimeState, useReconnect } from './realtime.ts';
import { useSheetPresence } from './use-sheet-presence.ts';
import { watchShownLists } from './watch-shown-lists.ts';

let fake: FakeSocket;
let connection: Connection;
let userRequests: number;
let userStatus: number;

beforeEach(() => {
  signInAs(userWith(['Coordinator']));
  fake = createFakeSocket();
  connection = openConnection(fake.socket);
  userRequests = 0;
  userStatus = 401;
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    userRequests += 1;
    return new Response('{"status":"error","code":"unauthenticated","message":"Unauthenticated."}', { status: userStatus });
  });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  connection.close();
  queryClient.clear();
  vi.restoreAllMocks();
});

const heard: string[] = [];

function Screen() {
  useRealtimeEvent('lists.changed', ({ name }) => heard.push(name));
  useReconnect(() => heard.push('reconnect'));
  return <p>{useRealtimeState()}</p>;
}

describe('the channel', () => {
  beforeEach(() => {
    heard.length = 0;
  });

  test('tells its state, hands on events, and has screens loaded again after an interruption only', async () => {
    const { unmount } = await show(<Screen />);
    await expect.element(page.getByText('connecting')).toBeVisible();
    fake.happen('connect');
    await expect.element(page.getByText('online')).toBeVisible();
    fake.receive('lists.changed', { name: 'trips' });
    fake.happen('disconnect', 'transport close');
    await expect.element(page.getByText('connecting')).toBeVisible();
    fake.happen('connect');
    fake.receive('realtime.resync', {});
    expect(heard).toEqual(['trips', 'reconnect', 'reconnect']);
    await unmount();
    fake.receive('lists.changed', { name: 'users' });
    expect(heard).toHaveLength(3);
  });

  test('sends in snake_case, and answers without throwing', async () => {
    expect(await sendEvent('lists.watch', { names: ['trips'] })).toMatchObject({ ok: false, code: 'offline' });
    fake.happen('connect');
    fake.acknowledgement = { ok: true, some_names: ['trips'] };
    expect(await sendEvent('lists.watch', { names: ['trips'] })).toEqual({ ok: true, someNames: ['trips'] });
    fake.acknowledgement = undefined;
    expect(await sendEvent('lists.watch', { names: ['trips'] })).toMatchObject({ ok: false, code: 'timeout' });
    expect(fake.sent).toEqual([
      { name: 'lists.watch', payload: { names: ['trips'] } },
      { name: 'lists.watch', payload: { names: ['trips'] } },
    ]);
  });

  test('is offline with the browser, and connects when that is online again', () => {
    fake.happen('connect');
    window.dispatchEvent(new Event('offline'));
    expect(getRealtimeState()).toBe('offline');
    window.dispatchEvent(new Event('online'));
    expect(getRealtimeState()).toBe('connecting');
    expect(fake.connects()).toBe(2);
    connection.close();
    window.dispatchEvent(new Event('online'));
    expect(fake.connects()).toBe(2);
  });

  test('has the user loaded anew when the session has ended, which signs out', async () => {
    fake.happen('connect');
    fake.receive('realtime.closing', { reason: 'sessionEnded' });
    fake.happen('disconnect', 'io server disconnect');
    expect(getRealtimeState()).toBe('offline');
    await vi.waitFor(() => expect(session.get().state).toBe('visitor'), { timeout: 3000 });
    expect([userRequests, fake.connects()]).toEqual([1, 1]);
  });

  test('waits until the page is looked at again after it was closed as the oldest of too many', () => {
    fake.happen('connect');
    fake.receive('realtime.closing', { reason: 'tooManyConnections' });
    fake.happen('disconnect', 'io server disconnect');
    expect([getRealtimeState(), fake.connects()]).toEqual(['offline', 1]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect([getRealtimeState(), fake.connects()]).toEqual(['connecting', 2]);
  });
});

describe('lists', () => {
  const KEY = ['GET /api/trips', { page: 1 }];
  let loads = 0;

  function Trips() {
    const { data } = useQuery({ queryKey: KEY, queryFn: async () => ++loads });
    return <p>load {data}</p>;
  }

  test('are watched while they are shown, and loaded again when they change', async () => {
    const end = watchShownLists();
    fake.acknowledgement = { ok: true, names: ['trips'] };
    fake.happen('connect');
    const { unmount } = await show(
      <QueryClientProvider client={queryClient}>
        <Trips />
      </QueryClientProvider>,
    );
    await vi.waitFor(() => expect(fake.sent.at(-1)).toEqual({ name: 'lists.watch', payload: { names: ['trips'] } }));
    fake.receive('lists.changed', { name: 'users' });
    fake.receive('lists.changed', { name: 'trips' });
    await expect.element(page.getByText('load 2')).toBeVisible();
    fake.happen('disconnect', 'transport close');
    fake.happen('connect');
    await expect.element(page.getByText('load 3')).toBeVisible();
    await vi.waitFor(() => expect(fake.sent.length).toBeGreaterThanOrEqual(2));
    await unmount();
    await vi.waitFor(() => expect(fake.sent.at(-1)).toEqual({ name: 'lists.watch', payload: { names: [] } }));
    end();
  });

  test('are loaded once more if they were being loaded for the first time', async () => {
    const end = watchShownLists();
    const first = Promise.withResolvers<string>();
    const answers = [first.promise, Promise.resolve('after the change')];
    const load = queryClient.fetchQuery({ queryKey: ['GET /api/trips', { page: 2 }], queryFn: () => answers.shift() ?? '' });
    fake.happen('connect');
    fake.receive('lists.changed', { name: 'trips' });
    first.resolve('before the change');
    await load;
    await expect.poll(() => queryClient.getQueryState(['GET /api/trips', { page: 2 }])?.isInvalidated).toBe(true);
    end();
  });
});

function Sheet() {
  const { onCell } = useSheetPresence('tripSheet');
  return (
    <button type="button" onClick={() => onCell('3-5', 'notes')}>
      {useRealtimeState()}
    </button>
  );
}

test('an agent who is asked says where they are on the sheet, and on no other one', async () => {
  fake.acknowledgement = { ok: true, is_shared: true };
  await show(<Sheet />);
  fake.happen('connect');
  await page.getByRole('button', { name: 'online' }).click();
  const place = { sheet: 'tripSheet', row: '3-5', column: 'notes', is_new: false };
  await expect.poll(() => fake.sent.at(-1)).toEqual({ name: 'sheet.at', payload: place });
  const before = fake.sent.length;
  fake.receive('sheet.asked', { sheet: 'studentsSpreadsheet' });
  fake.receive('sheet.asked', { sheet: 'tripSheet' });
  expect(fake.sent.slice(before)).toEqual([{ name: 'sheet.at', payload: place }]);
});
