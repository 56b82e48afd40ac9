// Menus: what visitors get of them, at once after a change, and who may arrange them.

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as editing from '#contract/content/drafts.endpoints.ts';
import { readEditedMenus, readMenus, saveMenu } from '#contract/content/menus.endpoints.ts';
import type { MenuEntry, MenuTarget } from '#contract/content/menus.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Call } from '#server/platform/app.ts';
import { allRealtimeFeatures } from '#server/realtime.ts';
import { type ArticleFixture, startArticleFixture } from '#server/testing/fixtures/article-fixture.ts';
import { startRealtime } from '#server/testing/fixtures/realtime-fixture.ts';
import { readMenus as readMenusOf } from './menus.service.ts';

let room: ArticleFixture;
beforeAll(async () => {
  room = await startArticleFixture();
});
afterAll(() => room.stop());

const entry = (key: string, to: MenuTarget, more: Partial<MenuEntry> = {}): MenuEntry => ({
  ...{ key, label: '', to, isVisible: true, entries: [] },
  ...more,
});
const BOOK: MenuTarget = { kind: 'page', page: 'book' };
const toArticle = (articleId: number): MenuTarget => ({ kind: 'article', articleId });

async function versionOf(locale: Locale) {
  const { menus } = (await room.editor.ask(readEditedMenus, {})).body;
  return menus.find((menu) => menu.place === 'header' && menu.locale === locale)?.version ?? 0;
}

async function save(entries: MenuEntry[], locale: Locale = 'en') {
  const body = { entries, version: await versionOf(locale) };
  return room.editor.ask(saveMenu, { params: { place: 'header', locale }, body });
}

async function readAs(locale: Locale) {
  const { text } = await room.createVisitor().send('GET', '/api/menus', { headers: { 'Accept-Language': locale } });
  return (JSON.parse(text) as { header: MenuEntry[] }).header;
}

test('a visitor gets what can be opened, under its title, at once after it is saved', async () => {
  const [shown, draft] = [await room.createPublished('about-us'), await room.create('page', 'later')];
  const { status, text } = await save([
    entry('book', BOOK),
    entry('about', toArticle(shown.id), { entries: [entry('deep', { kind: 'address', target: '/blog' }, { label: 'Blog' })] }),
    entry('later', toArticle(draft.id)),
    entry('hidden', BOOK, { isVisible: false }),
    entry('bare', { kind: 'heading' }, { label: 'Nothing below' }),
  ]);
  expect(status, text).toBe(200);
  expect(await readAs('en')).toEqual([
    { key: 'book', label: '', target: '/book', page: 'book', entries: [] },
    {
      ...{ key: 'about', label: 'Title en', target: '/page/about-us', page: null },
      entries: [{ key: 'deep', label: 'Blog', target: '/blog', page: null }],
    },
  ]);
});

test('an article that is published, renamed or withdrawn changes the menu', async () => {
  const article = await room.create('page', 'first-name');
  await save([entry('only', toArticle(article.id)), entry('book', BOOK)]);
  const targets = async () => (await readAs('en')).map(({ target }: { target?: unknown } & object) => target);
  expect(await targets()).toEqual(['/book']);
  const shows = (wanted: string[]) => vi.waitFor(async () => expect(await targets()).toEqual(wanted), { timeout: 10_000 });
  const { body } = await room.publish((await room.save(article, 'en')).body);
  await shows(['/page/first-name', '/book']);
  await room.editor.ask(editing.changeArticle, { params: { id: article.id }, body: { slug: 'other-name', version: body.version } });
  await shows(['/page/other-name', '/book']);
  await room.editor.ask(editing.withdrawTexts, { params: { id: article.id }, body: { locales: ['en'], what: 'published' } });
  await shows(['/book']);
});

test('a language without a menu of its own has the English one, and its own once it is made', async () => {
  await save([entry('english', BOOK)]);
  expect((await readAs('fr')).map(({ key }) => key)).toEqual(['english']);
  await save([entry('french', { kind: 'page', page: 'blogList' })], 'fr');
  expect((await readAs('fr')).map(({ key }) => key)).toEqual(['french']);
  expect((await readAs('de')).map(({ key }) => key)).toEqual(['english']);
});

test('a menu that is saved in one process is fresh in another at once', async () => {
  // The same database, with a memory of its own.
  const app = { ...room.app };
  const other = await startRealtime(app, allRealtimeFeatures);
  const readThere = async () => (await readMenusOf({ app, locale: 'en' } as Call)).header.map(({ key }) => key);
  await save([entry('before', BOOK)]);
  expect(await readThere()).toEqual(['before']);
  await save([entry('afterwards', BOOK)]);
  await vi.waitFor(async () => expect(await readThere()).toEqual(['afterwards']), { timeout: 10_000 });
  await other.stop();
});

test('two editors who save the same menu at once: the second is told what the first has saved', async () => {
  const version = await versionOf('it');
  const params = { place: 'header', locale: 'it' } as const;
  const [one, other] = await Promise.all(
    ['mine', 'theirs'].map((key) => room.editor.ask(saveMenu, { params, body: { entries: [entry(key, BOOK)], version } })),
  );
  expect([one?.status, other?.status].toSorted()).toEqual([200, 409]);
  const refused = one?.status === 409 ? one : other;
  expect(JSON.parse(refused?.text ?? '')).toMatchObject({ code: 'changedMeanwhile', current: { version: version + 1 } });
});

test.each([
  ['a label that is missing', entry('first', { kind: 'heading' }), 'entries.0.label'],
  ['an address that runs code', entry('first', { kind: 'address', target: 'javascript:alert(1)' }, { label: 'A' }), 'entries.0.to.target'],
  ['an article that there is not', entry('first', toArticle(999_999)), 'entries.0.to.article_id'],
  [
    'an article below another entry that there is not',
    entry('first', BOOK, { entries: [entry('second', toArticle(999_999))] }),
    'entries.0.entries.0.to.article_id',
  ],
])('%s is refused, naming the field', async (_, wrong, field) => {
  const { status, text } = await save([wrong]);
  expect(status).toBe(422);
  expect(Object.keys(JSON.parse(text).errors)).toEqual([field]);
});

test('the same key twice is refused', async () => {
  const { status, text } = await save([entry('same', BOOK, { entries: [entry('same', BOOK)] })]);
  expect([status, Object.keys(JSON.parse(text).errors)]).toEqual([422, ['entries.0.entries.0.key']]);
});

test('drafts of menus are read by editors and administrators only', async () => {
  for (const role of ['Parent', 'Host family', 'Agent', 'Coordinator', 'Finance', 'Vetting admin'] as const) {
    const client = await room.signInAs(role);
    expect((await client.ask(readEditedMenus, {})).status, role).toBe(403);
  }
  const visitor = room.createVisitor();
  expect((await visitor.ask(readEditedMenus, {})).status).toBe(401);
  expect((await room.administrator.ask(readEditedMenus, {})).body.menus).toHaveLength(16);
  expect((await visitor.ask(readMenus, {})).status).toBe(200);
});
