// The head of a page, whatever people have written.

import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { HOSTILE_ADDRESSES, HOSTILE_MARKUP } from '#server/testing/hostile-markup.ts';
import { type HeadedPage, type PageMetadata, renderPageHead } from './page-head.ts';
import { toBreadcrumbs } from './structured-data.ts';

const SITE = { PUBLIC_URL: 'https://stays.example', PRODUCT_NAME: 'Stays' };

const METADATA: PageMetadata = {
  locales: ['en', 'de'],
  imagePath: '/api/attachments/image/abc?w=1280',
  publishedAt: new Date('2026-05-01T08:00:00Z'),
  structure: (page) => [{ '@type': 'BlogPosting', headline: page.title, about: page.description }, toBreadcrumbs(page, [])],
};

function render(page: Partial<HeadedPage>): string {
  return renderPageHead({ locale: 'de', canonical: '/blog/sea', metadata: METADATA, rendered: null, ...page }, SITE);
}

/** Returns what a browser makes of the head: its elements, and the texts in them. */
function parse(head: string) {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  let text = '';
  const parser = new Parser({
    onopentag: (name, attributes) => void elements.push({ name, attributes }),
    ontext: (part) => (text += part),
  });
  parser.end(head);
  return { elements, text: text.trim() };
}

describe('the head', () => {
  test('names the picture, the day, the languages and the one address of an article', () => {
    const { elements } = parse(render({ rendered: { heading: 'The sea', description: 'Waves' } }));
    const contents = elements.map(({ attributes: { property, name, rel, hreflang, content, href } }) => [
      property ?? name ?? hreflang ?? rel,
      content ?? href,
    ]);
    expect(contents).toEqual([
      ['description', 'Waves'],
      ['canonical', 'https://stays.example/de/blog/sea'],
      ['en', 'https://stays.example/blog/sea'],
      ['de', 'https://stays.example/de/blog/sea'],
      ['x-default', 'https://stays.example/blog/sea'],
      ['og:site_name', 'Stays'],
      ['og:type', 'article'],
      ['og:title', 'The sea'],
      ['og:description', 'Waves'],
      ['og:url', 'https://stays.example/de/blog/sea'],
      ['og:locale', 'de_DE'],
      ['og:locale:alternate', 'en_IE'],
      ['og:image', 'https://stays.example/link-images/de/blog/sea.jpg'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'The sea'],
      ['article:published_time', '2026-05-01T08:00:00.000Z'],
      ['twitter:card', 'summary_large_image'],
      [undefined, undefined],
    ]);
  });

  test('is the description alone for a page that search engines shall not keep', () => {
    expect(render({ canonical: null, rendered: { heading: 'Sign in', description: '' } })).toBe('');
  });

  test('has steps from the first page to this one', () => {
    const [{ itemListElement }] = [JSON.parse(parse(render({ rendered: { heading: 'The sea', description: '' } })).text)['@graph'][1]];
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Stays', item: 'https://stays.example/de' },
      { '@type': 'ListItem', position: 2, name: 'The sea', item: 'https://stays.example/de/blog/sea' },
    ]);
  });

  test('keeps hostile texts as they are, and none of them ends an attribute or an element', () => {
    const expected = parse(render({ rendered: { heading: 'a', description: 'b' } })).elements.map(({ name }) => name);
    const hostile = [...HOSTILE_MARKUP, ...HOSTILE_ADDRESSES, '</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028"'];
    for (const text of hostile) {
      const { elements, text: json } = parse(render({ rendered: { heading: text, description: text } }));
      expect(elements.map(({ name }) => name)).toEqual(expected);
      expect(json).not.toMatch(/[<>]/);
      expect(JSON.parse(json)['@graph'][0]).toEqual({ '@type': 'BlogPosting', headline: text, about: text });
    }
  });
});
