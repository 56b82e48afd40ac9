// Titles of pages: which of those that a page has, and that nothing in them can do harm.

import { describe, expect, test } from 'vitest';
import { parsePageMetadata } from './page-metadata.rules.ts';

const parseTitle = (html: string) => parsePageMetadata(html).title;

describe('parsePageMetadata', () => {
  test('prefers Open Graph tags', () => {
    const html = `<!doctype html><html><head><title>Title | Site</title>
      <meta name="description" content="Plain">
      <meta property="og:title" content="The title"><META PROPERTY="OG:SITE_NAME" CONTENT="The site">
      <meta property="og:description" content="The description"></head>`;
    expect(parsePageMetadata(html)).toEqual({ title: 'The title', siteName: 'The site', description: 'The description' });
  });

  test('falls back to the title and other tags', () => {
    const html = '<title>Cork &amp; Kerry</title><meta name=description content="Two &lt;counties&gt;"><meta name="og:title" content=" ">';
    expect(parsePageMetadata(html)).toEqual({ title: 'Cork & Kerry', siteName: null, description: 'Two <counties>' });
  });

  test('returns nulls for a page without metadata', () => {
    expect(parsePageMetadata('')).toEqual({ title: null, siteName: null, description: null });
    expect(parseTitle('<p>Hello</p><!-- <title>No</title> --><script>"<title>No</title>"</script>')).toBeNull();
  });

  test.each([
    ['<title>\n  One\t two\u00a0\u3000three \r\n</title>', 'One two three'],
    ['<title>&#x41;&eacute;&#128512;&copy;</title>', 'Aé😀©'],
    ['<title>a<b>c</title><title>second</title>', 'a<b>c'],
    ['<svg><title>Icon</title></svg><title>Page</title>', 'Page'],
    ['<title>cut off', 'cut off'],
    ['<title>a\u202eb\u2066c\u200ed&#x202e;e&#8203;f\ufeffg</title>', 'abcdefg'],
    ['<title>a&#0;b\u0007c\u001b[31md</title>', 'a\ufffdb c [31md'],
    ['<title>👨‍👩‍👧</title>', '👨‍👩‍👧'],
    ['<title>a&#xd800;b</title>', 'a\ufffdb'],
    ['<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>', '<script>alert(1)</script>'],
    ['<title> \u200b </title>', null],
  ])('reads %j as %j', (html, title) => {
    expect(parseTitle(html)).toBe(title);
  });

  test('truncates long titles, never within a character', () => {
    expect(parseTitle(`<title>${'x'.repeat(200)}</title>`)).toBe('x'.repeat(200));
    expect(parseTitle(`<title>${'x'.repeat(201)}</title>`)).toBe(`${'x'.repeat(199)}…`);
    expect(parseTitle(`<title>${'👨‍👩‍👧'.repeat(300)}</title>`)).toBe(`${'👨‍👩‍👧'.repeat(24)}…`);
  });

  // Patterns that look back and forth would not end within the timeout.
  test.each(['<title>', '<meta content="x"', '<svg>', '&#x202e;', '<', '\u202e ', '<a '.repeat(10)])(
    'ends in time for a page of nothing but %j',
    (piece) => {
      const { title } = parsePageMetadata(piece.repeat(512_000 / piece.length));
      expect((title ?? '').length).toBeLessThanOrEqual(200);
    },
  );
});
