// Documents of headings, texts and pictures: what a screen reader is told, and what stays together.

import { describe, expect, test } from 'vitest';
import { outline, readPdf } from '../../../testing/read-pdf.ts';
import { png } from '../../../testing/sample-logos.ts';
import { type DocumentBlock, documentToPdf } from './index.ts';

const LOGO = png({ width: 60, height: 20, colorType: 6 });

const makePdf = (blocks: readonly DocumentBlock[], options: Parameters<typeof documentToPdf>[1] = {}) =>
  documentToPdf(
    {
      title: 'A document',
      language: 'en',
      author: 'Jane Doe',
      madeOn: new Date('2026-06-01T00:00:00Z'),
      foot: 'The foot',
      page: (number, count) => `${number}/${count}`,
      blocks,
    },
    { isCompressed: false, ...options },
  );

const readBlocks = async (blocks: readonly DocumentBlock[]) => readPdf(await makePdf(blocks));

const text = (value: string, tone?: 'plain' | 'muted' | 'quote'): DocumentBlock => ({ kind: 'text', text: value, ...(tone && { tone }) });
const picture = (read: () => Promise<Uint8Array | null>): DocumentBlock => ({ kind: 'picture', text: 'A picture', read });

describe('documentToPdf', () => {
  test('tags titles, headings and paragraphs in reading order', async () => {
    const { root, info, pages } = await readBlocks([
      { kind: 'heading', text: 'Monday' },
      { kind: 'byline', name: 'Jane Doe', detail: 'Parent', time: '9:00' },
      text('Hello\nthere'),
      text('In reply', 'quote'),
      { kind: 'byline', name: '', detail: 'Accepted', time: '9:05' },
    ]);
    expect(outline(root).join('\n')).toMatchInlineSnapshot(`
      "Document
        H1 A document
        H2 Monday
        P Jane Doe
        P Parent
        P 9:00
        P Hello there
        P In reply
        P Accepted
        P 9:05"
    `);
    expect([info['Title'], info['Author']]).toEqual(['A document', 'Jane Doe']);
    expect(pages.map(({ artifacts }) => artifacts.filter((artifact) => artifact !== ''))).toEqual([['The foot', '1/1']]);
  });

  test('draws pictures with their text, and only the text of unreadable ones', async () => {
    const pdf = await makePdf([picture(async () => LOGO)]);
    expect(outline(readPdf(pdf).root).join('\n')).toContain('Figure');
    const failing = [async () => null, async () => new Uint8Array([1, 2, 3]), () => Promise.reject(new Error('gone'))];
    for (const read of failing) {
      const lines = outline((await readBlocks([picture(read)])).root).join('\n');
      expect(lines).not.toContain('Figure');
      expect(lines).toContain('A picture');
    }
  });

  test('keeps a heading, a byline and the first line on one page', async () => {
    const blocks = (lines: number): DocumentBlock[] => [
      text(Array.from({ length: lines }, () => 'line').join('\n')),
      { kind: 'heading', text: 'Monday' },
      { kind: 'byline', name: 'Jane Doe', detail: '', time: '9:00' },
      text('first line'),
    ];
    for (let lines = 44; lines < 56; lines++) {
      const { pages } = await readBlocks(blocks(lines));
      const places = pages
        .map((page) => JSON.stringify(page))
        .map((page) => ['Monday', 'Jane', 'first'].map((word) => page.includes(word)));
      for (const found of places) expect(new Set(found).size, String(lines)).toBe(1);
    }
  });

  test('has fonts for all scripts and emoji and reports missing characters', async () => {
    const missing: string[] = [];
    const onMissingCharacters = (characters: readonly string[]) => missing.push(...characters);
    await makePdf([text('日本語 한국어 简体中文 😀❤️👨‍👩‍👧✅ Ünï Жд')], { onMissingCharacters });
    expect(missing).toEqual([]);
    await makePdf([text('שלום'), text('\u{10fffd}')], { onMissingCharacters });
    expect(missing.join('')).toBe('שלום\u{10fffd}');
  });

  test('compresses streams by default', async () => {
    const blocks = [text('Hello '.repeat(2000))];
    const [plain, compressed] = [await makePdf(blocks), await makePdf(blocks, { isCompressed: undefined })];
    expect(compressed.length).toBeLessThan(plain.length / 2);
  });
});
