// The parts of a translation: the texts of a page, what of them is sent, and what of an answer is taken.

import { describe, expect, test } from 'vitest';
import type { Block } from '#contract/content/blocks.shapes.ts';
import { type PageText, replaceTexts } from './page-texts.rules.ts';
import { protectParts } from './protected-parts.rules.ts';
import { readTranslations, toGroups } from './translation-messages.rules.ts';

const picture = { fileRef: 'r'.repeat(22), alt: 'A harbour', isDecorative: false, caption: 'Cobh' };
const BODY: Block[] = [
  { kind: 'text', key: 'text', html: '<h2>One</h2><p>Two <img src="/x" alt="a &quot;b&quot;" /></p><hr /><ul><li>Three</li></ul>' },
  { kind: 'image', key: 'image', ...picture },
  { kind: 'gallery', key: 'gallery', images: [{ key: 'inner', ...picture }] },
  { kind: 'quote', key: 'quote', text: 'Good', who: 'A guest' },
  { kind: 'callToAction', key: 'call', label: 'Book', target: '/travel' },
  { kind: 'columns', key: 'cols', columns: [{ key: 'left', blocks: [{ kind: 'text', key: 'deep', html: '<p>Deep</p>' }] }] },
  { kind: 'camps', key: 'camps', countyId: 3, activityType: null, count: 3 },
];
const PAGE: PageText = { title: 'Title', description: 'About', imageAlt: 'A sea', body: BODY };

describe('replaceTexts', () => {
  test('finds every text of every block, formatted ones in parts', () => {
    const found: string[] = [];
    replaceTexts(PAGE, (text) => {
      found.push(text);
      return text;
    });
    expect(found.filter((text) => text !== '')).toEqual([
      ...['Title', 'About', 'A sea', '<h2>One</h2>', '<p>Two <img src="/x" alt="a &quot;b&quot;" /></p>', 'a "b"', '<hr />'],
      ...['<ul><li>Three</li></ul>', 'A harbour', 'Cobh', 'A harbour', 'Cobh', 'Good', 'A guest', 'Book', '<p>Deep</p>'],
    ]);
  });

  test('changes nothing but texts', () => {
    expect(replaceTexts(PAGE, (text) => text)).toEqual(PAGE);
    const loud = replaceTexts(PAGE, (text, { isHtml }) => (isHtml ? text : text.toUpperCase()));
    expect(loud.body[0]).toMatchObject({ html: expect.stringContaining('alt="A &quot;B&quot;"') });
    expect(loud.body[1]).toEqual({ kind: 'image', key: 'image', ...picture, alt: 'A HARBOUR', caption: 'COBH' });
    expect(loud.body[4]).toMatchObject({ label: 'BOOK', target: '/travel' });
    expect(loud.body[6]).toEqual(BODY[6]);
  });
});

describe('protectParts', () => {
  const HTML =
    '<p>Ask <a href="https://a.example/?x=1" rel="noopener">us</a> or a@b.example, <strong>now</strong>.</p><ol start="3"><li>x</li></ol>';
  const at = HTML.indexOf('a@b');
  const part = protectParts(HTML, { isHtml: true, hidden: [{ start: at, end: at + 11 }] });

  test('sends marks for links and addresses, and puts them back', () => {
    expect(part.sent).toMatch(/^<p>Ask <a id="\d">us<\/a> or <x id="\d" \/>, <strong>now<\/strong>\.<\/p><ol id="\d"><li>x<\/li><\/ol>$/);
    expect(part.sent).not.toMatch(/example/);
    expect(part.restore(part.sent)).toBe(HTML);
    const german = part.sent.replace('Ask', 'Fragen Sie').replace('<strong>now</strong>', 'jetzt');
    expect(part.restore(german)).toContain('Fragen Sie <a href="https://a.example/?x=1" rel="noopener">us</a> or a@b.example, jetzt');
  });

  test.each([
    ['a link is lost', (sent: string) => sent.replace(/<a id="\d">us<\/a>/, 'us')],
    ['an address is lost', (sent: string) => sent.replace(/<x [^>]*>/, '')],
    ['a mark is doubled', (sent: string) => sent.replace(/(<x [^>]*>)/, '$1$1')],
    ['a mark is another one', (sent: string) => sent.replace('<x id="', '<x id="9')],
    ['a paragraph is added', (sent: string) => `${sent}<p>More</p>`],
    ['an item of a list is lost', (sent: string) => sent.replace('<li>x</li>', 'x')],
    ['a link is added', (sent: string) => sent.replace('now', '<a href="https://evil.example">now</a>')],
    ['an image is added', (sent: string) => `${sent}<img src=x>`],
  ])('takes no translation in which %s', (_, spoil) => {
    expect(part.restore(spoil(part.sent))).toBeNull();
  });

  test('takes no markup in a text that has none, but signs that look like it', () => {
    const line = protectParts('1 < 2 & b@c.example', { isHtml: false, hidden: [{ start: 8, end: 19 }] });
    expect(line.sent).toBe('1 < 2 & <x id="0" />');
    expect(line.restore('1 < 2 und <x id="0"/>')).toBe('1 < 2 und b@c.example');
    expect(line.restore('<b>1</b> <x id="0" />')).toBeNull();
  });
});

describe('an answer', () => {
  const texts = [
    { name: 't1', text: 'a' },
    { name: 't2', text: 'b' },
  ];

  test('is taken with or without a fence around it', () => {
    for (const answer of ['{"t1":"A","t2":"B"}', '```json\n{"t2":"B","t1":"A"}\n```\n']) {
      expect(readTranslations(answer, texts)).toEqual({ t1: 'A', t2: 'B' });
    }
  });

  test.each([
    '',
    'Sure!',
    '{"t1":"A"}',
    '{"t1":"A","t2":"B","t3":"C"}',
    '{"t1":"A","t2":2}',
    '{"t1":"A","t2":" "}',
    '["A","B"]',
    '{"t1":"A","t2":"B"',
  ])('is not taken if it is %j', (answer) => {
    expect(readTranslations(answer, texts)).toBeNull();
  });

  test('has no more texts than fit into it, and at least one', () => {
    const sized = [30, 30, 50, 120, 10].map((length, index) => ({ name: `t${index}`, text: 'a'.repeat(length) }));
    expect(toGroups(sized, 100).map((group) => group.map(({ name }) => name))).toEqual([['t0', 't1'], ['t2'], ['t3'], ['t4']]);
  });
});
