// The check of links: those within the site, those to others with patience, and whom it tells.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as editing from '#contract/content/drafts.endpoints.ts';
import { checkLinks as checkEndpoint, listBrokenLinks, saveMenu } from '#contract/content/menus.endpoints.ts';
import { brokenLinks, checkedAddresses, menus } from '#server/db/schema/menus.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { type ArticleFixture, startArticleFixture, TEXT } from '#server/testing/fixtures/article-fixture.ts';
import { startWebServer, type WebServer } from '#server/testing/web-server.ts';
import { checkLinks } from './check-links.service.ts';

let room: ArticleFixture;
let site: WebServer;
let asked: string[] = [];
let status = 200;
beforeAll(async () => {
  room = await startArticleFixture();
  site = await startWebServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(method === 'HEAD' && url === '/no-head' ? 405 : status).end();
  });
});
afterAll(async () => {
  await site.stop();
  await room.stop();
});
beforeEach(async () => {
  const { db } = room.app;
  for (const table of [brokenLinks, checkedAddresses, menus]) await db.delete(table);
  [asked, status] = [[], 200];
});

const DAY = 24 * 3600 * 1000;
const check = () => checkLinks(room.app, { policy: site.policy });

const linked = (...links: readonly string[]) => ({
  body: [{ ...TEXT, html: links.map((link) => `<p><a href="${link}">a</a></p>`).join('') }],
});

async function publishLinks(slug: string, ...links: readonly string[]) {
  const { body } = await room.publish((await room.save(await room.create('page', slug), 'en', linked(...links))).body);
  return body;
}

async function listFound() {
  const { status: answer, body, text } = await room.editor.ask(listBrokenLinks, { query: { sort: 'url' } });
  expect(answer, text).toBe(200);
  return body.data.map(({ url, fault }) => [url, fault]);
}

const remove = (id: number) => room.administrator.ask(editing.deleteArticle, { params: { id } });

test('a link within the site is broken if nobody can read what it leads to, and no more once somebody can', async () => {
  const gone = await room.createPublished('was-there');
  await remove(gone.id);
  const draft = await room.create('page', 'not-yet');
  const { id } = await publishLinks('links', '/page/was-there', '/page/not-yet', '/page/privacy', '/nowhere', '/blog', '#below');
  await check();
  expect(await listFound()).toEqual([
    ['/nowhere', 'noPage'],
    ['/page/not-yet', 'notPublished'],
    ['/page/was-there', 'noPage'],
  ]);
  await room.publish((await room.save(draft, 'en')).body);
  await check();
  expect((await listFound()).map(([url]) => url)).toEqual(['/nowhere', '/page/was-there']);
  await remove(id);
  await check();
  expect(await listFound()).toEqual([]);
});

test('a link to a former address is not broken, nor is one of a draft looked at', async () => {
  const article = await room.createPublished('old-name');
  await room.editor.ask(editing.changeArticle, { params: { id: article.id }, body: { slug: 'new-name', version: article.version } });
  const { id } = await publishLinks('leads-on', '/page/old-name');
  await room.save(await room.create('page', 'only-a-draft'), 'en', linked('/nowhere-else'));
  await check();
  expect(await listFound()).toEqual([]);
  await remove(id);
});

test('a page of another site that is gone is broken at once, a site that fails after two nights', async () => {
  const { id } = await publishLinks('outside', `${site.origin}/a`, `${site.origin}/no-head`);
  await check();
  expect(asked.toSorted()).toEqual(['GET /no-head', 'HEAD /a', 'HEAD /no-head']);
  expect(await listFound()).toEqual([]);
  const nextNight = async (next: number) => {
    room.time.now = new Date(room.time.now.getTime() + DAY);
    status = next;
    await check();
    return (await listFound()).map(([, fault]) => fault);
  };
  expect(await nextNight(503)).toEqual([]);
  expect(await nextNight(503)).toEqual(['failing', 'failing']);
  expect(await nextNight(200)).toEqual([]);
  expect(await nextNight(404)).toEqual(['gone', 'gone']);
  await remove(id);
  await check();
  expect(await room.app.db.select().from(checkedAddresses)).toEqual([]);
});

test('an address of a private network is never asked, and told as wrong', async () => {
  site.hosts.set('internal.test', ['10.0.0.5']);
  const { id } = await publishLinks('private', `http://internal.test:${site.port}/`, `http://10.0.0.5:${site.port}/`);
  await check();
  expect(asked).toEqual([]);
  expect((await listFound()).map(([, fault]) => fault)).toEqual(['badAddress', 'badAddress']);
  await remove(id);
});

test('an address that was asked today is not asked again', async () => {
  const { id } = await publishLinks('twice', `${site.origin}/b`);
  await check();
  await check();
  expect(asked).toEqual(['HEAD /b']);
  await remove(id);
});

test('an installation that asks no other sites still checks its own links', async () => {
  const { id } = await publishLinks('quiet', `${site.origin}/c`, '/nowhere');
  await checkLinks({ ...room.app, config: { ...room.app.config, LINK_CHECKS: 'off' } }, { policy: site.policy });
  expect(asked).toEqual([]);
  expect(await listFound()).toEqual([['/nowhere', 'noPage']]);
  await remove(id);
});

test('an entry of a menu is broken while nobody can read its article, unless it is hidden', async () => {
  const draft = await room.create('page', 'menu-draft');
  const to = { kind: 'article', articleId: draft.id } as const;
  const entry = { key: 'menu', label: 'Soon', to, isVisible: true, entries: [] };
  const params = { place: 'footer', locale: 'en' } as const;
  const saved = await room.editor.ask(saveMenu, { params, body: { entries: [entry], version: 0 } });
  expect(saved.status, saved.text).toBe(200);
  await check();
  const { body } = await room.editor.ask(listBrokenLinks, { query: {} });
  expect(body.data).toMatchObject([{ url: 'Soon', fault: 'notPublished', source: 'menu', sourceId: 'footer', locale: 'en' }]);
  await room.editor.ask(saveMenu, { params, body: { entries: [{ ...entry, isVisible: false }], version: 1 } });
  await check();
  expect(await listFound()).toEqual([]);
});

test('editors are told of new broken links, and not again of those that they know', async () => {
  const told = async () => {
    const rows = await room.app.db.select().from(notifications).where(eq(notifications.kind, 'brokenLinks'));
    return rows.map(({ data }) => data);
  };
  const before = (await told()).length;
  room.time.now = new Date(room.time.now.getTime() + DAY);
  const { id } = await publishLinks('told', '/nowhere');
  await check();
  expect(await told()).toHaveLength(before + 1);
  expect((await told()).at(-1)).toEqual({ links: 1 });
  room.time.now = new Date(room.time.now.getTime() + DAY);
  await check();
  expect(await told()).toHaveLength(before + 1);
  await remove(id);
});

test('an editor has links checked now, by a job', async () => {
  const { id } = await publishLinks('now', '/nowhere');
  expect((await room.editor.ask(checkEndpoint, {})).status).toBe(200);
  expect(await listFound()).toEqual([]);
  await room.runJobs();
  expect(await listFound()).toEqual([['/nowhere', 'noPage']]);
  await remove(id);
});
