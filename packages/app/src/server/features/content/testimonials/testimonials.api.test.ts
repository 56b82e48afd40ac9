// Testimonials: nothing without consent is ever public, in whichever way it is tried; their order, language and photo.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as endpoints from '#contract/content/testimonials.endpoints.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { testimonials } from '#server/db/schema/testimonials.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createForm, createPhoto } from '#server/testing/fixtures/files.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let editor: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs('Page editor');
  visitor = server.createVisitor();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.app.db.delete(testimonials);
});

const CONSENT = { consentBy: 'Ann Byrne', consentOn: '2026-06-01', consentWay: 'email' } as const;
const SAID = { name: 'Ann', text: 'A good stay', locale: 'en', rating: 5 } as const;
const PUBLISHED = { ...SAID, ...CONSENT, isPublished: true } as const;

async function create(body: object = PUBLISHED) {
  const { status, body: made, text } = await editor.ask(endpoints.createTestimonial, { body: body as never });
  expect(status, text).toBe(200);
  return made;
}

async function listShown(locale: Locale = 'en', query = '') {
  const { text } = await visitor.send('GET', `/api/testimonials${query}`, { headers: { 'Accept-Language': locale } });
  return (JSON.parse(text) as { data: { id: number; name: string }[] }).data;
}

describe('without consent', () => {
  test.each([
    ['who', { consentBy: '' }, 'consent_by'],
    ['when', { consentOn: null }, 'consent_on'],
    ['how', { consentWay: null }, 'consent_way'],
  ])('a testimonial isn’t published unless it is known %s consented', async (_, gap, field) => {
    const refused = await editor.ask(endpoints.createTestimonial, { body: { ...PUBLISHED, ...gap } as never });
    expect([refused.status, Object.keys(JSON.parse(refused.text).errors)]).toEqual([422, [field]]);
    const { id, version } = await create();
    const withdrawn = await editor.ask(endpoints.changeTestimonial, { params: { id }, body: { ...PUBLISHED, ...gap, version } as never });
    expect([withdrawn.status, Object.keys(JSON.parse(withdrawn.text).errors)]).toEqual([422, [field]]);
  });

  test('the database itself refuses to publish', async () => {
    const row = { ...SAID, position: 1, createdAt: server.time.now, isPublished: true };
    await expect(server.app.db.insert(testimonials).values(row)).rejects.toThrow();
  });

  test('one is kept, and visitors never see it', async () => {
    const { state } = await create({ ...SAID, isPublished: false });
    expect(state).toBe('noConsent');
    expect(await listShown()).toEqual([]);
  });

  test('one that was public is public no more once the consent is withdrawn', async () => {
    const { id, version } = await create();
    expect(await listShown()).toHaveLength(1);
    const body = { ...SAID, isPublished: false, version };
    expect((await editor.ask(endpoints.changeTestimonial, { params: { id }, body })).body.state).toBe('noConsent');
    expect(await listShown()).toEqual([]);
  });

  test('a day that is still to come is no consent', async () => {
    const { status, text } = await editor.ask(endpoints.createTestimonial, { body: { ...PUBLISHED, consentOn: '2026-06-20' } });
    expect([status, Object.keys(JSON.parse(text).errors)]).toEqual([422, ['consent_on']]);
  });

  test('a photo is private, with consent everybody sees it, and private again afterwards', async () => {
    const sent = await editor.send('POST', '/api/attachments', { body: createForm(await createPhoto(), { name: 'ann.jpg' }) });
    const photoRef = String(JSON.parse(sent.text).random_ref);
    const seenBy = async (client: TestClient) => (await client.send('GET', `/api/attachments/image/${photoRef}`)).status;
    const { id, version } = await create({ ...SAID, photoRef });
    expect([await seenBy(visitor), await seenBy(editor), await seenBy(await server.signInAs('Parent'))]).toEqual([404, 200, 404]);
    const shown = await editor.ask(endpoints.changeTestimonial, { params: { id }, body: { ...PUBLISHED, photoRef, version } });
    expect(shown.status, shown.text).toBe(200);
    expect(await seenBy(visitor)).toBe(200);
    const hidden = { ...SAID, photoRef, version: shown.body.version };
    await (await server.signInAs('Administrator')).ask(endpoints.changeTestimonial, { params: { id }, body: hidden });
    expect(await seenBy(visitor)).toBe(404);
    await editor.ask(endpoints.deleteTestimonial, { params: { id } });
    expect(await seenBy(visitor)).toBe(404);
    // The step can be undone for a day.
    expect((await create({ ...PUBLISHED, photoRef })).photoRef).toBe(photoRef);
  });
});

test('visitors get nothing of the consent', async () => {
  await create();
  expect(Object.keys((await listShown())[0] ?? {}).toSorted()).toEqual(['id', 'locale', 'name', 'photo_ref', 'rating', 'role', 'text']);
});

test('visitors get those of their language, or the English ones', async () => {
  await create({ ...PUBLISHED, name: 'English' });
  await create({ ...PUBLISHED, name: 'Deutsch', locale: 'de' });
  expect((await listShown('de')).map(({ name }) => name)).toEqual(['Deutsch']);
  expect((await listShown('fr')).map(({ name }) => name)).toEqual(['English']);
});

test('the order is that of the editors, and they move one by one among those of a language', async () => {
  const [first] = [await create({ ...PUBLISHED, name: 'A' }), await create({ ...PUBLISHED, name: 'B', rating: 3 })];
  await create({ ...PUBLISHED, name: 'Other', locale: 'de' });
  await create({ ...PUBLISHED, name: 'C', rating: null });
  const move = (by: 1 | -1) => editor.ask(endpoints.moveTestimonial, { params: { id: first?.id ?? 0 }, body: { by } });
  const names = async (query = '') => (await listShown('en', query)).map(({ name }) => name);
  expect(await names()).toEqual(['A', 'B', 'C']);
  await move(1);
  expect(await names()).toEqual(['B', 'A', 'C']);
  await move(1);
  await move(1);
  expect(await names()).toEqual(['B', 'C', 'A']);
  expect(await names('?order=rating')).toEqual(['A', 'B', 'C']);
  expect(await names('?min_rating=4')).toEqual(['A']);
  expect(await names('?count=2')).toEqual(['B', 'C']);
});

test('two editors who add at once get different places', async () => {
  await Promise.all([1, 2, 3, 4].map((number) => create({ ...PUBLISHED, name: `N${number}` })));
  const { body } = await editor.ask(endpoints.listTestimonials, { query: {} });
  expect(body.data.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
});

test('the second of two editors who change the same version is told', async () => {
  const { id, version } = await create();
  const body = { ...PUBLISHED, version };
  const change = (name: string) => editor.ask(endpoints.changeTestimonial, { params: { id }, body: { ...body, name } });
  expect([(await change('One')).status, (await change('Two')).status]).toEqual([200, 409]);
});

test('testimonials with their consent are read by editors and administrators only', async () => {
  for (const role of ['Parent', 'Agent', 'Coordinator', 'Finance', 'Vetting admin', 'Host family'] as const) {
    expect((await (await server.signInAs(role)).ask(endpoints.listTestimonials, { query: {} })).status, role).toBe(403);
  }
});
