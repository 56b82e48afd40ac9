// Content items from idea to published: what moves them, what stands in the way, and the page or article that is made of each.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEvents } from '#contract/administration/events.endpoints.ts';
import { CONTENT_ITEM_STATES, CONTENT_ITEM_STEPS, listContentItemMoves } from '#contract/content/content-item.machine.ts';
import * as endpoints from '#contract/content/content-items.endpoints.ts';
import type { ContentItem } from '#contract/content/content-items.shapes.ts';
import * as editing from '#contract/content/drafts.endpoints.ts';
import { createSource, listSources } from '#contract/content/sources.endpoints.ts';
import { readHome } from '#contract/home/home.endpoints.ts';
import { articleVersions } from '#server/db/schema/content.ts';
import { contentItems } from '#server/db/schema/content-items.ts';
import { type ArticleFixture, findTextIn, startArticleFixture } from '#server/testing/fixtures/article-fixture.ts';
import { publishDueItems } from './publish-items.service.ts';

let room: ArticleFixture;
let count = 0;
beforeAll(async () => {
  room = await startArticleFixture();
});
afterAll(() => room.stop());

async function add(said: object = {}): Promise<ContentItem> {
  const { status, body, text } = await room.editor.ask(endpoints.createContentItem, {
    body: { title: 'Autumn in Cork', ...said } as never,
  });
  expect(status, text).toBe(200);
  return body;
}

const read = async ({ id }: Pick<ContentItem, 'id'>) => (await room.editor.ask(endpoints.readContentItem, { params: { id } })).body;

const move = ({ id, version }: ContentItem, step: ContentItem['moves'][number]['step'], reason = '') =>
  room.editor.ask(endpoints.moveContentItem, { params: { id }, body: { step, reason, version } });

function send({ id, version }: ContentItem, kind: 'page' | 'blog' = 'blog') {
  count += 1;
  const body = { kind, title: 'Autumn in Cork', slug: `autumn-${count}`, version };
  return room.editor.ask(endpoints.sendContentItem, { params: { id }, body });
}

const readArticle = async (id: number) => (await room.editor.ask(editing.readArticle, { params: { id } })).body;

/** Returns the ID of the article of an item that was sent. */
async function sendNow(item: ContentItem, kind: 'page' | 'blog' = 'blog'): Promise<number> {
  const { status, body, text } = await send(item, kind);
  expect(status, text).toBe(200);
  return body.article?.id ?? 0;
}

const assigneeId = async () => (await room.editor.ask(editing.listAuthors, {})).body.data.find(({ isEditor }) => isEditor)?.id ?? 0;

