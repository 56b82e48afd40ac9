// The addresses of pages and articles, former ones included, their secret previews, their versions, and what the blog has besides.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBlog, readPage, readPreview } from '#contract/content/articles.endpoints.ts';
import * as editing from '#contract/content/drafts.endpoints.ts';
import type { EditedArticle } from '#contract/content/drafts.shapes.ts';
import { userRoles } from '#server/db/schema/identity.ts';
import { servePages } from '#server/platform/http/pages/pages.ts';
import { type ArticleFixture, findTextIn, startArticleFixture } from '#server/testing/fixtures/article-fixture.ts';
import { describeContent, redirectContent } from './content.public.ts';

let fixture: ArticleFixture;
beforeAll(async () => {
  fixture = await startArticleFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => {
  fixture.time.now = new Date('2026-06-15T10:00:00Z');
});

const change = (article: EditedArticle, changes: object) =>
  fixture.editor.ask(editing.changeArticle, { params: { id: article.id }, body: { ...changes, version: article.version } });

/** Returns the status of a page of a built site. */
async function fetchPage(path: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-stay-gone-'));
  writeFileSync(join(folder, 'index.html'), '<html lang="en"><head><meta name="csp-nonce" content=""><title>x</title></head></html>');
  const web = express()
    .use(redirectContent(fixture.app))
    .use(
      servePages(folder, fixture.app.config, {
        describePage: describeContent(fixture.app),
        reads: { readForVisitor: async () => null, openForUser: async () => null },
        render: async () => null,
      }),
    )
    .listen(0, '127.0.0.1');
  await new Promise((ready) => web.once('listening', ready));
  const { status } = await fetch(`http://127.0.0.1:${(web.address() as AddressInfo).port}${path}`);
  web.closeAllConnections();
  await new Promise((closed) => web.close(closed));
  rmSync(folder, { recursive: true });
  return status;
}

describe('the address', () => {
  test('is unique for its kind, and checked with a free one like it', async () => {
    await fixture.createPublished('summer');
    const check = async (slug: string, kind: 'page' | 'blog' = 'page') =>
      (await fixture.editor.ask(editing.checkSlug, { query: { kind, slug } })).body;
    expect(await check('summer')).toEqual({ problem: 'taken', suggestion: 'summer-2' });
    expect(await check('summer', 'blog')).toEqual({ problem: null, suggestion: null });
    expect(await check('Été à Galway')).toEqual({ problem: 'form', suggestion: 'ete-a-galway' });
    expect(await check('edit')).toMatchObject({ problem: 'reserved' });
    const refused = await fixture.editor.ask(editing.createArticle, { body: { kind: 'page', title: 'Summer', slug: 'summer' } });
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'slugRefused' }]);
  });

  test('leads from the former one to the new one with status 301, and back again when it is taken back', async () => {
    const article = await fixture.createPublished('old-name');
    const moved = (await change(article, { slug: 'new-name' })).body;
    expect(moved.formerSlugs).toEqual(['old-name']);
    expect((await fixture.readAs('old-name')).body).toMatchObject({ slug: 'new-name', title: 'Title en' });
    const answer = await fetch(`${fixture.origin}/fr/page/old-name`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/fr/page/new-name']);
    expect((await fixture.editor.ask(editing.checkSlug, { query: { kind: 'page', slug: 'old-name' } })).body.problem).toBe('redirects');
    const tracked = await fetch(`${fixture.origin}/page/old-name?utm_source=mail&x=%3F`, { redirect: 'manual' });
    expect(tracked.headers.get('location')).toBe('/page/new-name?utm_source=mail&x=%3F');
    const back = (await change(moved, { slug: 'old-name' })).body;
    expect(back.formerSlugs).toEqual(['new-name']);
    expect((await fixture.readAs('old-name')).status).toBe(200);
  });

  test('leads nowhere while visitors can’t read what it led to', async () => {
    const moved = (await change(await fixture.createPublished('seen-once'), { slug: 'secret-name' })).body;
    const archive = { params: { id: moved.id }, body: { isArchived: true, version: moved.version } };
    await fixture.editor.ask(editing.archiveArticle, archive);
    const answer = await fetch(`${fixture.origin}/page/seen-once`, { redirect: 'manual' });
    expect([answer.status === 301, answer.headers.get('location')]).toEqual([false, null]);
  });

  test('shows the built-in privacy notice again when the editors’ own is deleted', async () => {
    const own = await fixture.createPublished('privacy');
    expect((await fixture.readAs('privacy')).body.title).toBe('Title en');
    await fixture.editor.ask(editing.deleteArticle, { params: { id: own.id } });
    const { status, body } = await fixture.readAs('privacy');
    expect([status, body.title === 'Title en']).toEqual([200, false]);
  });

  test('leaves nothing behind if only a draft had it', async () => {
    const article = await fixture.create('page', 'never-seen');
    expect((await change(article, { slug: 'seen-later' })).body.formerSlugs).toEqual([]);
  });

  test('says that a deleted page is gone, until another page takes it', async () => {
    const article = await fixture.createPublished('short-lived');
    expect((await fixture.editor.ask(editing.deleteArticle, { params: { id: article.id } })).status).toBe(200);
    const visitor = fixture.createVisitor();
    expect((await visitor.ask(readPage, { params: { slug: 'short-lived' } })).status).toBe(410);
    expect(await fetchPage('/page/short-lived')).toBe(410);
    expect(await fetchPage('/page/never-there')).toBe(404);
    expect((await fixture.editor.ask(editing.readArticle, { params: { id: article.id } })).status).toBe(404);
    await fixture.createPublished('short-lived');
    expect((await fixture.readAs('short-lived')).status).toBe(200);
  });

  test('is refused with the other settings to an editor who has read another version', async () => {
    const article = await fixture.create();
    expect((await change(article, { tags: ['a', 'a', 'b'] })).body.tags).toEqual(['a', 'b']);
    expect((await change(article, { tags: [] })).status).toBe(409);
    const parentId = await fixture.createAccount({ email: `parent-${article.id}@example.test`, roles: ['Parent'] });
    const now = (await fixture.editor.ask(editing.readArticle, { params: { id: article.id } })).body;
    expect((await change(now, { authorId: parentId })).status).toBe(422);
  });

  test('can be changed with the other settings once the author has left the staff', async () => {
    const leavingId = await fixture.createAccount({ email: 'leaving@example.test', roles: ['Coordinator'] });
    const article = (await change(await fixture.create(), { authorId: leavingId })).body;
    await fixture.app.db.delete(userRoles).where(eq(userRoles.userId, leavingId));
    const { status, body } = await change(article, { authorId: leavingId, tags: ['Galway'] });
    expect([status, body.tags, body.author?.id]).toEqual([200, ['Galway'], leavingId]);
  });
});

