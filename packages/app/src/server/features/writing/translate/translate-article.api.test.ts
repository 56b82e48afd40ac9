// Translations of a page by the model: as drafts, with all of its structure; never over what somebody has changed.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as editing from '#contract/content/drafts.endpoints.ts';
import type { EditedArticle } from '#contract/content/drafts.shapes.ts';
import { listWritings, readWritingState } from '#contract/writing/language-model.endpoints.ts';
import { students } from '#server/db/schema/people.ts';
import { type LanguageModelFixture, startLanguageModelFixture } from '#server/testing/fixtures/language-model-fixture.ts';
import type { ModelServerRequest } from '#server/testing/language-model-server.ts';

let room: LanguageModelFixture;

/** Translates as a model would: every text that was sent, with its tags. */
const translate = ({ messages }: ModelServerRequest): string => {
  const texts = JSON.parse(messages[1]?.content ?? '{}') as Record<string, string>;
  return JSON.stringify(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.replace(/(^|>)([^<]+)/g, '$1DE $2')])));
};

beforeAll(async () => {
  room = await startLanguageModelFixture({ WRITING_PRICE_IN: '1', WRITING_PRICE_OUT: '2' });
});
afterAll(() => room.stop());
beforeEach(() => {
  room.model.requests.length = 0;
  room.model.scripts.length = 0;
  room.model.answer = translate;
});

const BODY = [
  {
    kind: 'text',
    key: 'text',
    html: '<p>See <a href="https://a.example/x">this</a> or ask info@stays.example, +353 87 441 2290.</p><p>Bye</p>',
  },
  { kind: 'image', key: 'image', fileRef: null, alt: 'A harbour', isDecorative: false, caption: '' },
  { kind: 'callToAction', key: 'call', label: 'Book', target: '/travel/search' },
  { kind: 'camps', key: 'camps', countyId: null, activityType: null, count: 3 },
] as const;

let count = 0;
async function createPage(body: readonly object[] = BODY): Promise<EditedArticle> {
  count += 1;
  const { body: made } = await room.editor.ask(editing.createArticle, { body: { kind: 'page', title: 'A page', slug: `page-${count}` } });
  const said = { title: 'A page', description: 'About it', imageAlt: '', body: body as never, revision: 1 };
  const saved = await room.editor.ask(editing.saveText, { params: { id: made.id, locale: 'en' }, body: said });
  expect(saved.status, saved.text).toBe(200);
  return saved.body;
}

const read = async (id: number) => (await room.editor.ask(editing.readArticle, { params: { id } })).body;
const toGerman = (id: number, body: { englishRevision?: number; revision?: number; notPeople?: string[] } = {}) =>
  room.translate({ params: { id, locale: 'de' }, body: { englishRevision: 2, revision: 0, ...body } });

test('a translation is a draft with the same blocks, links, files and addresses, and is marked until somebody has read it', async () => {
  const { id } = await createPage();
  const { events, writing } = await toGerman(id);
  expect(events.filter(({ event }) => event === 'progress').at(-1)).toEqual({ event: 'progress', done: 6, all: 6 });
  expect(writing).toMatchObject({ kind: 'translate', state: 'done', locale: 'de', articleId: id, articleKind: 'page' });
  const german = (await read(id)).texts.find(({ locale }) => locale === 'de');
  expect(german).toMatchObject({
    ...{
      title: 'DE A page',
      description: 'DE About it',
      imageAlt: '',
      state: 'draft',
      isMachineMade: true,
      isOutdated: false,
      revision: 1,
    },
    body: [
      {
        ...{ kind: 'text', key: 'text' },
        html: '<p>DE See <a href="https://a.example/x" rel="noopener noreferrer nofollow">DE this</a>DE  or ask info@stays.exampleDE , +353 87 441 2290DE .</p><p>DE Bye</p>',
      },
      { kind: 'image', key: 'image', alt: 'DE A harbour', caption: '' },
      { kind: 'callToAction', key: 'call', label: 'DE Book', target: '/travel/search' },
      BODY[3],
    ],
  });
  expect(JSON.stringify(room.model.requests)).not.toMatch(/stays\.example|441 2290|a\.example/);
  const confirmed = await room.editor.ask(editing.confirmTranslation, { params: { id, locale: 'de' }, body: { englishRevision: 2 } });
  expect(confirmed.body.texts.find(({ locale }) => locale === 'de')?.isMachineMade).toBe(false);
});