describe('a content item', () => {
  test('begins as an idea, and tells what stands in the way of each step', async () => {
    const item = await add();
    expect(item).toMatchObject({ state: 'idea', article: null, isOverdue: false, sources: [] });
    const planned = (await move(item, 'plan')).body;
    expect(planned.moves).toEqual([
      { step: 'shelve', to: 'idea', needsReason: false, blockers: [] },
      { step: 'write', to: 'draft', needsReason: false, blockers: ['contentBriefMissing', 'contentAssigneeMissing'] },
    ]);
    expect((await move(planned, 'write')).body).toMatchObject({ code: 'contentBriefMissing' });
    const { id, version } = planned;
    const body = { title: item.title, brief: 'For parents', assigneeId: await assigneeId(), version };
    const ready = (await room.editor.ask(endpoints.changeContentItem, { params: { id }, body: body as never })).body;
    expect((await move(ready, 'write')).body).toMatchObject({ state: 'draft' });
  });

  test('goes nowhere that the table has no step to, nor by what only the product does', async () => {
    const item = await add();
    for (const step of CONTENT_ITEM_STEPS.filter((one) => one !== 'plan')) {
      expect((await move(item, step)).body, step).toMatchObject({ code: 'contentItemMoved' });
    }
    expect((await read(item)).state).toBe('idea');
  });

  test('is not reviewed before there is a draft, and goes back from review with a reason only', async () => {
    const item = await add();
    const article = await sendNow(item);
    const sent = await read(item);
    expect(sent.state).toBe('draft');
    await room.administrator.ask(editing.deleteArticle, { params: { id: article } });
    const freed = await read(item);
    expect(freed).toMatchObject({ state: 'draft', article: null });
    expect((await move(freed, 'submit')).body).toMatchObject({ code: 'contentArticleMissing' });
    await sendNow(freed);
    const reviewed = (await move(await read(item), 'submit')).body;
    expect(reviewed.state).toBe('review');
    const refused = await move(reviewed, 'rework');
    expect([refused.status, Object.keys(JSON.parse(refused.text).errors)]).toEqual([422, ['reason']]);
    expect((await move(reviewed, 'rework', 'Too long')).body.state).toBe('draft');
  });

  test('is not changed with another version, and the answer has the current one', async () => {
    const item = await add();
    await move(item, 'plan');
    const { status, text } = await move(item, 'plan');
    expect([status, JSON.parse(text)]).toMatchObject([409, { code: 'changedMeanwhile', current: { state: 'brief' } }]);
  });

  test('names a source that there is not, and an assignee that there is not or who edits no content', async () => {
    const coordinator = await room.createAccount({ email: 'author@example.test', roles: ['Coordinator'] });
    const ask = (said: object) => room.editor.ask(endpoints.createContentItem, { body: { title: 'A', ...said } as never });
    for (const [said, field] of [
      [{ sourceIds: [999_999] }, 'source_ids.0'],
      [{ assigneeId: 999_999 }, 'assignee_id'],
      [{ assigneeId: coordinator }, 'assignee_id'],
    ] as const) {
      const { status, text } = await ask(said);
      expect([status, Object.keys(JSON.parse(text).errors)]).toEqual([422, [field]]);
    }
  });

  test('is overdue from the day after it was due until it is published, in the list and in the home of editors', async () => {
    const today = room.app.clock.today();
    const [late, due] = [await add({ title: 'Late', dueOn: '2026-01-01' }), await add({ title: 'Due', dueOn: today })];
    const { body } = await room.editor.ask(endpoints.listContentItems, { query: { isOverdue: 'yes' } as never });
    expect(body.data.map(({ id }) => id)).toEqual([late.id]);
    expect((await read(due)).isOverdue).toBe(false);
    const counts = (await room.editor.ask(endpoints.countContentItems, { query: { isOverdue: 'yes' } as never })).body.data;
    expect(counts.map(({ state, count: of }) => [state, of])).toEqual(
      CONTENT_ITEM_STATES.map((state) => [state, state === 'idea' ? 1 : 0]),
    );
    const home = (await room.editor.ask(readHome, {})).body;
    expect(home.counters).toContainEqual({ name: 'overdueTexts', count: 1 });
    await room.app.db.update(contentItems).set({ state: 'published' }).where(eq(contentItems.id, late.id));
    expect((await read(late)).isOverdue).toBe(false);
  });

  test('tells its history, with each step by its name', async () => {
    const item = await add();
    await move(item, 'plan');
    const query = { subjectType: 'contentItem', subjectId: String(item.id) };
    const { body } = await room.editor.ask(listEvents, { query: query as never });
    expect(body.data.map(({ action }) => action)).toEqual(['contentItem.plan', 'contentItem.create']);
  });

  test('is deleted without the article that was made of it', async () => {
    const item = await add();
    const article = await sendNow(item);
    expect((await room.editor.ask(endpoints.findArticleItem, { params: { id: article } })).body.item?.id).toBe(item.id);
    await room.administrator.ask(endpoints.deleteContentItem, { params: { id: item.id } });
    expect((await room.editor.ask(endpoints.findArticleItem, { params: { id: article } })).body).toEqual({ item: null });
    expect((await readArticle(article)).id).toBe(article);
  });
});

