// Saved views, over a real connection.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeView, deleteView, listSavedViews, saveView } from '#contract/lists/saved-views.endpoints.ts';
import { MAX_SAVED_VIEWS } from '#contract/lists/saved-views.shapes.ts';
import { audit } from '#server/db/schema/platform.ts';
import type { TestClient } from '#server/testing/client.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let agent: TestClient;
let finance: TestClient;
beforeAll(async () => {
  server = await startServer();
  [agent, finance] = await Promise.all([server.signInAs('Agent'), server.signInAs('Finance')]);
});
afterAll(() => server.stop());

const save = (client: TestClient, name: string, more: { list?: string; query?: string; isDefault?: boolean } = {}) =>
  client.ask(saveView, { body: { list: 'users', name, query: 'role=Agent', ...more } });
const views = async (client: TestClient, list = 'users') => (await client.ask(listSavedViews, { query: { list } })).body.data;

describe('saved views', () => {
  test('are kept under their name, each for its list and its owner', async () => {
    expect((await save(agent, 'Mine')).body).toMatchObject({ name: 'Mine', query: 'role=Agent', isDefault: false });
    expect((await save(finance, 'Mine')).status).toBe(200);
    expect((await save(agent, 'Mine', { list: 'trips' })).status).toBe(200);
    expect((await views(agent)).map(({ name }) => name)).toEqual(['Mine']);
    expect(await server.app.db.select().from(audit)).toContainEqual(expect.objectContaining({ action: 'savedViews.create' }));
  });

  test('have names of their own', async () => {
    const again = await save(agent, ' mine ');
    expect(again).toMatchObject({
      status: 422,
      body: { code: 'savedViewNameTaken', errors: { name: ['You already have a view with this name.'] } },
    });
  });

  test('are renamed, given another content and deleted by their owner alone', async () => {
    const { body: view } = await save(agent, 'Short-lived');
    const params = { id: view.id };
    expect((await finance.ask(changeView, { params, body: { name: 'Stolen' } })).status).toBe(404);
    expect((await finance.ask(deleteView, { params })).status).toBe(404);
    expect((await agent.ask(changeView, { params, body: { name: 'Renamed', query: 'role=Parent' } })).body).toMatchObject({
      name: 'Renamed',
      query: 'role=Parent',
    });
    expect((await agent.ask(deleteView, { params })).body).toMatchObject({ name: 'Renamed' });
    expect((await agent.ask(deleteView, { params })).status).toBe(404);
  });

  test('have one default at most, whoever sets it at the same time', async () => {
    const list = 'races';
    const made = await Promise.all(['a', 'b', 'c', 'd'].map((name) => save(agent, name, { list, isDefault: true })));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await Promise.all(made.map(({ body }) => agent.ask(changeView, { params: { id: body.id }, body: { isDefault: true } })));
    expect((await views(agent, list)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('are saved once if they are saved several times at once under one name', async () => {
    const made = await Promise.all([1, 2, 3].map(() => save(agent, 'Twin', { list: 'twins' })));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test('are bounded in number', async () => {
    const list = 'crowd';
    for (let count = 0; count < MAX_SAVED_VIEWS; count += 1) await save(finance, `View ${count}`, { list });
    expect(await save(finance, 'One more', { list })).toMatchObject({ status: 409, body: { code: 'savedViewsFull' } });
  });

  test('are for those who are signed in', async () => {
    expect((await server.createVisitor().ask(listSavedViews, { query: { list: 'users' } })).status).toBe(401);
  });
});
