// The blocks of a page as visitors see them; whatever is written in them, nothing of it runs.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ShownBlock } from '#contract/content/blocks.shapes.ts';
import type { CleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { partsOf } from '#web/testing/parts.tsx';
import { ArticleView } from '../article-view.tsx';
import { BlockList } from './block-list.tsx';

const REF = 'abcdefghijklmnopqrstuv';

const BLOCKS: readonly ShownBlock[] = [
  { kind: 'text', key: 'text', html: '<h2>Days</h2><p>Choose <strong>well</strong>.</p>' as CleanHtml },
  { kind: 'image', key: 'pict', fileRef: REF, alt: 'A hill', caption: 'In spring' },
  { kind: 'quote', key: 'quot', text: 'We loved it.', who: 'Ann' },
  {
    kind: 'gallery',
    key: 'gall',
    images: ['A beach', 'A harbour', 'A wood'].map((alt, place) => ({ key: `pic${place}`, fileRef: REF, alt, caption: '' })),
  },
  {
    kind: 'columns',
    key: 'cols',
    columns: [
      { key: 'left', blocks: [{ kind: 'text', key: 'intx', html: '<p>On the left</p>' as CleanHtml }] },
      { key: 'right', blocks: [{ kind: 'quote', key: 'inqu', text: 'On the right', who: '' }] },
    ],
  },
  { kind: 'callToAction', key: 'own1', label: 'Find a family', target: '/travel/search' },
  { kind: 'callToAction', key: 'else', label: 'Read more', target: 'https://example.test/a' },
];

const { open } = partsOf({ at: '/page/a', words: ['articles'], user: userWith(['Parent']), heading: 'A' });

let isRun = false;
beforeEach(() => {
  isRun = false;
  Object.assign(window, {
    hostile: () => {
      isRun = true;
    },
  });
});

test.each([360, 1280])('all blocks are read at %i pixels', async (width) => {
  await page.viewport(width, 900);
  const article = { locale: 'en', title: 'How it works', body: BLOCKS, featureImageRef: REF, featureImageAlt: 'A house' } as const;
  await open(<ArticleView article={article} />);
  await expect.element(page.getByRole('img', { name: 'A house' })).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Days' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'A hill' })).toBeInTheDocument();
  await expect.element(page.getByText('In spring')).toBeVisible();
  await expect.element(page.getByRole('blockquote').first()).toHaveTextContent('We loved it.');
  await expect.element(page.getByRole('img', { name: 'A harbour' })).toBeInTheDocument();
  const [left, right] = ['On the left', 'On the right'].map((text) => page.getByText(text).element().getBoundingClientRect());
  // Side by side where there is room, else one below the other.
  expect((left?.right ?? 0) <= (right?.left ?? 0)).toBe(width > 700);
  await expect.element(page.getByRole('link', { name: 'Find a family' })).toHaveAttribute('href', '/travel/search');
  await expect.element(page.getByRole('link', { name: 'Read more' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await listAxeFaults()).toEqual([]);
});

test.each([
  '<img src=x onerror=hostile()>',
  '"><script>hostile()</script>',
  '" onload="hostile()" x="',
  '<svg onload=hostile()>',
  '</blockquote><iframe srcdoc="<script>parent.hostile()</script>"></iframe>',
  '{{constructor.constructor("hostile()")()}}',
])('%s is only text in every field', async (payload) => {
  const body: readonly ShownBlock[] = [
    { kind: 'image', key: 'pict', fileRef: REF, alt: payload, caption: payload },
    { kind: 'quote', key: 'quot', text: payload, who: payload },
    { kind: 'callToAction', key: 'butt', label: payload, target: '/travel/search' },
    { kind: 'gallery', key: 'gall', images: [{ key: 'pic1', fileRef: REF, alt: payload, caption: payload }] },
  ];
  await open(<BlockList blocks={body} />);
  await expect.element(page.getByRole('link', { name: payload, exact: true })).toBeVisible();
  expect(document.querySelectorAll('main script, main iframe, main svg, main [onload], main [onerror]')).toHaveLength(0);
  await new Promise((later) => setTimeout(later, 50));
  expect(isRun).toBe(false);
});
