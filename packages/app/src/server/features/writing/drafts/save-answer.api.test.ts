// What editors write, or have the model write, as drafts: new ones and parts of old ones; never published.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentItem, readContentItem } from '#contract/content/content-items.endpoints.ts';
import * as editing from '#contract/content/drafts.endpoints.ts';
import { saveAnswer } from '#contract/writing/language-model.endpoints.ts';
import { TEXT } from '#server/testing/fixtures/article-fixture.ts';
import { type LanguageModelFixture, startLanguageModelFixture } from '#server/testing/fixtures/language-model-fixture.ts';

let room: LanguageModelFixture;
beforeAll(async () => {
  room = await startLanguageModelFixture();
});
afterAll(() => room.stop());

const create = async (slug: string) =>
  (await room.editor.ask(editing.createArticle, { body: { kind: 'page', title: 'A page', slug } })).body;

test('a text becomes a new draft, linked with what the model wrote', async () => {
  room.model.scripts.push({ text: '# Spring\n\nCork *blooms*.' });
  const { writing } = await room.write({ text: 'Write about spring.' });
  const target = { to: 'new', kind: 'blog', title: 'Spring', slug: 'spring', description: 'In Cork.' } as const;
  const { body } = await room.editor.ask(saveAnswer, { body: { answer: writing?.answer ?? '', writingId: writing?.id ?? null, target } });
  expect(body.article).toMatchObject({ kind: 'blog', slug: 'spring', state: 'draft', publishedAt: null });
  expect(body.article.texts).toMatchObject([
    {
      locale: 'en',
      title: 'Spring',
      description: 'In Cork.',
      state: 'draft',
      body: [{ kind: 'text', html: '<p>Cork <em>blooms</em>.</p>' }],
    },
  ]);
  const { status } = await room.createVisitor().send('GET', '/api/blogs/spring');
  expect(status).toBe(404);
  const again = await room.editor.ask(saveAnswer, { body: { answer: 'x', target } });
  expect(again.body).toMatchObject({ code: 'slugRefused' });
});

test('a text is put at the end of a draft, or in its place', async () => {
  const article = await create('with-more');
  const texts = { title: 'A page', description: '', imageAlt: '', body: [TEXT], revision: 1 };
  await room.editor.ask(editing.saveText, { params: { id: article.id, locale: 'en' }, body: texts });
  const into = { to: 'draft', articleId: article.id, locale: 'en' } as const;
  const added = await room.editor.ask(saveAnswer, { body: { answer: 'More', target: { ...into, revision: 2 } } });
  expect(added.body.article.texts[0]).toMatchObject({ title: 'A page', revision: 3, body: [TEXT, { kind: 'text', html: '<p>More</p>' }] });
  const stale = await room.editor.ask(saveAnswer, { body: { answer: 'Late', target: { ...into, revision: 2 } } });
  expect([stale.status, stale.body.code]).toEqual([409, 'changedMeanwhile']);
  const replaced = await room.editor.ask(saveAnswer, { body: { answer: 'Anew', target: { ...into, revision: 3, replaces: true } } });
  expect(replaced.body.article.texts[0]?.body).toMatchObject([{ html: '<p>Anew</p>' }]);
});

test('a new draft of a text that is planned belongs to its content item, once', async () => {
  const item = (await room.editor.ask(createContentItem, { body: { title: 'Winter', keywords: ['snow'] } as never })).body;
  const target = { to: 'new', kind: 'page', title: 'Winter', slug: 'winter', contentItemId: item.id } as const;
  const { body } = await room.editor.ask(saveAnswer, { body: { answer: 'Snow', target } });
  expect(body.article.tags).toEqual(['snow']);
  const linked = (await room.editor.ask(readContentItem, { params: { id: item.id } })).body;
  expect(linked).toMatchObject({ state: 'draft', article: { id: body.article.id } });
  const again = await room.editor.ask(saveAnswer, { body: { answer: 'Snow', target: { ...target, slug: 'winter-2' } } });
  expect([again.status, again.body.code]).toEqual([409, 'contentItemSent']);
});

test('a text that is too long, and a writing that there is not, are refused', async () => {
  const article = await create('too-long');
  const target = { to: 'draft', articleId: article.id, locale: 'en', revision: 1 } as const;
  const long = await room.editor.ask(saveAnswer, { body: { answer: 'a '.repeat(45_000), target } });
  expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([422, ['answer']]);
  expect((await room.editor.ask(saveAnswer, { body: { answer: 'a', writingId: 999_999, target } })).status).toBe(404);
});
