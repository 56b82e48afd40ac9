// Texts in Markdown as blocks: what editors can write is kept, and nothing hostile is.

import { describe, expect, test } from 'vitest';
import { hasContent } from '#contract/content/text-faults.ts';
import { findMarkupFaults, HOSTILE_ADDRESSES, HOSTILE_MARKUP } from '#server/testing/hostile-markup.ts';
import { readMarkdown } from './markdown-blocks.ts';

const htmlOf = (text: string) =>
  readMarkdown(text)
    .blocks.map((block) => (block.kind === 'text' ? block.html : ''))
    .join('');

test('headings, lists, links, quotes and lines become what the editor has', () => {
  const text =
    '# Cork\n\nA **city** [here](https://example.test/a) and *there*.\n\n## Food\n\n- Fish\n- Bread\n\n3. Three\n\n> Quoted\n\n---\n\nEnd [1].';
  const { title, blocks } = readMarkdown(text);
  expect(title).toBe('Cork');
  expect(blocks).toHaveLength(1);
  expect(htmlOf(text).replace(/\n/g, '')).toBe(
    '<p>A <strong>city</strong> <a href="https://example.test/a" rel="noopener noreferrer nofollow">here</a> and <em>there</em>.</p><h2>Food</h2><ul><li>Fish</li><li>Bread</li></ul><ol start="3"><li>Three</li></ol><blockquote><p>Quoted</p></blockquote><hr /><p>End [1].</p>',
  );
});

test('a heading that is not the first is none of the title, and a text without one has none', () => {
  expect(readMarkdown('Hello\n\n# Later').title).toBeNull();
  expect(htmlOf('Hello\n\n# Later')).toContain('<h2>Later</h2>');
});

test('a long text is cut into blocks between its paragraphs, and each has a key of its own', () => {
  const { blocks } = readMarkdown('A paragraph of some length.\n\n'.repeat(2000));
  expect(blocks.length).toBeGreaterThan(2);
  expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
});

test('images, tables and code leave their words, if any', () => {
  const html = htmlOf('![x](https://example.test/x.png)\n\n| a | b |\n|---|---|\n| one | two |\n\n```js\nalert(1)\n```');
  expect(html).not.toMatch(/<img|<table|<code|<pre/);
  expect(html).toMatch(/one[\s\S]*two[\s\S]*alert\(1\)/);
});

describe('of hostile markup nothing is left that runs', () => {
  test.each(HOSTILE_MARKUP)('%s', (markup) => {
    for (const text of [markup, `# ${markup}\n\n${markup}`, `- ${markup}\n\n> ${markup}`, `\`${markup}\``, `**${markup}**`]) {
      expect(findMarkupFaults(htmlOf(text))).toEqual([]);
    }
  });

  test.each(HOSTILE_ADDRESSES)('in the address of a link: %j', (address) => {
    for (const text of [`[a](${address})`, `[a](<${address}>)`, `[a]: ${address}\n\n[a]`, `<${address}>`, `![a](${address})`]) {
      expect(findMarkupFaults(htmlOf(text))).toEqual([]);
    }
  });
});

test('a text of nothing that may be shown has no blocks', () => {
  expect(readMarkdown('<script>alert(1)</script>').blocks.filter((block) => block.kind === 'text' && hasContent(block.html))).toEqual([]);
});