describe('a preview', () => {
  test('shows the draft to whoever has the link, for a week or until it is revoked', async () => {
    const article = (await fixture.save(await fixture.create('blog'), 'en')).body;
    const make = async () => {
      const { body } = await fixture.editor.ask(editing.createPreview, { params: { id: article.id }, body: { locale: 'en' } });
      return body.url.split('/').at(-1) ?? '';
    };
    const token = await make();
    const look = (secret: string) => fixture.createVisitor().ask(readPreview, { params: { token: secret } });
    expect(await look(token)).toMatchObject({ status: 200, body: { kind: 'blog', title: 'Title en', body: [{ html: '<p>Hello</p>' }] } });
    const page = await fetch(`${fixture.origin}/preview/${token}`);
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect((await look('A'.repeat(43))).status).toBe(404);
    fixture.time.now = new Date('2026-06-22T10:00:01Z');
    expect((await look(token)).status).toBe(404);
    const next = await make();
    expect((await look(next)).status).toBe(200);
    await fixture.editor.ask(editing.revokePreviews, { params: { id: article.id } });
    expect((await look(next)).status).toBe(404);
  });
});

describe('a version', () => {
  test('is kept of each publication, and can be made the draft again', async () => {
    let article = await fixture.createPublished();
    article = (await fixture.publish((await fixture.save(article, 'en', { title: 'Second' })).body)).body;
    const { body } = await fixture.editor.ask(editing.listVersions, { params: { id: article.id }, query: { locale: 'en' } });
    expect(body.data.map(({ number, title, by, isVisible }) => [number, title, by.startsWith('Page editor'), isVisible])).toEqual([
      [2, 'Second', true, true],
      [1, 'Title en', true, false],
    ]);
    const first = body.data[1]?.id ?? 0;
    const params = { id: article.id, versionId: first };
    expect((await fixture.editor.ask(editing.readVersion, { params })).body).toMatchObject({
      title: 'Title en',
      body: [{ html: '<p>Hello</p>' }],
    });
    const { revision } = findTextIn(article, 'en');
    expect((await fixture.editor.ask(editing.restoreVersion, { params, body: { revision: revision - 1 } })).status).toBe(409);
    const restored = (await fixture.editor.ask(editing.restoreVersion, { params, body: { revision } })).body;
    expect(findTextIn(restored, 'en')).toMatchObject({ title: 'Title en', isChanged: true });
    expect((await fixture.readAs(article.slug)).body.title).toBe('Second');
    const foreign = { id: (await fixture.create()).id, versionId: first };
    expect((await fixture.editor.ask(editing.readVersion, { params: foreign })).status).toBe(404);
  });

  test('is visible in a translation only as long as the English one is', async () => {
    let article = await fixture.createPublished();
    article = (await fixture.publish((await fixture.save(article, 'de')).body, { locales: ['de'] })).body;
    const params = { id: article.id };
    const listVisible = async () => {
      const { body } = await fixture.editor.ask(editing.listVersions, { params, query: { locale: 'de' } });
      return body.data.map(({ isVisible }) => isVisible);
    };
    expect(await listVisible()).toEqual([true]);
    await fixture.editor.ask(editing.withdrawTexts, { params, body: { locales: ['en'], what: 'published' } });
    expect(await listVisible()).toEqual([false]);
  });
});

test('the blog has its author, tags and picture', async () => {
  const article = (await fixture.save(await fixture.create('blog', 'a-post'), 'en')).body;
  const { body: tagged } = await change(article, { tags: ['Galway'] });
  await fixture.publish(tagged);
  const { body } = await fixture.createVisitor().ask(readBlog, { params: { slug: 'a-post' } });
  expect(body).toMatchObject({ tags: ['Galway'], authorName: expect.stringContaining('Page editor'), featureImageRef: null });
  expect((await fixture.editor.ask(editing.listArticleTags, {})).body.data).toContain('Galway');
  expect((await fixture.editor.ask(editing.listBlogPosts, { query: { search: 'galway' } as never })).body.data[0]).toMatchObject({
    slug: 'a-post',
  });
});
