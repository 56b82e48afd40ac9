// Nothing of hostile markup survives in any block, whatever field it stands in.

import { describe, expect, test } from 'vitest';
import { blocks, toTarget } from '#contract/content/blocks.shapes.ts';
import { cleanRichText } from '#server/platform/rich-text/clean-html.ts';
import { findMarkupFaults, HOSTILE_ADDRESSES, HOSTILE_MARKUP } from '#server/testing/hostile-markup.ts';
import { listFileRefs, toCleanBlocks, toShownBlocks } from './shown-blocks.records.ts';

test('there are enough of them', () => {
  expect(HOSTILE_MARKUP.length).toBeGreaterThanOrEqual(300);
});

describe('formatted text', () => {
  test.each(HOSTILE_MARKUP)('%s', (html) => {
    const clean = cleanRichText(`<p>before ${html} after</p><ul><li>${html}</li></ul>`);
    expect(findMarkupFaults(clean)).toEqual([]);
    expect(cleanRichText(clean)).toBe(clean);
    for (const shown of toShownBlocks([{ kind: 'text', key: 'text', html }])) {
      expect(shown.kind === 'text' ? findMarkupFaults(shown.html) : ['another kind']).toEqual([]);
    }
  });
});

test('a draft is as safe for its editors as a page for its visitors', () => {
  const body = HOSTILE_MARKUP.map((html, index) => ({ kind: 'text' as const, key: `key${index}`, html }));
  for (const block of toCleanBlocks(body)) expect(block.kind === 'text' ? findMarkupFaults(block.html) : []).toEqual([]);
});

test('text in columns is as safe as any other', () => {
  const inner = HOSTILE_MARKUP.map((html, index) => ({ kind: 'text' as const, key: `key${index}`, html }));
  const body = [
    {
      kind: 'columns' as const,
      key: 'columns',
      columns: [
        { key: 'left', blocks: inner },
        { key: 'right', blocks: [] },
      ],
    },
  ];
  for (const [columns] of [toCleanBlocks(body), toShownBlocks(body)]) {
    const [column] = columns?.kind === 'columns' ? columns.columns : [];
    const texts = column?.blocks ?? [];
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) expect(text.kind === 'text' ? findMarkupFaults(text.html) : ['another kind']).toEqual([]);
  }
});

test('the files of galleries and of images in columns are found', () => {
  const picture = (letter: string) => ({ key: `pict${letter}`, fileRef: letter.repeat(22), alt: '', isDecorative: true, caption: '' });
  const column = { key: 'left', blocks: [{ kind: 'image' as const, ...picture('b') }] };
  const body = [
    { kind: 'gallery' as const, key: 'gallery', images: [picture('a')] },
    { kind: 'columns' as const, key: 'columns', columns: [column, { key: 'right', blocks: [] }] },
  ];
  expect(listFileRefs(body)).toEqual(['a'.repeat(22), 'b'.repeat(22)]);
});

test.each(HOSTILE_ADDRESSES)('a button does not lead to %j', (address) => {
  const target = toTarget(address);
  expect(target === null || new URL(target, 'https://own.example').origin === 'https://own.example').toBe(true);
});

test.each(['/travel/search', '/page/how-it-works?a=1#b', 'https://example.test/a?b=c', 'https://münchen.example'])(
  'a button leads to %s',
  (address) => {
    expect(toTarget(address)).toBe(address);
  },
);

test.each(['http://example.test', 'mailto:a@example.test', 'example.test', '#part', ''])(
  'a button does not lead to %j, which is no path or https address',
  (address) => {
    expect(toTarget(address)).toBeNull();
  },
);

test('a block has no field that is not of its kind', () => {
  const parsed = blocks.parse([
    { kind: 'quote', key: 'quote', text: 'a', html: '<script>' },
    { kind: 'text', key: 'text', html: 'b', onclick: 'x' },
  ]);
  expect(JSON.stringify(parsed)).not.toMatch(/script|onclick/);
});
