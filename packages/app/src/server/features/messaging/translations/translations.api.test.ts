// Translating a message: who may, what is kept, and what is said when the service fails.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { translateMessage } from '#contract/messaging/translations.endpoints.ts';
import { messages, messageTranslations } from '#server/db/schema/conversations.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createSharedConversation } from '#server/testing/samples/support.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let service: Server;
let asked: string[];
let status: number;
let parent: TestClient;
let parentId: number;
beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const { text, target_lang: target } = JSON.parse(body) as { text: string[]; target_lang: string };
      asked.push(target);
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ translations: text.map((one) => ({ text: `${target}: ${one}`, detected_source_language: 'EN' })) }));
    });
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = await startServer({ TRANSLATION_URL: url, TRANSLATION_KEY: 'secret' });
  parentId = await server.createAccount({ email: 'mother@example.test', roles: ['Parent'] });
  parent = await server.signInWith('mother@example.test');
});
afterAll(async () => {
  await server.stop();
  await new Promise((closed) => service.close(closed));
});
beforeEach(() => {
  asked = [];
  status = 200;
});

const translate = (client: TestClient, messageId: number, target?: 'de' | 'ja') =>
  client.ask(translateMessage, { body: { messageId, ...(target === undefined ? {} : { target }) } });

test('a message is asked of the service once for each language', async () => {
  const { messageId } = await createSharedConversation(server.app, parentId);
  const expected = { messageId, target: 'de', source: 'en', text: 'DE: A message' };
  for (const _ of [1, 2]) expect((await translate(parent, messageId, 'de')).body).toEqual(expected);
  expect((await translate(parent, messageId, 'ja')).body.text).toBe('JA: A message');
  expect(asked).toEqual(['DE', 'JA']);
  expect((await translate(parent, messageId)).body.target).toBe('en');
});

test('is not for who can’t read the conversation', async () => {
  const { messageId } = await createSharedConversation(server.app, parentId);
  expect((await translate(await server.signInAs('Parent'), messageId)).status).toBe(404);
  expect((await translate(parent, 999_999_999)).status).toBe(404);
  expect(asked).toEqual([]);
});

test.each([
  [456, 'quota'],
  [500, 'unavailable'],
  [400, 'unsupported'],
])('an answer %i of the service is refused as %s, and nothing is kept', async (answer, reason) => {
  status = answer;
  const { messageId } = await createSharedConversation(server.app, parentId);
  const { status: got, body } = await translate(parent, messageId, 'de');
  expect([got, body]).toEqual([422, expect.objectContaining({ code: 'translationUnavailable', issues: [{ reason }] })]);
  expect(await server.app.db.$count(messageTranslations, eq(messageTranslations.messageId, messageId))).toBe(0);
});

test('a withdrawn message is not translated', async () => {
  const { messageId } = await createSharedConversation(server.app, parentId);
  await server.app.db
    .update(messages)
    .set({ content: { text: '' }, withdrawnAt: server.app.clock.now() })
    .where(eq(messages.id, messageId));
  expect((await translate(parent, messageId, 'de')).body).toMatchObject({ code: 'translationUnavailable' });
  expect(asked).toEqual([]);
});
