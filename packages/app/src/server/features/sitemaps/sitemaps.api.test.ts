// The maps of the site and the feed of the blog: what visitors can read, and nothing else, as soon as it is so.

import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { editActivity } from '#contract/activities/activities.endpoints.ts';
import * as editing from '#contract/content/drafts.endpoints.ts';
import { editFamily, readFamily } from '#contract/host-families/family-details.endpoints.ts';
import { changePhoto, listPhotos } from '#contract/host-families/photos.endpoints.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { activities, businesses } from '#server/db/schema/pricing.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { type ArticleFixture, startArticleFixture } from '#server/testing/fixtures/article-fixture.ts';
import { createLiveFamilies, findCountyId } from '#server/testing/fixtures/live-families.ts';

let fixture: ArticleFixture;
let families: readonly number[];
beforeAll(async () => {
  fixture = await startArticleFixture();
  await seedReference(fixture.app.db);
  const countyId = await findCountyId(fixture.app, 'Cork');
  families = await createLiveFamilies(fixture.app, [{ countyId }, { countyId }, { countyId, photos: 0 }]);
  await fixture.app.db.insert(activities).values([
    { countyId, name: 'Open camp', type: 'camp' },
    { countyId, name: 'Closed camp', type: 'camp', active: false },
  ]);
});
afterAll(() => fixture.stop());
beforeEach(() => {
  fixture.time.now = new Date('2026-06-15T10:00:00Z');
});

async function read(path: string): Promise<{ status: number; text: string; type: string | null }> {
  const answer = await fetch(fixture.origin + path);
  return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') };
}

