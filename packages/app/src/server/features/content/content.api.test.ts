// Pages and the blog: what is published is read in the reader’s language or in English, and a draft by nobody.

import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBlogs, readBlog, readPage } from '#contract/content/articles.endpoints.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { articles, articleVersions } from '#server/db/schema/content.ts';
import { servePages } from '#server/platform/http/pages/pages.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { describeContent } from './content.public.ts';
import { createPrivacyNotice } from './privacy-notice.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await publish('blog', 'older', { at: '2026-06-01T08:00:00Z' });
  await publish('blog', 'middle', { at: '2026-06-05T08:00:00Z', de: 'Mitte' });
  await publish('blog', 'newest', { at: '2026-06-10T08:00:00Z' });
  await publish('blog', 'planned', { at: '2126-06-20T08:00:00Z' });
  await publish('blog', 'draft', { at: '2026-06-02T08:00:00Z', state: 'draft' });
  await publish('page', 'terms', { at: '2026-06-01T08:00:00Z', de: 'Bedingungen', body: '<p>Fair</p><script>alert(1)</script>' });
});
afterAll(() => server.stop());

interface Wished {
  readonly at: string;
  readonly state?: 'draft' | 'published';
  readonly de?: string;
  readonly body?: string;
}

async function publish(kind: 'page' | 'blog', slug: string, { at, state = 'published', de, body = '<p>Text</p>' }: Wished) {
  const { db } = server.app;
  const publishedAt = new Date(at);
  const [row] = await db.insert(articles).values({ kind, slug, publishedAt, createdAt: publishedAt }).returning({ id: articles.id });
  if (state === 'draft') return;
  const blocks = [{ kind: 'text' as const, key: 'text', html: body }];
  const version = { articleId: row?.id ?? 0, number: 1, body: blocks, visibleFrom: publishedAt, createdAt: publishedAt };
  await db.insert(articleVersions).values({ ...version, locale: 'en', title: `${slug} & co`, description: 'About it' });
  if (de !== undefined) await db.insert(articleVersions).values({ ...version, locale: 'de', title: de, description: 'Darüber' });
}

/** Returns the formatted text of all blocks. */
const htmlOf = (blocks: readonly object[]) => blocks.map((block) => ('html' in block ? block.html : '')).join('');

describe('the privacy notice', () => {
  test.each(LOCALES)('can be read in %s before anybody has written one, and has a page', async (locale) => {
    const { status, body } = await server.createVisitor().ask(readPage, { params: { slug: 'privacy' } }, { 'Accept-Language': locale });
    expect([status, body.locale, body.title.length > 3]).toEqual([200, locale, true]);
    expect(htmlOf(body.body).match(/<p>/g)).toHaveLength(11);
    const facts = await describeContent(server.app)({ page: { name: 'page', params: { slug: 'privacy' } }, locale, read: null });
    expect(facts).toEqual({ title: body.title, description: body.description });
  });

  test.each(LOCALES)('says in %s what becomes of messages with the settings', (locale) => {
    const settings = {
      MESSAGE_RETENTION_MONTHS: 18,
      MESSAGING_PROVIDER: 'twilio',
      TRANSLATION_URL: 'https://api.deepl.com',
      VIDEO_PROVIDER: 'livekit',
    } as const;
    const { body } = createPrivacyNotice(locale, settings);
    expect(htmlOf(body).match(/<p>/g)).toHaveLength(14);
    expect(htmlOf(body)).toMatch(/18.*Twilio.*LiveKit/);
  });

  test('gives way to the one that editors publish', async () => {
    await publish('page', 'privacy', { at: '2026-06-01T08:00:00Z', body: '<p>Ours</p>' });
    const { body } = await server.createVisitor().ask(readPage, { params: { slug: 'privacy' } });
    expect(body).toMatchObject({ title: 'privacy & co', body: [{ kind: 'text', html: '<p>Ours</p>' }] });
  });
});

describe('the blog', () => {
  test('lists what is published, the newest first', async () => {
    const { body } = await server.createVisitor().ask(listBlogs, { query: { perPage: 2 } });
    expect(body.data.map(({ slug }) => slug)).toEqual(['newest', 'middle']);
    expect([body.total, body.lastPage]).toEqual([3, 2]);
    const { body: second } = await server.createVisitor().ask(listBlogs, { query: { perPage: 2, page: 2 } });
    expect(second.data.map(({ slug }) => slug)).toEqual(['older']);
  });

  test('leads from each article to the ones before and after it, and never to a draft', async () => {
    const read = async (slug: string) => (await server.createVisitor().ask(readBlog, { params: { slug } })).body;
    expect(await read('middle')).toMatchObject({ previous: { slug: 'older' }, next: { slug: 'newest' } });
    expect(await read('newest')).toMatchObject({ previous: { slug: 'middle' }, next: null });
    expect(await read('older')).toMatchObject({ previous: null, next: { slug: 'middle' } });
  });

  test.each(['draft', 'planned', 'nothing', 'terms'])('has no article %s', async (slug) => {
    expect((await server.createVisitor().ask(readBlog, { params: { slug } })).status).toBe(404);
  });
});

describe('a page', () => {
  test('is read in the language of the reader, or whole in English, without anything hostile', async () => {
    const inLanguage = async (locale: string): Promise<unknown> =>
      JSON.parse((await server.createVisitor().send('GET', '/api/pages/terms', { headers: { 'Accept-Language': locale } })).text);
    expect(await inLanguage('de')).toMatchObject({
      locale: 'de',
      title: 'Bedingungen',
      description: 'Darüber',
      body: [{ html: '<p>Fair</p>' }],
    });
    expect(await inLanguage('fr')).toMatchObject({ locale: 'en', title: 'terms & co' });
  });
});

describe('the head of a page', () => {
  test('names it in its language, with its other languages; of what is not published the status says so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hosted-stay-head-'));
    writeFileSync(join(folder, 'index.html'), '<html lang="en"><head><meta name="csp-nonce" content=""><title>x</title></head></html>');
    const web = express()
      .use(
        servePages(folder, server.app.config, {
          describePage: describeContent(server.app),
          reads: { readForVisitor: async () => null, openForUser: async () => null },
          render: async () => null,
        }),
      )
      .listen(0, '127.0.0.1');
    await new Promise((ready) => web.once('listening', ready));
    const get = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${(web.address() as AddressInfo).port}${path}`);
      return { status: answer.status, text: await answer.text() };
    };
    const { status, text } = await get('/de/page/terms');
    expect(status).toBe(200);
    expect(text).toContain('<title>Bedingungen · ');
    expect(text).toContain('<meta name="description" content="Darüber" data-head />');
    const linksOf = (page: string) =>
      [...page.matchAll(/<link rel="(?:canonical|alternate" hreflang="([^"]+))" href="[^"]*?\/\/[^/"]+([^"]*)"/g)].map(
        ([, language = 'canonical', href]) => `${language} ${href}`,
      );
    const others = ['de /de/page/terms', 'en /page/terms', 'x-default /page/terms'];
    expect(linksOf(text)).toEqual(['canonical /de/page/terms', ...others]);
    // In French there is none: it is the English text.
    expect(linksOf((await get('/fr/page/terms?utm_source=mail')).text)).toEqual(['canonical /page/terms', ...others]);
    expect((await get('/blog/middle')).text).toContain('<title>middle &amp; co · ');
    expect((await get('/blog/draft')).status).toBe(404);
    expect((await get('/blog')).text).toContain('<title>');
    web.closeAllConnections();
    await new Promise((closed) => web.close(closed));
  });
});