describe('sending a content item', () => {
  test('makes a draft with its keywords, writer, sources and language, once', async () => {
    const source = (await room.editor.ask(createSource, { body: { url: 'https://a.example/1', title: 'A' } as never })).body;
    const writer = await assigneeId();
    const item = await add({ locale: 'de', keywords: ['autumn', 'autumn'], assigneeId: writer, sourceIds: [source.id] });
    const article = await readArticle(await sendNow(item, 'page'));
    expect(article).toMatchObject({ kind: 'page', tags: ['autumn'], author: { id: writer }, state: 'draft' });
    expect(article.texts.map(({ locale, title }) => [locale, title])).toEqual([
      ['de', 'Autumn in Cork'],
      ['en', 'Autumn in Cork'],
    ]);
    const { body } = await room.editor.ask(listSources, {} as never);
    expect(body.data.find(({ id }) => id === source.id)?.articleIds).toEqual([article.id]);
    expect((await send(await read(item))).body).toMatchObject({ code: 'contentItemSent' });
  });

  test('twice at once makes one draft', async () => {
    const item = await add();
    const answers = await Promise.all([send(item), send(item)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('to an address that is taken makes none, and leaves it where it is', async () => {
    const item = await add();
    const taken = await room.create('blog', 'taken-address');
    const body = { kind: 'blog' as const, title: 'A', slug: taken.slug, version: item.version };
    expect((await room.editor.ask(endpoints.sendContentItem, { params: { id: item.id }, body })).status).toBe(422);
    expect(await read(item)).toMatchObject({ state: 'idea', article: null, version: item.version });
  });
});

describe('publishing', () => {
  /** Writes the text of an article in a language, and publishes it. */
  async function publish(articleId: number, locale: 'en' | 'de' = 'en'): Promise<void> {
    const saved = (await room.save(await readArticle(articleId), locale)).body;
    const { status, text } = await room.publish(saved, { locales: [locale] });
    expect(status, text).toBe(200);
  }

  test('an article moves its item to published, and a new version moves one that was reopened', async () => {
    const item = await add();
    const article = await sendNow(item);
    expect((await move(await read(item), 'publish')).body).toMatchObject({ code: 'contentNotVisible' });
    await publish(article);
    const published = await read(item);
    expect(published).toMatchObject({ state: 'published', article: { state: 'published' } });
    expect((await move(published, 'reopen')).body.state).toBe('draft');
    await publishDueItems(room.app);
    expect((await read(item)).state).toBe('draft');
    room.time.now = new Date(room.time.now.getTime() + 60_000);
    await publish(article);
    expect((await read(item)).state).toBe('published');
  });

  test('English alone does not publish an item in another language', async () => {
    const item = await add({ locale: 'de' });
    const article = await sendNow(item);
    await publish(article);
    expect((await read(item)).state).toBe('draft');
    await publish(article, 'de');
    expect((await read(item)).state).toBe('published');
  });

  test('on a day to come moves the item once that day is there', async () => {
    const item = await add();
    const article = await sendNow(item);
    const saved = (await room.save(await readArticle(article), 'en')).body;
    expect(findTextIn(saved, 'en').revision).toBe(2);
    expect((await room.publish(saved, { publishAt: '2199-01-01T08:00' })).status).toBe(200);
    await publishDueItems(room.app);
    expect((await read(item)).state).toBe('draft');
    const past = new Date(room.app.clock.now().getTime() - 60_000);
    await room.app.db.update(articleVersions).set({ visibleFrom: past }).where(eq(articleVersions.articleId, article));
    await publishDueItems(room.app);
    expect((await read(item)).state).toBe('published');
  });
});

test('between two states there is at most one step of editors, so that a card knows how to get there', () => {
  const facts = { hasBrief: true, hasAssignee: true, hasArticle: true, isVisible: true };
  for (const state of CONTENT_ITEM_STATES) {
    const targets = listContentItemMoves({ ...facts, state }).map(({ to }) => to);
    expect(new Set(targets).size, state).toBe(targets.length);
  }
});
