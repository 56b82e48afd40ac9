// The media library: pictures are found again, chosen in articles, kept while something shows them, and cut around their focus.

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editing from '#contract/content/drafts.endpoints.ts';
import * as endpoints from '#contract/content/media.endpoints.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type ArticleFixture, startArticleFixture } from '#server/testing/fixtures/article-fixture.ts';
import { createForm, createPhoto } from '#server/testing/fixtures/files.ts';

let room: ArticleFixture;
beforeAll(async () => {
  room = await startArticleFixture();
});
afterAll(() => room.stop());

async function upload(by: TestClient = room.editor): Promise<string> {
  const { text } = await by.send('POST', '/api/attachments', { body: createForm(await createPhoto(), { name: 'hill.jpg' }) });
  return String(JSON.parse(text).random_ref);
}

async function add(said: object = {}) {
  const body = { ref: await upload(), name: 'Green hill', alts: { en: 'A hill', de: 'Ein Hügel' }, ...said };
  const { status, body: made, text } = await room.editor.ask(endpoints.addMedia, { body });
  expect(status, text).toBe(200);
  return made;
}

const image = (fileRef: string) => ({ kind: 'image', key: 'pict', fileRef, alt: 'A hill', isDecorative: false, caption: '' });
const findOne = async (id: number) =>
  (await room.editor.ask(endpoints.listMedia, { query: { perPage: 100 } })).body.data.find((one) => one.id === id);

test('a picture is found again by its name, and by what it shows in any language', async () => {
  const { id } = await add({ name: 'Cliffs at dusk', alts: { en: 'Cliffs', ja: '夕暮れの崖' } });
  for (const search of ['dusk', '夕暮れ', 'cliffs']) {
    const { body } = await room.editor.ask(endpoints.listMedia, { query: { search } });
    expect(
      body.data.map((one) => one.id),
      search,
    ).toEqual([id]);
  }
});

test('a picture is chosen in several articles, also by another editor, and tells where it is used', async () => {
  const { id, ref } = await add();
  const [one, other] = [await room.create(), await room.create()];
  expect((await room.save(one, 'en', { body: [image(ref)] }, room.administrator)).status).toBe(200);
  expect((await room.save(other, 'en', { body: [{ kind: 'gallery', key: 'gall', images: [image(ref)] }] })).status).toBe(200);
  const { body } = await room.editor.ask(endpoints.listMediaUses, { params: { id } });
  expect(body.data.map((use) => [use.id, use.locales])).toEqual([
    [one.id, ['en']],
    [other.id, ['en']],
  ]);
  expect((await findOne(id))?.usedBy).toBe(2);
  const { body: used } = await room.editor.ask(endpoints.listMedia, { query: { isUsed: 'yes' } as never });
  expect(used.data.map((found) => found.id)).toContain(id);
});

test('a picture is kept while a draft, an older version or a feature image shows it, and deleted afterwards', async () => {
  const { id, ref } = await add();
  const remove = async () => (await room.editor.ask(endpoints.deleteMedia, { params: { id } })).status;
  const article = await room.create();
  const saved = (await room.save(article, 'en', { body: [image(ref)] })).body;
  expect(await remove()).toBe(409);
  const published = (await room.publish(saved)).body;
  const without = (await room.save(published, 'en')).body;
  // Its version can be restored.
  expect(await remove()).toBe(409);
  await room.administrator.ask(editing.deleteArticle, { params: { id: without.id } });
  const other = await room.create();
  const change = { params: { id: other.id }, body: { featureImageRef: ref, version: other.version } };
  expect((await room.editor.ask(editing.changeArticle, change)).status).toBe(200);
  expect(await remove()).toBe(409);
  await room.administrator.ask(editing.deleteArticle, { params: { id: other.id } });
  expect(await remove()).toBe(200);
  expect((await room.createVisitor().send('GET', `/api/attachments/image/${ref}`)).status).toBe(404);
});

test('a picture that an article no longer shows stays in the library, and in sight of others', async () => {
  const { id, ref } = await add();
  const article = await room.create();
  const saved = (await room.save(article, 'en', { body: [image(ref)] })).body;
  await room.save(saved, 'en');
  expect((await findOne(id))?.usedBy).toBe(0);
  expect((await room.createVisitor().send('GET', `/api/attachments/image/${ref}`)).status).toBe(200);
});

test('visitors get the point that stays in sight, and its change at once', async () => {
  const { id, ref, version } = await add({ focusX: 10, focusY: 80 });
  const { slug } = (await room.publish((await room.save(await room.create(), 'en', { body: [image(ref)] })).body)).body;
  const readFocuses = async () => (await room.readAs(slug)).body as unknown as { focuses: object[] };
  expect((await readFocuses()).focuses).toEqual([{ ref, x: 10, y: 80 }]);
  const body = { name: 'Hill', alts: {}, focusX: 90, focusY: 20, version };
  expect((await room.editor.ask(endpoints.changeMedia, { params: { id }, body })).status).toBe(200);
  expect((await readFocuses()).focuses).toEqual([{ ref, x: 90, y: 20 }]);
  await room.editor.ask(endpoints.changeMedia, { params: { id }, body: { ...body, focusX: 50, focusY: 50, version: version + 1 } });
  expect((await readFocuses()).focuses).toEqual([]);
});

test('an upload of somebody else, or one that belongs to an article, is not added', async () => {
  const theirs = await upload(room.administrator);
  const own = await upload();
  await room.save(await room.create(), 'en', { body: [image(own)] });
  const add = (ref: string) => room.editor.ask(endpoints.addMedia, { body: { ref, name: 'Mine' } });
  const [invalid, used] = [await add(theirs), await add(own)];
  expect([invalid.status, Object.keys(JSON.parse(invalid.text).errors)]).toEqual([422, ['ref']]);
  expect([used.status, JSON.parse(used.text).code]).toEqual([409, 'attachmentInUse']);
});

test('a file that is no picture is not added', async () => {
  const form = createForm('%PDF-1.4\n%%EOF', { name: 'paper.pdf' });
  const sent = await room.editor.send('POST', '/api/attachments', { body: form });
  const ref = JSON.parse(sent.text).random_ref;
  expect((await room.editor.ask(endpoints.addMedia, { body: { ref, name: 'Paper' } })).status).toBe(422);
});

test('the library is for editors and administrators only', async () => {
  for (const role of ['Parent', 'Agent', 'Coordinator', 'Finance', 'Vetting admin', 'Host family'] as const) {
    expect((await (await room.signInAs(role)).ask(endpoints.listMedia, { query: {} })).status, role).toBe(403);
  }
});
