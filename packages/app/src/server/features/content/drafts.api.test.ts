// Pages and articles from the first draft to the visitors: what is saved, published, scheduled and taken down, and by whom.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as editing from '#contract/content/drafts.endpoints.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { audit } from '#server/db/schema/platform.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type ArticleFixture, findTextIn, startArticleFixture, TEXT } from '#server/testing/fixtures/article-fixture.ts';
import { createForm, createPhoto } from '#server/testing/fixtures/files.ts';
import { listVersionRows } from './versions.queries.ts';

let fixture: ArticleFixture;
beforeAll(async () => {
  fixture = await startArticleFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => {
  fixture.time.now = new Date('2026-06-15T10:00:00Z');
});

describe('a draft', () => {
  test('is read by nobody until it is published, and goes on being edited without visitors seeing it', async () => {
    const article = await fixture.create();
    expect((await fixture.readAs(article.slug)).status).toBe(404);
    const saved = (await fixture.save(article, 'en')).body;
    expect(findTextIn(saved, 'en')).toMatchObject({ revision: 2, state: 'draft', isChanged: false });
    const published = (await fixture.publish(saved)).body;
    expect(published.state).toBe('published');
    expect((await fixture.readAs(article.slug)).body).toMatchObject({ title: 'Title en', body: [{ kind: 'text', html: '<p>Hello</p>' }] });
    const changed = (await fixture.save(published, 'en', { title: 'Another' })).body;
    expect(findTextIn(changed, 'en')).toMatchObject({ state: 'published', isChanged: true });
    expect((await fixture.readAs(article.slug)).body.title).toBe('Title en');
    await fixture.publish(changed);
    expect((await fixture.readAs(article.slug)).body.title).toBe('Another');
  });

  test('is saved from the revision that was read: another one is refused with the text as it is now', async () => {
    const article = await fixture.create();
    expect((await fixture.save(article, 'en', { title: 'First' })).status).toBe(200);
    const { status, body } = await fixture.save(article, 'en', { title: 'Second' }, fixture.administrator);
    expect([status, body]).toMatchObject([409, { code: 'changedMeanwhile' }]);
    expect(JSON.stringify(body)).toContain('First');
  });

  test('is saved once if its editor sends it again, though it was cleaned, and is refused to others and with another text', async () => {
    const article = await fixture.create();
    const said = { body: [{ ...TEXT, html: '<p onclick="go()">Hello <script>alert(1)</script></p>' }] };
    const first = await fixture.save(article, 'en', said);
    const again = await fixture.save(article, 'en', said);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(findTextIn(again.body, 'en').body).not.toEqual(said.body);
    expect((await fixture.save(article, 'en', said, fixture.administrator)).status).toBe(409);
    expect((await fixture.save(article, 'en', { ...said, title: 'Typed since' })).status).toBe(409);
    await fixture.save(again.body, 'en', { title: 'Later' });
    expect((await fixture.save(article, 'en', said)).status).toBe(409);
  });

  test('is published only as its editor has read it: a later revision is refused with the text as it is now', async () => {
    const read = (await fixture.save(await fixture.create(), 'en')).body;
    await fixture.save(read, 'en', { title: 'Written meanwhile' }, fixture.administrator);
    const { status, body } = await fixture.publish(read);
    expect([status, body]).toMatchObject([409, { code: 'changedMeanwhile' }]);
    expect(JSON.stringify(body)).toContain('Written meanwhile');
    expect((await fixture.readAs(read.slug)).status).toBe(404);
  });

  test('counts no save that says nothing new', async () => {
    let article = (await fixture.save(await fixture.create(), 'en')).body;
    for (const title of ['A', 'AB', 'ABC', 'ABC']) article = (await fixture.save(article, 'en', { title })).body;
    expect(findTextIn(article, 'en').revision).toBe(5);
  });

  test('is one line of the audit log in a quarter of an hour, and another for each language and each editor', async () => {
    let article = await fixture.create();
    let saves = 0;
    const listWritings = async () => {
      const isWriting = and(eq(audit.subjectId, String(article.id)), eq(audit.action, 'article.write'));
      const rows = await fixture.app.db.select().from(audit).where(isWriting).orderBy(audit.id);
      return rows.map(({ at, changes }) => `${at.toISOString().slice(11, 16)} ${changes['language']}`);
    };
    const saveAt = async (time: string, locale: Locale = 'en', by = fixture.editor) => {
      saves += 1;
      fixture.time.now = new Date(`2026-06-15T${time}:00Z`);
      article = (await fixture.save(article, locale, { title: `Save ${saves}` }, by)).body;
    };
    for (const time of ['10:00', '10:10', '10:14', '10:20', '10:34']) await saveAt(time);
    expect(await listWritings()).toEqual(['10:00 en', '10:20 en']);
    await saveAt('10:34', 'de');
    await saveAt('10:34', 'en', fixture.administrator);
    await saveAt('10:34', 'en');
    expect((await listWritings()).slice(2)).toEqual(['10:34 de', '10:34 en', '10:34 en']);
  });

  test('may hold what is incomplete; publishing says what is missing where', async () => {
    const body = [
      { kind: 'image', key: 'pict', fileRef: null },
      { kind: 'callToAction', key: 'butt', label: 'Go', target: 'javascript:alert(1)' },
    ];
    const saved = (await fixture.save(await fixture.create(), 'en', { description: '', body })).body;
    const { status, body: refused } = await fixture.publish(saved);
    expect([status, refused]).toMatchObject([422, { code: 'articleIncomplete' }]);
    expect(JSON.stringify(refused)).toMatch(/descriptionMissing.*imageMissing.*targetWrong/);
  });

  test.each([
    [{ title: 'x'.repeat(151) }, 'title'],
    [{ body: [{ kind: 'html', key: 'text', html: '' }] }, 'body.0.kind'],
    [{ body: [{ ...TEXT, key: '"><img src=x>' }] }, 'body.0.key'],
    [{ body: Array.from({ length: 201 }, (_, index) => ({ ...TEXT, key: `key${index}` })) }, 'body'],
  ])('is refused with a bad %#, naming the field', async (said, field) => {
    const { status, text } = await fixture.save(await fixture.create(), 'en', said);
    expect(status, text).toBe(422);
    expect(text).toContain(`"${field}"`);
  });

  test('shows pictures that its editor has uploaded, and nobody else’s', async () => {
    const upload = async (client: TestClient) => {
      const { text } = await client.send('POST', '/api/attachments', { body: createForm(await createPhoto(), { name: 'photo.jpg' }) });
      return JSON.parse(text).random_ref as string;
    };
    const article = await fixture.create();
    const image = (fileRef: string) => ({ kind: 'image', key: 'pict', fileRef, alt: 'A hill', isDecorative: false, caption: '' });
    const foreign = await upload(await fixture.signInAs('Parent'));
    expect((await fixture.save(article, 'en', { body: [image(foreign)] })).status).toBe(422);
    const own = await upload(fixture.editor);
    const saved = (await fixture.save(article, 'en', { body: [image(own)] })).body;
    // Another editor goes on with it.
    expect((await fixture.save(saved, 'en', { title: 'More', body: [image(own)] }, fixture.administrator)).status).toBe(200);
    expect((await fixture.createVisitor().send('GET', `/api/attachments/image/${own}`)).status).toBe(200);
  });

  test('keeps a picture public only as long as a draft or a version shows it, and none once it is deleted', async () => {
    const upload = async () => {
      const answer = await fixture.editor.send('POST', '/api/attachments', { body: createForm(await createPhoto(), { name: 'hill.jpg' }) });
      return JSON.parse(answer.text).random_ref as string;
    };
    const look = async (ref: string) => (await fixture.createVisitor().send('GET', `/api/attachments/image/${ref}`)).status;
    const image = (fileRef: string) => ({ kind: 'image', key: 'pict', fileRef, alt: 'A hill', isDecorative: false, caption: '' });
    const [first, second, feature] = [await upload(), await upload(), await upload()];
    let article = (await fixture.save(await fixture.create(), 'en', { body: [image(first)] })).body;
    article = (await fixture.save(article, 'en', { body: [TEXT] })).body;
    expect(await look(first)).toBe(404);
    // Undone by the one who has removed it.
    article = (await fixture.save(article, 'en', { body: [image(first)] })).body;
    article = (await fixture.publish(article)).body;
    article = (await fixture.save(article, 'en', { body: [image(second)] })).body;
    const setFeature = (featureImageRef: string | null) =>
      fixture.editor.ask(editing.changeArticle, { params: { id: article.id }, body: { featureImageRef, version: article.version } });
    article = (await setFeature(feature)).body;
    expect([await look(first), await look(second), await look(feature)]).toEqual([200, 200, 200]);
    article = (await setFeature(null)).body;
    expect(await look(feature)).toBe(404);
    await fixture.editor.ask(editing.deleteArticle, { params: { id: article.id } });
    expect([await look(first), await look(second)]).toEqual([404, 404]);
    expect(await listVersionRows(fixture.app.db, article.id, 'en')).toEqual([]);
  });

  test('holds as many letters as its blocks may have, in any script; one with more is refused, naming the field', async () => {
    const body = (blocks: number) =>
      Array.from({ length: blocks }, (_, index) => ({ ...TEXT, key: `key${index}`, html: '語'.repeat(55_000) }));
    expect((await fixture.save(await fixture.create(), 'en', { body: body(7) })).status).toBe(200);
    const { status, text } = await fixture.save(await fixture.create(), 'en', { body: body(8) });
    expect([status, text.includes('"body"')]).toEqual([422, true]);
  });
});

describe('languages', () => {
  test('are published one by one, English first; a missing one is read in English', async () => {
    let article = (await fixture.save(await fixture.create(), 'en')).body;
    article = (await fixture.save(article, 'de')).body;
    expect((await fixture.publish(article, { locales: ['de'] })).body).toMatchObject({ code: 'englishFirst' });
    await fixture.publish(article);
    expect((await fixture.readAs(article.slug, 'de')).body).toMatchObject({ locale: 'en', title: 'Title en' });
    await fixture.publish(article, { locales: ['de'] });
    expect((await fixture.readAs(article.slug, 'de')).body).toMatchObject({ locale: 'de', title: 'Title de' });
    expect((await fixture.readAs(article.slug, 'fr')).body.locale).toBe('en');
    const listed = await fixture.editor.ask(editing.listPages, { query: { lacksLocale: 'fr', search: article.slug } as never });
    expect(listed.body.data[0]).toMatchObject({ state: 'published', locales: ['de', 'en'] });
    const lacking = await fixture.editor.ask(editing.listPages, { query: { lacksLocale: 'de', search: article.slug } as never });
    expect(lacking.body.data).toEqual([]);
  });

  test('count as published only while the English text can be read', async () => {
    let article = (await fixture.save(await fixture.create(), 'en')).body;
    article = (await fixture.save(article, 'de')).body;
    article = (await fixture.publish(article, { locales: ['en', 'de'] })).body;
    expect(findTextIn(article, 'de').state).toBe('published');
    const taken = { params: { id: article.id }, body: { locales: ['en'] as const, what: 'published' as const } };
    article = (await fixture.editor.ask(editing.withdrawTexts, taken as never)).body;
    expect(findTextIn(article, 'de').state).toBe('unpublished');
    const listed = await fixture.editor.ask(editing.listPages, { query: { lacksLocale: 'de', search: article.slug } as never });
    expect(listed.body.data[0]).toMatchObject({ locales: [] });
    // The English text that is visible by then decides, not one before it.
    await fixture.publish(article);
    await fixture.publish(article, { publishAt: '2026-07-01T09:00', takeDownAt: '2026-07-02T09:00' });
    const late = await fixture.publish(article, { locales: ['de'], publishAt: '2026-07-03T09:00' });
    expect(late.body).toMatchObject({ code: 'englishFirst' });
  });

  test('tell when the original has changed since, until somebody confirms the translation', async () => {
    let article = (await fixture.save(await fixture.create(), 'en')).body;
    article = (await fixture.save(article, 'ja')).body;
    expect(findTextIn(article, 'ja').isOutdated).toBe(false);
    article = (await fixture.save(article, 'en', { title: 'Changed' })).body;
    expect(findTextIn(article, 'ja').isOutdated).toBe(true);
    const { revision: englishRevision } = findTextIn(article, 'en');
    const confirmOlder = { params: { id: article.id, locale: 'ja' as const }, body: { englishRevision: englishRevision - 1 } };
    expect(await fixture.editor.ask(editing.confirmTranslation, confirmOlder)).toMatchObject({ status: 409 });
    article = (
      await fixture.editor.ask(editing.confirmTranslation, { params: { id: article.id, locale: 'ja' }, body: { englishRevision } })
    ).body;
    expect(findTextIn(article, 'ja').isOutdated).toBe(false);
    expect(
      (await fixture.editor.ask(editing.confirmTranslation, { params: { id: article.id, locale: 'en' }, body: { englishRevision } }))
        .status,
    ).toBe(404);
  });
});

describe('the schedule', () => {
  test('publishes and takes down at times of the platform’s zone', async () => {
    const article = (await fixture.save(await fixture.create(), 'en')).body;
    const times = { publishAt: '2026-06-20T09:00', takeDownAt: '2026-06-25T18:00' };
    const scheduled = (await fixture.publish(article, { locales: ['en'], ...times })).body;
    expect(scheduled.state).toBe('scheduled');
    expect(findTextIn(scheduled, 'en')).toMatchObject({
      scheduledFor: '2026-06-20T08:00:00.000Z',
      takenDownAt: '2026-06-25T17:00:00.000Z',
    });
    const at = async (now: string) => {
      fixture.time.now = new Date(now);
      return (await fixture.readAs(article.slug)).status;
    };
    expect(await at('2026-06-20T07:59:59Z')).toBe(404);
    expect(await at('2026-06-20T08:00:00Z')).toBe(200);
    expect(await at('2026-06-25T16:59:59Z')).toBe(200);
    expect(await at('2026-06-25T17:00:00Z')).toBe(404);
  });

  test('leaves what is published until then, and can be called off', async () => {
    const article = await fixture.createPublished();
    const changed = (await fixture.save(article, 'en', { title: 'Next' })).body;
    await fixture.publish(changed, { locales: ['en'], publishAt: '2026-07-01T09:00' });
    expect((await fixture.readAs(article.slug)).body.title).toBe('Title en');
    const { body } = await fixture.editor.ask(editing.withdrawTexts, {
      params: { id: article.id },
      body: { locales: ['en'], what: 'scheduled' },
    });
    expect(findTextIn(body, 'en')).toMatchObject({ state: 'published', scheduledFor: null });
    fixture.time.now = new Date('2026-07-02T09:00:00Z');
    expect((await fixture.readAs(article.slug)).body.title).toBe('Title en');
  });

  test.each([
    [{ publishAt: '2026-06-01T09:00' }, 'publish_at'],
    [{ publishAt: '2026-07-01T09:00', takeDownAt: '2026-07-01T08:00' }, 'take_down_at'],
  ])('refuses %j', async (times, field) => {
    const { status, text } = await fixture.publish((await fixture.save(await fixture.create(), 'en')).body, { locales: ['en'], ...times });
    expect([status, text.includes(field)]).toEqual([422, true]);
  });
});

test('an unpublished or archived page is read by nobody, and comes back', async () => {
  const article = await fixture.createPublished();
  const { body } = await fixture.editor.ask(editing.withdrawTexts, {
    params: { id: article.id },
    body: { locales: ['en'], what: 'published' },
  });
  expect([body.state, findTextIn(body, 'en').state, (await fixture.readAs(article.slug)).status]).toEqual(['draft', 'unpublished', 404]);
  const again = (await fixture.publish(body)).body;
  const archive = (isArchived: boolean, version: number) =>
    fixture.editor.ask(editing.archiveArticle, { params: { id: article.id }, body: { isArchived, version } });
  const archived = (await archive(true, again.version)).body;
  expect([archived.state, (await fixture.readAs(article.slug)).status]).toEqual(['archived', 404]);
  await archive(false, archived.version);
  expect((await fixture.readAs(article.slug)).status).toBe(200);
});

test.each(['Parent', 'Host family', 'Coordinator', 'Agent', 'Finance', 'Vetting admin'] as const)('a %s edits nothing', async (role) => {
  const client = await fixture.signInAs(role);
  const article = await fixture.create();
  expect((await client.ask(editing.listPages, {})).status).toBe(403);
  expect((await client.ask(editing.readArticle, { params: { id: article.id } })).status).toBe(403);
  expect((await fixture.save(article, 'en', {}, client)).status).toBe(403);
});
