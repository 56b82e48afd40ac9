// Saved replies: who has them, and what is refused.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSavedReply, deleteSavedReply, listSavedReplies, updateSavedReply } from '#contract/messaging/saved-replies.endpoints.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const TEXTS = { en: 'Hello {{firstName}}', de: 'Hallo {{firstName}}' };

test('are written by coordinators, read by all who handle support, and listed by name', async () => {
  const coordinator = await server.signInAs('Coordinator');
  const agent = await server.signInAs('Agent');
  for (const name of ['Welcome', 'arrival']) {
    const { status, text } = await coordinator.ask(createSavedReply, { body: { name, texts: TEXTS } });
    expect(status, text).toBe(200);
  }
  const { body } = await agent.ask(listSavedReplies, {});
  expect(body.data.map(({ name, texts }) => ({ name, texts }))).toEqual([
    { name: 'arrival', texts: TEXTS },
    { name: 'Welcome', texts: TEXTS },
  ]);
  expect((await agent.ask(createSavedReply, { body: { name: 'Mine', texts: TEXTS } })).status).toBe(403);
  expect((await (await server.signInAs('Parent')).ask(listSavedReplies, {})).status).toBe(403);
});

test('have a name of their own, and the variables that there are', async () => {
  const coordinator = await server.signInAs('Coordinator');
  const twice = await coordinator.ask(createSavedReply, { body: { name: 'Welcome', texts: TEXTS } });
  expect(twice.body).toMatchObject({ code: 'nameTaken', errors: { name: [expect.any(String)] } });
  const unknown = await coordinator.ask(createSavedReply, { body: { name: 'Wi-Fi', texts: { en: 'It is {{wifi}}, {{firstName}}' } } });
  expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([422, expect.stringContaining('{{wifi}}')]);
});

test('are not overwritten unseen, and deleted by administrators too', async () => {
  const coordinator = await server.signInAs('Coordinator');
  const [first] = (await coordinator.ask(listSavedReplies, {})).body.data;
  const params = { id: first?.id ?? 0 };
  const change = { name: 'Arrival', texts: { en: 'See you' }, version: 1 };
  expect((await coordinator.ask(updateSavedReply, { params, body: change })).body).toMatchObject({ name: 'Arrival', version: 2 });
  expect(await coordinator.ask(updateSavedReply, { params, body: { ...change, name: 'Late' } })).toMatchObject({
    status: 409,
    body: { code: 'changedMeanwhile', current: { name: 'Arrival' } },
  });
  expect((await (await server.signInAs('Administrator')).ask(deleteSavedReply, { params })).status).toBe(200);
  expect((await coordinator.ask(listSavedReplies, {})).body.data).toHaveLength(1);
});
