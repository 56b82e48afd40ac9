// The prompts that editors keep: their titles, their versions, and two editors at once.

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/writing/language-model.endpoints.ts';
import type { TestClient } from '#server/testing/client.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs('Page editor');
});
afterAll(() => server.stop());

const create = (title: string, text = 'Write about {{town}}.') => editor.ask(endpoints.createPrompt, { body: { title, text } });

test('a prompt keeps each text as a version, and changes of its title are none', async () => {
  const { body: made } = await create('Towns');
  expect(made).toMatchObject({ title: 'Towns', number: 1, version: 1, isArchived: false, updatedBy: 'Page editor Test' });
  const params = { id: made.id };
  const second = await editor.ask(endpoints.changePrompt, { params, body: { text: 'Praise {{town}}.', version: 1 } });
  expect(second.body).toMatchObject({ text: 'Praise {{town}}.', number: 2, version: 2 });
  const third = await editor.ask(endpoints.changePrompt, { params, body: { title: 'Cities', version: 2 } });
  expect(third.body).toMatchObject({ title: 'Cities', number: 2, version: 3 });
  const { body: versions } = await editor.ask(endpoints.listPromptVersions, { params });
  expect(versions.data.map(({ number, text }) => [number, text])).toEqual([
    [2, 'Praise {{town}}.'],
    [1, 'Write about {{town}}.'],
  ]);
  const same = await editor.ask(endpoints.changePrompt, { params, body: { title: 'Cities', text: 'Praise {{town}}.', version: 3 } });
  expect(same.body.version).toBe(3);
});

test('a prompt that somebody else has changed is not overwritten', async () => {
  const { body: made } = await create('Twice');
  const change = (text: string) => editor.ask(endpoints.changePrompt, { params: { id: made.id }, body: { text, version: 1 } });
  const both = await Promise.all([change('One'), change('Two')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('changedMeanwhile');
});

test('a title is one prompt’s alone, archived or not', async () => {
  const { body: made } = await create('Only one');
  await editor.ask(endpoints.changePrompt, { params: { id: made.id }, body: { isArchived: true, version: 1 } });
  expect((await create('ONLY one')).body).toMatchObject({ code: 'nameTaken', errors: { title: [expect.any(String)] } });
  const { body: other } = await create('Another');
  const renamed = await editor.ask(endpoints.changePrompt, { params: { id: other.id }, body: { title: 'only one', version: 1 } });
  expect([renamed.status, renamed.body.code]).toEqual([422, 'nameTaken']);
  const list = (await editor.ask(endpoints.listPrompts, {})).body.data;
  expect(list.find(({ id }) => id === made.id)?.isArchived).toBe(true);
});

test('a prompt with more variables than there may be is refused', async () => {
  const text = Array.from({ length: 21 }, (_, index) => `{{v${index}}}`).join(' ');
  const { status, body } = await create('Too many', text);
  expect([status, body.errors]).toEqual([422, { text: ['“text” can have at most 20 variables'] }]);
});

test('a prompt that there is not is not found', async () => {
  const params = { id: 999_999 };
  expect((await editor.ask(endpoints.listPromptVersions, { params })).status).toBe(404);
  expect((await editor.ask(endpoints.changePrompt, { params, body: { title: 'x', version: 1 } })).status).toBe(404);
});
