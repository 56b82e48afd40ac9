// The answers of a registration between a browser, the server and another device.

import { expect, test } from 'vitest';
import type { HostDraft } from '../registration.model.ts';
import { createDraftStore, findTypedAnswers, type ServerDraft, type StoredDraft } from './draft-store.ts';

const TOKEN = 'T'.repeat(43);

class Refusal extends Error {
  readonly errors = {};
  readonly statusCode: number;
  readonly code: string;
  constructor(statusCode: number, code: string) {
    super(code);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** A server with one draft at most, and devices that share it. */
function createWorld() {
  const server = { draft: null as ServerDraft | null, isDown: false };
  function reach(): void {
    if (server.isDown) throw new Refusal(0, '');
  }
  function find(): ServerDraft {
    reach();
    if (server.draft === null) throw new Refusal(422, 'linkExpired');
    return server.draft;
  }
  function device(first: StoredDraft = { answers: {}, kept: null }) {
    let stored = first;
    const codes: string[] = [];
    const store = createDraftStore({
      read: () => stored,
      write: (draft) => {
        stored = draft ?? { answers: {}, kept: null };
      },
      async keepOnServer({ token, version, step, answers }) {
        reach();
        if (token !== undefined && find().version !== version) throw new Refusal(409, 'changedMeanwhile');
        const next = (token === undefined ? 0 : (version ?? 0)) + 1;
        server.draft = {
          step,
          answers: answers as ServerDraft['answers'],
          referralCode: 'CODE',
          version: next,
          changedAt: '',
          expiresAt: '',
        };
        return { token: TOKEN, version: next, expiresAt: '' };
      },
      readFromServer: async () => find(),
      async discardOnServer() {
        reach();
        server.draft = null;
      },
      keepReferral: (code) => void codes.push(code),
    });
    return { store, codes, stored: () => stored };
  }
  return { server, device };
}

const settle = () => new Promise((done) => setTimeout(done));

async function keep({ store }: { store: ReturnType<typeof createDraftStore> }, answers: HostDraft): Promise<void> {
  store.keep(answers, 2);
  await settle();
}

test('answers are kept here at once, and on the server', async () => {
  const { server, device } = createWorld();
  const one = device();
  one.store.keep({ cityTown: 'Ennis' }, 2);
  expect(one.stored()).toEqual({ answers: { cityTown: 'Ennis' }, kept: null });
  expect(one.store.get().keeps).toBe('saving');
  await settle();
  expect(one.stored().kept).toEqual({ token: TOKEN, version: 1, isSaved: true });
  expect(server.draft).toMatchObject({ answers: { cityTown: 'Ennis' }, step: 2 });
  expect(one.store.get().keeps).toBe('saved');
});

test('answers given while the server can’t be reached wait, and are sent later', async () => {
  const { server, device } = createWorld();
  const one = device();
  server.isDown = true;
  await keep(one, { cityTown: 'Ennis' });
  await keep(one, { addressLine1: '1 Main Street' });
  expect(one.store.get().keeps).toBe('waiting');
  await one.store.retry();
  expect(one.store.get().keeps).toBe('waiting');
  server.isDown = false;
  await one.store.retry();
  expect(one.store.get().keeps).toBe('saved');
  expect(server.draft?.answers).toEqual({ cityTown: 'Ennis', addressLine1: '1 Main Street' });
});

test('answers given during a request are sent after it', async () => {
  const { server, device } = createWorld();
  const one = device();
  one.store.keep({ cityTown: 'Ennis' }, 2);
  one.store.keep({ cityTown: 'Kilkee' }, 2);
  await settle();
  expect(server.draft?.answers).toEqual({ cityTown: 'Kilkee' });
  expect(one.stored().kept?.isSaved).toBe(true);
});

async function startTwoDevices() {
  const world = createWorld();
  const one = world.device();
  await keep(one, { cityTown: 'Ennis' });
  const two = world.device();
  two.store.adopt(TOKEN, world.server.draft as ServerDraft);
  return { ...world, one, two };
}

test('a device that takes over a draft gets its answers and its referral code', async () => {
  const { two } = await startTwoDevices();
  expect(two.stored()).toEqual({ answers: { cityTown: 'Ennis' }, kept: { token: TOKEN, version: 1, isSaved: true } });
  expect(two.codes).toEqual(['CODE']);
});

test('newer answers of another device are taken over by one that has none of its own', async () => {
  const { one, two } = await startTwoDevices();
  await keep(two, { cityTown: 'Kilkee' });
  await one.store.open();
  expect(one.stored().answers).toEqual({ cityTown: 'Kilkee' });
  expect(one.store.get()).toMatchObject({ conflict: null, adoptions: 1 });
});

test('answers of two devices are a conflict, and nothing is lost before somebody decides', async () => {
  const { server, one, two } = await startTwoDevices();
  await keep(two, { cityTown: 'Kilkee' });
  await keep(one, { cityTown: 'Doolin' });
  expect(one.store.get().conflict?.answers).toEqual({ cityTown: 'Kilkee' });
  expect(one.stored().answers).toEqual({ cityTown: 'Doolin' });
  expect(server.draft?.answers).toEqual({ cityTown: 'Kilkee' });
});

test.each([
  ['mine', 'Doolin'],
  ['theirs', 'Kilkee'],
] as const)('a conflict that is decided for %s leaves the same answers here and on the server', async (choice, left) => {
  const { server, one, two } = await startTwoDevices();
  await keep(two, { cityTown: 'Kilkee' });
  await keep(one, { cityTown: 'Doolin' });
  await one.store.decideConflict(choice);
  expect(one.stored().answers).toEqual({ cityTown: left });
  expect(server.draft?.answers).toEqual({ cityTown: left });
  expect(one.store.get()).toMatchObject({ conflict: null, keeps: 'saved' });
});

test('a draft that is gone stays here, and is not kept again before somebody goes on', async () => {
  const { server, one, two } = await startTwoDevices();
  await two.store.complete();
  expect(two.stored().answers).toEqual({});
  await one.store.open();
  expect(one.store.get()).toMatchObject({ isGone: true, keeps: 'local' });
  expect(server.draft).toBeNull();
  await keep(one, { cityTown: 'Doolin' });
  expect(server.draft?.answers).toEqual({ cityTown: 'Doolin' });
  expect(one.store.get().isGone).toBe(false);
});

test('a registration that completes while answers are sent leaves none on the server', async () => {
  const { server, device } = createWorld();
  const one = device();
  one.store.keep({ cityTown: 'Ennis' }, 12);
  await one.store.complete();
  await settle();
  expect(server.draft).toBeNull();
  expect(one.stored()).toEqual({ answers: {}, kept: null });
});

test('discarding fails as a whole while the server can’t be reached', async () => {
  const { server, one } = await startTwoDevices();
  server.isDown = true;
  await expect(one.store.discard()).rejects.toThrow();
  expect(one.stored().answers).toEqual({ cityTown: 'Ennis' });
  server.isDown = false;
  await one.store.discard();
  expect([one.stored().answers, server.draft]).toEqual([{}, null]);
});

test('a link can be made before anything was answered, but not without the server', async () => {
  const { server, device } = createWorld();
  const one = device();
  server.isDown = true;
  expect(await one.store.save()).toBeNull();
  server.isDown = false;
  expect(await one.store.save()).toBe(TOKEN);
});

test('typed answers that changed are kept, never the password or half a date', () => {
  const initial = { firstName: '', lastName: 'Byrne', password: undefined, children: [] };
  const typed = { firstName: 'Maeve', lastName: 'Byrne', password: 'eleven geese', children: [{ gender: null, dob: '12/' }] };
  expect(findTypedAnswers(typed, { initial, draft: {} })).toEqual({ firstName: 'Maeve' });
  expect(findTypedAnswers({ firstName: '' }, { initial, draft: { firstName: 'Maeve' } })).toEqual({ firstName: '' });
});