/** Returns the paths in a map. */
async function readPaths(path: string): Promise<string[]> {
  const { text } = await read(path);
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Returns what a map says of when a page last changed. */
const findDay = (map: string, path: string) => new RegExp(`${path}</loc><lastmod>([^<]*)</lastmod>`).exec(map)?.[1];

describe('the maps of the site', () => {
  test('are listed for each language, where robots look for them', async () => {
    const files = await readPaths('/sitemap.xml');
    expect(files).toEqual(
      LOCALES.flatMap((locale) => ['pages', 'families', 'activities'].map((kind) => `/sitemaps/${locale}-${kind}-1.xml`)),
    );
    expect((await read('/robots.txt')).text).toContain(`Sitemap: ${fixture.app.config.PUBLIC_URL}/sitemap.xml`);
    expect((await read('/sitemap.xml')).type).toBe('application/xml');
  });

  test('have the pages that are one address each, with the prefix of their language', async () => {
    const english = await readPaths('/sitemaps/en-pages-1.xml');
    expect(english).toEqual(expect.arrayContaining(['/', '/blog', '/travel/search', '/page/privacy']));
    expect(english.filter((path) => /login|hub|preview|\{/.test(path))).toEqual([]);
    expect(await readPaths('/sitemaps/de-pages-1.xml')).toEqual(english.map((path) => (path === '/' ? '/de' : `/de${path}`)));
  });

  test('have the families that visitors find, and no longer one that stops', async () => {
    const [first = 0, second = 0] = families;
    expect(await readPaths('/sitemaps/fr-families-1.xml')).toEqual([`/fr/travel/families/${first}`, `/fr/travel/families/${second}`]);
    await fixture.app.db.update(hostFamilies).set({ paused: true }).where(eq(hostFamilies.id, second));
    expect(await readPaths('/sitemaps/fr-families-1.xml')).toEqual([`/fr/travel/families/${first}`]);
  });

  test('have the activities that can be booked', async () => {
    const [open] = await fixture.app.db.select().from(activities).where(eq(activities.name, 'Open camp'));
    expect(await readPaths('/sitemaps/en-activities-1.xml')).toEqual([`/travel/activities/${open?.id}`]);
  });

  test('tell the day on which what everybody sees of a family last changed, and of no other change', async () => {
    const [id = 0] = families;
    const edit = async (said: object) => {
      const { body: family } = await fixture.administrator.ask(readFamily, { params: { id } });
      const body = { ...said, version: family.version };
      const { status, text } = await fixture.administrator.ask(editFamily, { params: { id }, body });
      expect(status, text).toBe(200);
    };
    const readDay = async () => findDay((await read('/sitemaps/en-families-1.xml')).text, `/travel/families/${id}`);
    expect(await readDay()).toBeUndefined();
    await edit({ phone: '+353 20 910 0001' });
    expect(await readDay()).toBeUndefined();
    await edit({ description: 'A farm by the sea' });
    expect(await readDay()).toBe('2026-06-15');
    fixture.time.now = new Date('2026-06-17T10:00:00Z');
    await edit({ phone: '+353 20 910 0002' });
    expect(await readDay()).toBe('2026-06-15');
    const [photo] = (await fixture.administrator.ask(listPhotos, { params: { id } })).body.data;
    await fixture.administrator.ask(changePhoto, { params: { id, ref: photo?.ref ?? '' }, body: { caption: 'The garden' } });
    expect(await readDay()).toBe('2026-06-17');
  });

  test('tell the day on which the page of an activity last changed, and of no change of its seller', async () => {
    const [camp] = await fixture.app.db.select().from(activities).where(eq(activities.name, 'Open camp'));
    const id = camp?.id ?? 0;
    const edit = async (said: object) => {
      const { status, text } = await fixture.administrator.ask(editActivity, { body: { id, ...said } });
      expect(status, text).toBe(200);
    };
    const readDay = async () => findDay((await read('/sitemaps/en-activities-1.xml')).text, `/travel/activities/${id}`);
    expect(await readDay()).toBeUndefined();
    const [business] = await fixture.app.db.select({ id: businesses.id }).from(businesses);
    expect(business).toBeDefined();
    await edit({ businessId: business?.id });
    expect(await readDay()).toBeUndefined();
    await edit({ description: 'By boat' });
    expect(await readDay()).toBe('2026-06-15');
  });

  test('have an article in the languages in which it is visible, with its day, as long as it is', async () => {
    let article = await fixture.create('blog', 'sea & shore'.replaceAll(/\W+/g, '-'));
    expect(await readPaths('/sitemaps/en-articles-1.xml')).toEqual([]);
    article = (await fixture.save(article, 'en')).body;
    article = (await fixture.save(article, 'de')).body;
    article = (await fixture.publish(article, { locales: ['en', 'de'] })).body;
    expect((await read('/sitemaps/de-articles-1.xml')).text).toContain(
      '/de/blog/sea-shore</loc><lastmod>2026-06-15T10:00:00.000Z</lastmod></url>',
    );
    expect(await readPaths('/sitemaps/en-articles-1.xml')).toEqual(['/blog/sea-shore']);
    expect(await readPaths('/sitemaps/ja-articles-1.xml')).toEqual([]);
    expect(await readPaths('/sitemap.xml')).toContain('/sitemaps/de-articles-1.xml');
    await fixture.editor.ask(editing.archiveArticle, {
      params: { id: article.id },
      body: { isArchived: true, version: article.version },
    });
    expect(await readPaths('/sitemaps/en-articles-1.xml')).toEqual([]);
  });

  test.each(['/sitemaps/pt-pages-1.xml', '/sitemaps/en-users-1.xml', '/sitemaps/en-pages-2.xml', '/sitemaps/en-pages-0.xml'])(
    '%s is none',
    async (path) => expect((await read(path)).status).toBe(404),
  );
});

describe('the feed of the blog', () => {
  test('has what is there in its language, the newest first, and says where it is itself', async () => {
    let article = await fixture.create('blog', 'in-two-languages');
    article = (await fixture.save(article, 'en', { title: 'A & <b>' })).body;
    article = (await fixture.save(article, 'fr', { title: 'Deux' })).body;
    await fixture.publish(article, { locales: ['en', 'fr'] });
    fixture.time.now = new Date('2026-06-16T10:00:00Z');
    let newer = await fixture.create('blog', 'in-english-alone');
    newer = (await fixture.save(newer, 'en', { title: 'Newer' })).body;
    await fixture.publish(newer);
    const origin = fixture.app.config.PUBLIC_URL;
    const { text, type } = await read('/blog/feed.xml');
    expect(type).toMatch('application/atom+xml');
    expect([...text.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title)).toEqual([
      'Hosted Stays · Blog',
      'Newer',
      'A &amp; &lt;b&gt;',
    ]);
    expect(text).toContain(`<link rel="self" href="${origin}/blog/feed.xml"/>`);
    expect(text).toContain('<updated>2026-06-16T10:00:00.000Z</updated>');
    const french = (await read('/fr/blog/feed.xml')).text;
    expect(french).toContain(`<id>${origin}/fr/blog/in-two-languages</id>`);
    expect(french).not.toContain('in-english-alone');
    expect((await read('/ja/blog/feed.xml')).text).not.toContain('<entry>');
  });

  test('is not sent again if nothing has changed', async () => {
    const first = await fetch(`${fixture.origin}/blog/feed.xml`);
    // Unlike `fetch`, which asks for a new one.
    const asked = request(`${fixture.origin}/blog/feed.xml`, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } }).end();
    const [again] = (await once(asked, 'response')) as [IncomingMessage];
    again.resume();
    expect(again.statusCode).toBe(304);
  });
});
