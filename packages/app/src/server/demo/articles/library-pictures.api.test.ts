// The pictures of the demo world's media library: one of them stands above a page.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles } from '#server/db/schema/content.ts';
import { media } from '#server/db/schema/media.ts';
import { type ArticleFixture, startArticleFixture } from '#server/testing/fixtures/article-fixture.ts';
import { DEMO_DOMAIN } from '../world.ts';
import { drawForLibrary, LIBRARY_PICTURES } from './library-pictures.ts';
import { WELCOME_PAGE } from './welcome-page.ts';

let room: ArticleFixture;
beforeAll(async () => {
  room = await startArticleFixture();
  await room.createAccount({ email: `editor@${DEMO_DOMAIN}`, roles: ['Page editor'] });
});
afterAll(() => room.stop());

test('a picture of the library stands above a page with what it shows, and never in place of another one', async () => {
  const { db } = room.app;
  const drawAll = async () => {
    for (const picture of LIBRARY_PICTURES) await drawForLibrary(room.app, picture);
  };
  const readRef = async () =>
    (await db.select({ ref: articles.featureImageRef }).from(articles).where(eq(articles.slug, WELCOME_PAGE.slug)))[0]?.ref;
  await room.createPublished(WELCOME_PAGE.slug);
  await drawAll();
  const [garden] = await db.select().from(media).where(eq(media.name, 'Garden in summer'));
  expect(await readRef()).toBe(garden?.ref);
  expect(JSON.stringify((await room.readAs(WELCOME_PAGE.slug)).body)).toContain('A garden with trees');
  await db.update(media).set({ name: 'Renamed' }).where(eq(media.name, 'Garden in summer'));
  await drawAll();
  expect(await readRef()).toBe(garden?.ref);
});
