// Sources: one for each address, used in articles, and the ways in which people have found us, as forms offer them.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as editing from '#contract/content/drafts.endpoints.ts';
import * as endpoints from '#contract/content/sources.endpoints.ts';
import { hostOptions } from '#contract/host-families/registration.endpoints.ts';
import { scoutingLeads } from '#server/db/schema/leads.ts';
import { inquirySources } from '#server/db/schema/places.ts';
import { sources } from '#server/db/schema/sources.ts';
import { type ArticleFixture, startArticleFixture } from '#server/testing/fixtures/article-fixture.ts';

let room: ArticleFixture;
beforeAll(async () => {
  room = await startArticleFixture();
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(sources);
});

const add = (said: object = {}) =>
  room.editor.ask(endpoints.createSource, { body: { url: 'https://stats.example/tourism', title: 'Tourism 2026', ...said } as never });

describe('a source', () => {
  test('is kept once, however its address is written', async () => {
    expect((await add()).status).toBe(200);
    for (const url of ['http://www.stats.example/tourism/', 'https://stats.example/tourism?utm_source=mail#top']) {
      const { status, text } = await add({ url });
      expect([status, Object.keys(JSON.parse(text).errors)], url).toEqual([422, ['url']]);
    }
    expect((await add({ url: 'https://stats.example/tourism/2025' })).status).toBe(200);
  });

  test.each(['javascript:alert(1)', 'stats.example', 'ftp://stats.example/a'])(
    'with the address %s is refused at the field',
    async (url) => {
      const { status, text } = await add({ url });
      expect([status, Object.keys(JSON.parse(text).errors)]).toEqual([422, ['url']]);
    },
  );

  test('tells the pages and articles that rest on it, until they are deleted', async () => {
    const [page, blog] = [await room.create('page'), await room.create('blog')];
    const { body } = await add({ articleIds: [page.id, blog.id] });
    expect(body.articles.map(({ id, kind }) => [id, kind])).toEqual([
      [page.id, 'page'],
      [blog.id, 'blog'],
    ]);
    await room.administrator.ask(editing.deleteArticle, { params: { id: page.id } });
    const { body: list } = await room.editor.ask(endpoints.listSources, { query: { isUsed: 'yes' } as never });
    expect(list.data.map(({ articleIds }) => articleIds)).toEqual([[blog.id]]);
    const { id, version } = body;
    const change = { url: body.url, title: body.title, articleIds: [], version };
    expect((await room.editor.ask(endpoints.changeSource, { params: { id }, body: change })).body.articles).toEqual([]);
  });

  test('names the article that there is not', async () => {
    const { status, text } = await add({ articleIds: [(await room.create()).id, 999_999] });
    expect([status, Object.keys(JSON.parse(text).errors)]).toEqual([422, ['article_ids.1']]);
  });

  test('saved without a change stays the same version, and is deactivated and deleted', async () => {
    const { body } = await add({ tags: ['travel'] });
    const { id, version, url, title, tags } = body;
    const save = (more: object) =>
      room.editor.ask(endpoints.changeSource, { params: { id }, body: { url, title, tags, version, ...more } as never });
    expect((await save({})).body.version).toBe(version);
    expect((await save({ active: false })).body).toMatchObject({ active: false, version: version + 1 });
    expect((await save({ title: 'Late' })).status).toBe(409);
    expect((await room.editor.ask(endpoints.deleteSource, { params: { id } })).status).toBe(200);
  });
});

describe('an inquiry source', () => {
  const listOffered = async () => (await room.createVisitor().ask(hostOptions, {})).body.inquirySources;
  const list = async () => (await room.editor.ask(endpoints.listInquirySources, { query: {} })).body.data;

  test('is offered in forms behind the others, until it is offered no more', async () => {
    const { body } = await room.editor.ask(endpoints.createInquirySource, { body: { name: 'Local radio' } });
    expect((await listOffered()).at(-1)).toMatchObject({ id: body.id, name: 'Local radio' });
    const change = { params: { id: body.id }, body: { name: 'Local radio', active: false, version: body.version } };
    expect((await room.editor.ask(endpoints.changeInquirySource, change)).status).toBe(200);
    expect((await listOffered()).map(({ id }) => id)).not.toContain(body.id);
  });

  test('with a translated name is neither renamed nor deleted, but can be offered no more', async () => {
    await room.app.db.insert(inquirySources).values({ code: 'friend', name: 'Friend' });
    const [own] = (await list()).filter(({ code }) => code !== null);
    if (own === undefined) throw new TypeError('There is no inquiry source of the product.');
    const { id, name, version } = own;
    const change = (body: { name: string; active: boolean }) =>
      room.editor.ask(endpoints.changeInquirySource, { params: { id }, body: { ...body, version } });
    expect((await change({ name: 'Other', active: true })).status).toBe(409);
    expect((await room.editor.ask(endpoints.deleteInquirySource, { params: { id } })).status).toBe(409);
    expect((await change({ name, active: false })).body.active).toBe(false);
  });

  test('named by somebody is kept, one named by nobody is deleted', async () => {
    const make = async (name: string) => (await room.editor.ask(endpoints.createInquirySource, { body: { name } })).body.id;
    const [named, unnamed] = [await make('Fair'), await make('Leaflet')];
    const at = room.time.now;
    await room.app.db.insert(scoutingLeads).values({ lastName: 'Byrne', inquirySourceId: named, stageAt: at, createdAt: at });
    const remove = async (id: number) => (await room.editor.ask(endpoints.deleteInquirySource, { params: { id } })).status;
    expect([await remove(named), await remove(unnamed)]).toEqual([409, 200]);
    expect((await list()).find(({ id }) => id === named)?.usedBy).toBe(1);
  });
});

test('sources are for editors and administrators only', async () => {
  for (const role of ['Parent', 'Agent', 'Coordinator', 'Finance', 'Vetting admin', 'Host family'] as const) {
    const client = await room.signInAs(role);
    expect((await client.ask(endpoints.listSources, { query: {} })).status, role).toBe(403);
    expect((await client.ask(endpoints.listInquirySources, { query: {} })).status, role).toBe(403);
  }
});
