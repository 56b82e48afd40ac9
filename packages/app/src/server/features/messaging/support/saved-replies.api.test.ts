// Saved replies: who has them, and what is refused.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createSavedReply,
  deleteSavedReply,
  listRenderedReplies,
  listSavedReplies,
  updateSavedReply,
} from '#contract/messaging/saved-replies.endpoints.ts';
import { users } from '#server/db/schema/identity.ts';
import { createSupportRequest } from '#server/testing/samples/support.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
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

test('have an English text, for everybody whose language has none', async () => {
  const coordinator = await server.signInAs('Coordinator');
  const refused = await coordinator.ask(createSavedReply, { body: { name: 'German only', texts: { de: 'Hallo', en: ' ' } } });
  expect([refused.status, refused.body]).toEqual([422, expect.objectContaining({ errors: { 'texts.en': [expect.any(String)] } })]);
});

test('are rendered for the user who is answered, in their language', async () => {
  const { app } = server;
  const coordinator = await server.signInAs('Coordinator');
  const parentId = await server.createAccount({ email: 'mutter@example.test', roles: ['Parent'], firstName: 'Maria' });
  await app.db.update(users).set({ locale: 'de' }).where(eq(users.id, parentId));
  await createTestTrip(app, { parentId, fromDate: '2026-07-06', toDate: '2026-07-12' });
  await createTestTrip(app, { parentId, fromDate: '2026-01-06', toDate: '2026-01-12' });
  const texts = { en: '{{studentName}} {{fromDate}}', de: 'Liebe {{firstName}}, {{studentName}} kommt am {{fromDate}} zu {{familyName}}.' };
  await coordinator.ask(createSavedReply, { body: { name: 'Zug', texts } });
  const { conversationId } = await createSupportRequest(app, parentId);
  const params = { id: conversationId };
  const { data } = (await coordinator.ask(listRenderedReplies, { params })).body;
  expect(data.find(({ name }) => name === 'Zug')).toMatchObject({
    ...{ locale: 'de', open: ['familyName'] },
    text: 'Liebe Maria, Chloé kommt am 6. Juli 2026 zu {{familyName}}.',
  });
  expect((await (await server.signInWith('mutter@example.test')).ask(listRenderedReplies, { params })).status).toBe(403);
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
  expect((await coordinator.ask(listSavedReplies, {})).body.data.map(({ id }) => id)).not.toContain(params.id);
});
