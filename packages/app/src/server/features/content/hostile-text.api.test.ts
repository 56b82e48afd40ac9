// Hostile markup in every text of an article and every kind of block: neither editors nor visitors nor search engines get anything that runs.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage, readPreview } from '#contract/content/articles.endpoints.ts';
import type { DraftBlock, ShownBlock } from '#contract/content/blocks.shapes.ts';
import * as editing from '#contract/content/drafts.endpoints.ts';
import type { TestClient } from '#server/testing/client.ts';
import { findMarkupFaults, HOSTILE_ADDRESSES, HOSTILE_MARKUP } from '#server/testing/hostile-markup.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { describeContent } from './content.public.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs('Page editor');
});
afterAll(() => server.stop());

const PER_ARTICLE = 36;

/** What no database stores is refused before anything else; see the last test. */
const storable = HOSTILE_MARKUP.map((payload) => payload.replaceAll('\u0000', ''));

/** The payloads in parts that fit into one text. */
const parts = Array.from({ length: Math.ceil(storable.length / PER_ARTICLE) }, (_, index) => ({
  index,
  payloads: storable.slice(index * PER_ARTICLE, (index + 1) * PER_ARTICLE),
}));

function expectHarmless(body: readonly ShownBlock[]): void {
  for (const block of body) {
    if (block.kind === 'columns') expectHarmless(block.columns.flatMap((column) => column.blocks));
    if (block.kind === 'text') expect(findMarkupFaults(block.html)).toEqual([]);
    if (block.kind === 'callToAction') expect(new URL(block.target, 'https://own.example').protocol).toBe('https:');
  }
}

/** Every kind of block with a payload in every field that takes text. */
function toBlocks(payload: string, index: number) {
  const address = HOSTILE_ADDRESSES[index % HOSTILE_ADDRESSES.length] ?? '';
  const picture = { fileRef: null, alt: payload.slice(0, 300), isDecorative: false, caption: payload.slice(0, 300) };
  const simple = (part: string) => [
    { kind: 'text', key: `text${part}`, html: payload },
    { kind: 'quote', key: `quote${part}`, text: payload, who: payload.slice(0, 300) },
    { kind: 'callToAction', key: `button${part}`, label: payload.slice(0, 80), target: address },
    { kind: 'image', key: `image${part}`, ...picture },
  ];
  return [...simple(`${index}`), { kind: 'gallery', key: `gallery${index}`, images: [{ key: `picture${index}`, ...picture }] }];
}

/** Payloads in the columns of one block. */
function toColumns(payloads: readonly string[]) {
  const half = Math.ceil(payloads.length / 4);
  const columns = [payloads.slice(0, half), payloads.slice(half, 2 * half)].map((part, place) => ({
    key: `column${place}`,
    blocks: [...part, '<p>Shown</p>'].map((html, index) => ({ kind: 'text', key: `inner${place}x${index}`, html })),
  }));
  return { kind: 'columns', key: 'columns', columns };
}

/** The formatted texts of a draft, wherever they stand. */
const listHtml = (body: readonly DraftBlock[]): string[] =>
  body.flatMap((block) =>
    block.kind === 'text' ? block.html : block.kind === 'columns' ? listHtml(block.columns.flatMap((column) => column.blocks)) : [],
  );

test.each(parts)('in the blocks of a draft, part $index', async ({ index, payloads }) => {
  const { body: made } = await editor.ask(editing.createArticle, { body: { kind: 'page', title: 'Hostile', slug: `hostile-${index}` } });
  const [first = '', second = first] = payloads;
  const said = {
    title: first.slice(0, 150),
    description: second.slice(0, 300),
    imageAlt: first.slice(0, 300),
    body: [...payloads.flatMap(toBlocks), toColumns(payloads)],
  };
  const request = { params: { id: made.id, locale: 'en' as const }, body: { ...said, revision: 1 } as never };
  const { status, body: saved, text } = await editor.ask(editing.saveText, request);
  expect(status, text).toBe(200);
  const written = listHtml(saved.texts[0]?.body ?? []);
  expect(written.length).toBeGreaterThan(payloads.length);
  for (const html of written) expect(findMarkupFaults(html)).toEqual([]);
  const { body: link } = await editor.ask(editing.createPreview, { params: { id: made.id }, body: { locale: 'en' } });
  const preview = await server.createVisitor().ask(readPreview, { params: { token: link.url.split('/').at(-1) ?? '' } });
  expect(preview.status).toBe(200);
  expectHarmless(preview.body.body);
});

test.each(parts)('in what is published, part $index', async ({ index, payloads }) => {
  const { body: made } = await editor.ask(editing.createArticle, { body: { kind: 'page', title: 'Hostile', slug: `shown-${index}` } });
  const complete = [...payloads.flatMap(toBlocks).filter(({ kind }) => kind === 'text' || kind === 'quote'), toColumns(payloads)];
  const harmless = { kind: 'text', key: 'last', html: '<p>End</p>' };
  const said = {
    title: (payloads[0] ?? '').slice(0, 150),
    description: (payloads[1] ?? 'x').slice(0, 300),
    imageAlt: '',
    body: [...complete, harmless],
  };
  const saved = await editor.ask(editing.saveText, { params: { id: made.id, locale: 'en' }, body: { ...said, revision: 1 } as never });
  expect(saved.status, saved.text).toBe(200);
  const published = await editor.ask(editing.publishTexts, { params: { id: made.id }, body: { texts: [{ locale: 'en', revision: 2 }] } });
  expect(published.status, published.text).toBe(200);
  const { status, body } = await server.createVisitor().ask(readPage, { params: { slug: made.slug } });
  expect(status).toBe(200);
  expectHarmless(body.body);
  // The head of the page escapes both; here they are as they were written.
  const facts = await describeContent(server.app)({ page: { name: 'page', params: { slug: made.slug } }, locale: 'en', read: null });
  expect(facts).toMatchObject({ title: said.title.trim(), description: said.description.trim() });
});

test('a text with a character that can’t be stored is refused, naming the field', async () => {
  const { body: made } = await editor.ask(editing.createArticle, { body: { kind: 'page', title: 'Null', slug: 'null-character' } });
  const body = { title: '', description: '', imageAlt: '', body: [{ kind: 'text', key: 'text', html: '<scr\u0000ipt>' }], revision: 1 };
  const { status, text } = await editor.ask(editing.saveText, { params: { id: made.id, locale: 'en' }, body: body as never });
  expect([status, text.includes('body.0.html')]).toEqual([422, true]);
});
