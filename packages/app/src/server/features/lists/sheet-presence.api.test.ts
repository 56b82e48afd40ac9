// Presence on spreadsheets: who is told of whom, and until when.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { trips } from '#server/db/schema/trips.ts';
import { connectSocket, type TestSocket } from '#server/testing/fixtures/realtime-fixture.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const connect = async (role: 'Coordinator' | 'Administrator' | 'Finance' | 'Page editor' | 'Parent') =>
  connectSocket(server.origin, await server.signInAs(role));
const at = (row: string | null, isNew = false) => ({ sheet: 'tripSheet', row, column: row === null ? null : 'notes', isNew: isNew });

test('those who see all rows are told of each other, until they leave or their connection ends', async () => {
  const [mary, finance] = [await connect('Coordinator'), await connect('Finance')];
  expect(await mary.send('sheet.at', at(null, true))).toEqual({ ok: true, isShared: true });
  expect(await finance.send('sheet.at', at('3-5', true))).toEqual({ ok: true, isShared: true });
  const told = { sheet: 'tripSheet', row: '3-5', column: 'notes', isNew: true, name: expect.any(String), connectionId: expect.any(String) };
  expect(await mary.waitFor('sheet.present')).toEqual(told);
  expect(finance.received).toEqual([]);
  await finance.send('sheet.leave', { sheet: 'tripSheet' });
  expect(await mary.waitFor('sheet.left')).toEqual({ sheet: 'tripSheet', connectionId: expect.any(String) });
  const admin = await connect('Administrator');
  await mary.send('sheet.at', at('1-1'));
  await admin.send('sheet.at', at('2-2', true));
  await mary.waitFor('sheet.present');
  mary.close();
  await admin.waitFor('sheet.left');
  finance.close();
  admin.close();
});

const presenceOf = ({ received }: TestSocket) =>
  received
    .filter(({ name }) => name.startsWith('sheet.'))
    .map(({ name, payload }) => (name === 'sheet.present' ? `at ${(payload as { row: string | null }).row}` : name));

/** Connects an agent who looks after a trip. */
async function connectAgent(email: string) {
  const id = await server.createAccount({ email, roles: ['Agent'] });
  const { tripId, studentId } = await createTestTrip(server.app, { agentId: id });
  return { id, tripId, row: `${tripId}-${studentId}`, socket: await connectSocket(server.origin, await server.signInWith(email)) };
}

test('agents are told of those alone who are at rows of theirs, also after a row is taken from them', async () => {
  const [ann, bob] = [await connectAgent('ann@sheets.example.test'), await connectAgent('bob@sheets.example.test')];
  const mary = await connect('Coordinator');
  /** Says what each has heard since; an acknowledgement comes after everything that was sent before. */
  const expectHeard = async (heard: {
    readonly ann?: readonly string[];
    readonly bob?: readonly string[];
    readonly mary?: readonly string[];
  }) => {
    const all = { ann: ann.socket, bob: bob.socket, mary };
    const now = () => Object.fromEntries(Object.entries(all).map(([name, socket]) => [name, presenceOf(socket)]));
    await vi.waitFor(() => expect(now()).toEqual({ ann: [], bob: [], mary: [], ...heard }), { timeout: 5000 });
    for (const socket of Object.values(all)) socket.received.splice(0);
  };
  expect(await ann.socket.send('sheet.at', at(null, true))).toEqual({ ok: true, isShared: true });
  expect(await bob.socket.send('sheet.at', at(bob.row, true))).toEqual({ ok: true, isShared: true });
  await mary.send('sheet.at', at(null, true));
  await expectHeard({ ann: ['sheet.asked'], bob: ['sheet.asked'] });
  await bob.socket.send('sheet.at', at(bob.row));
  await expectHeard({ mary: [`at ${bob.row}`] });
  await mary.send('sheet.at', at(ann.row));
  await expectHeard({ ann: [`at ${ann.row}`] });
  await mary.send('sheet.at', at(bob.row));
  await expectHeard({ ann: ['sheet.left'], bob: [`at ${bob.row}`] });
  // A row that isn't theirs says nothing, neither to its agent nor to others.
  await ann.socket.send('sheet.at', at(bob.row));
  await expectHeard({ mary: ['at null'] });
  await mary.send('sheet.at', at(ann.row));
  await expectHeard({ ann: [`at ${ann.row}`], bob: ['sheet.left'] });
  await server.app.db.update(trips).set({ agentId: bob.id }).where(eq(trips.id, ann.tripId));
  await mary.send('sheet.at', at(ann.row));
  await expectHeard({ ann: ['sheet.left'], bob: [`at ${ann.row}`] });
  await mary.send('sheet.at', at(ann.row));
  await expectHeard({ bob: [`at ${ann.row}`] });
  mary.close();
  await vi.waitFor(() => expect(presenceOf(bob.socket)).toEqual(['sheet.left']), { timeout: 5000 });
  expect(presenceOf(ann.socket)).toEqual([]);
  ann.socket.close();
  bob.socket.close();
});

test('those who may not see a sheet are told of nobody, and nobody of them', async () => {
  const [mary, parent] = [await connect('Coordinator'), await connect('Parent')];
  await mary.send('sheet.at', at('1-1', true));
  expect(await parent.send('sheet.at', at('2-2', true))).toEqual({ ok: true, isShared: false });
  expect(await parent.send('sheet.at', { ...at('2-2'), sheet: 'strange' })).toMatchObject({ ok: false, code: 'validation' });
  await mary.send('sheet.at', at('1-2'));
  await parent.send('sheet.leave', { sheet: 'tripSheet' });
  expect([...presenceOf(mary), ...presenceOf(parent)]).toEqual([]);
  mary.close();
  parent.close();
});

test('editors of pages are told who else is at which text', async () => {
  const [editor, admin, mary] = [await connect('Page editor'), await connect('Administrator'), await connect('Coordinator')];
  const text = (row: string, isNew = false) => ({ sheet: 'articleTexts', row, column: 'de', isNew });
  expect(await editor.send('sheet.at', text('7', true))).toEqual({ ok: true, isShared: true });
  expect(await mary.send('sheet.at', text('7', true))).toEqual({ ok: true, isShared: false });
  await admin.send('sheet.at', text('7', true));
  expect(await editor.waitFor('sheet.present')).toMatchObject({ sheet: 'articleTexts', row: '7', column: 'de', isNew: true });
  expect(presenceOf(mary)).toEqual([]);
  for (const socket of [editor, admin, mary]) socket.close();
});
