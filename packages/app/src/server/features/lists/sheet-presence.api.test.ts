// Presence on spreadsheets: who is told of whom, and until when.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectSocket } from '#server/testing/fixtures/realtime-fixture.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const connect = async (role: 'Coordinator' | 'Administrator' | 'Agent' | 'Finance' | 'Parent') =>
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

test('agents, who see rows of their own alone, and others are told of nobody, and nobody of them', async () => {
  const [mary, agent, parent] = [await connect('Coordinator'), await connect('Agent'), await connect('Parent')];
  await mary.send('sheet.at', at('1-1', true));
  expect(await agent.send('sheet.at', at('2-2', true))).toEqual({ ok: true, isShared: false });
  expect(await parent.send('sheet.at', at('2-2', true))).toEqual({ ok: true, isShared: false });
  expect(await agent.send('sheet.at', { ...at('2-2'), sheet: 'strange' })).toMatchObject({ ok: false, code: 'validation' });
  await mary.send('sheet.at', at('1-2'));
  expect([...mary.received, ...agent.received, ...parent.received].filter(({ name }) => name.startsWith('sheet.'))).toEqual([]);
  mary.close();
  agent.close();
  parent.close();
});