test('a draft is replaced only by whoever has read it as it is', async () => {
  const { id } = await createPage();
  await toGerman(id);
  const stale = await toGerman(id);
  expect([stale.status, stale.body.code]).toEqual([409, 'changedMeanwhile']);
  const again = await toGerman(id, { revision: 1 });
  expect(again.writing?.state).toBe('done');
  expect((await read(id)).texts.find(({ locale }) => locale === 'de')?.revision).toBe(2);
  const { status, body } = await toGerman(id, { revision: 2, englishRevision: 1 });
  expect([status, body.code]).toEqual([409, 'changedMeanwhile']);
});

test('a draft that somebody changes meanwhile stays, and what was translated can still be read', async () => {
  const { id } = await createPage();
  room.model.scripts.push({ text: '', after: 0, pause: 1 });
  room.model.scripts[0] = { text: translate(await captureRequest(id)), pause: 25 };
  const running = toGerman(id);
  await expect.poll(() => room.model.requests.length).toBe(1);
  const own = { title: 'Selbst', description: '', imageAlt: '', body: [], revision: 0 };
  const saved = await room.editor.ask(editing.saveText, { params: { id, locale: 'de' }, body: own });
  expect(saved.status).toBe(200);
  const { writing } = await running;
  expect(writing).toMatchObject({ state: 'failed', failure: 'draftChanged' });
  expect(writing?.answer).toContain('DE Book');
  expect((await read(id)).texts.find(({ locale }) => locale === 'de')).toMatchObject({ title: 'Selbst', isMachineMade: false });
});

/** Returns what is sent for a page, by having it translated into another language. */
async function captureRequest(id: number): Promise<ModelServerRequest> {
  room.model.scripts.length = 0;
  await room.translate({ params: { id, locale: 'fr' }, body: { englishRevision: 2, revision: 0 } });
  const [request] = room.model.requests.splice(0);
  if (request === undefined) throw new TypeError('Nothing was sent.');
  return request;
}

test('a text of which a link is lost is asked for once more', async () => {
  const { id } = await createPage();
  room.model.scripts.push({ text: translate(await captureRequest(id)).replaceAll(/<a id=[^>]*>|<\/a>/g, '') });
  const { writing } = await toGerman(id);
  expect(writing?.state).toBe('done');
  expect(room.model.requests).toHaveLength(2);
  expect(writing?.tokensIn).toBeGreaterThan(250);
});

test('a translation that is none twice is not saved, and says so', async () => {
  const { id } = await createPage();
  room.model.answer = () => 'I can’t do that.';
  const { writing } = await toGerman(id);
  expect(writing).toMatchObject({ state: 'failed', failure: 'incomplete' });
  expect(room.model.requests).toHaveLength(2);
  expect((await read(id)).texts).toHaveLength(1);
});

test('a long page is translated in several requests, and the most that they can cost is set aside at once', async () => {
  const html = Array.from({ length: 40 }, (_, index) => `<p>Paragraph ${index}. ${'Words and words. '.repeat(20)}</p>`).join('');
  const { id } = await createPage([{ kind: 'text', key: 'text', html }]);
  const { writing } = await toGerman(id);
  expect(writing?.state).toBe('done');
  expect(room.model.requests.length).toBeGreaterThan(2);
  const german = (await read(id)).texts.find(({ locale }) => locale === 'de');
  expect(JSON.stringify(german?.body).match(/DE Paragraph/g)).toHaveLength(40);
  const { body } = await room.editor.ask(readWritingState, {});
  const { body: list } = await room.editor.ask(listWritings, { query: { perPage: 100 } });
  expect(Number(body.spent)).toBeCloseTo(
    list.data.reduce((sum, { cost }) => sum + Number(cost), 0),
    6,
  );
});

test('a page that names somebody of the database is not sent, unless its editor confirms that the name is no person’s', async () => {
  await room.app.db.insert(students).values({ firstName: 'Ada', lastName: 'Nolan', createdAt: room.time.now });
  const { id } = await createPage([{ kind: 'quote', key: 'quote', text: 'It was good.', who: 'Ada Nolan' }]);
  const { status, body } = await toGerman(id);
  expect([status, body.code]).toEqual([422, 'personalData']);
  expect(room.model.requests).toEqual([]);
  expect((await toGerman(id, { notPeople: ['Ada Nolan'] })).writing?.state).toBe('done');
});

test('the English text is no translation of itself', async () => {
  const { id } = await createPage();
  const { status } = await room.translate({ params: { id, locale: 'en' }, body: { englishRevision: 2, revision: 2 } });
  expect(status).toBe(404);
});
