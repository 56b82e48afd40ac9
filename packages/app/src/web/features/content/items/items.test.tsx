// The content engine on screen: cards moved by menu, keyboard and mouse, what stands in the way, sending to the blog, and a narrow screen.

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONTENT_ITEM_STATES, listContentItemMoves } from '#contract/content/content-item.machine.ts';
import type { ContentItem } from '#contract/content/content-items.shapes.ts';
import { Announcer } from '#web/platform/notices/announcer.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { ItemBoard } from './item-board.tsx';
import { ItemDrawer } from './item-drawer.tsx';

const words = [
  ...(['board', 'contentItems', 'content', 'names', 'refusals', 'titles', 'list', 'lists', 'form', 'calendar'] as const),
  ...(['validation', 'common', 'resource'] as const),
];

function item(change: Partial<ContentItem> = {}): ContentItem {
  const { state = 'brief', brief = 'For parents', assigneeId = 4, article = null } = change;
  const facts = { state, hasBrief: brief !== '', hasAssignee: assigneeId !== null, hasArticle: article !== null, isVisible: false };
  return {
    ...{ id: 1, title: 'Autumn', brief, locale: 'de', keywords: ['leaves'], dueOn: '2026-01-05', isOverdue: true, assigneeId },
    ...{ assignee: 'Ed Fox', state, stateAt: '2026-01-01T10:00:00.000Z', sources: [], sourceIds: [], article },
    ...{ createdAt: '2026-01-01T10:00:00.000Z', version: 3 },
    moves: listContentItemMoves(facts),
    ...change,
  };
}

const { answers, open, sent } = partsOf({
  at: '/hub/content-engine-list',
  words,
  user: userWith(['Page editor'], { capabilities: ['content.write'] }),
  heading: 'Content engine',
});

let items: ContentItem[] = [];
beforeEach(async () => {
  await page.viewport(1280, 900);
  items = [item(), item({ id: 2, title: 'Winter', brief: '', assigneeId: null, isOverdue: false })];
  Object.assign(answers, {
    'GET /api/content-items/counts': () => ({
      data: CONTENT_ITEM_STATES.map((state) => ({ state, count: items.filter((one) => one.state === state).length })),
    }),
    'GET /api/content-items': ({ search }: { search: URLSearchParams }) =>
      pageOf(items.filter(({ state }) => state === search.get('state'))),
    'GET /api/content-authors': () => ({ data: [{ id: 4, name: 'Ed Fox' }] }),
    'GET /api/content-items/1': () => items.find(({ id }) => id === 1),
    'GET /api/content-slugs': () => ({ problem: null, suggestion: null }),
    'POST /api/content-items/1/transition': () => {
      items = items.map((one) => (one.id === 1 ? item({ state: 'draft', version: 4 }) : one));
      return items[0];
    },
  });
});

const board = (
  <>
    <Announcer />
    <ItemBoard add={null} linkTo={(id) => `/hub/content-engine-list?open=${id}`} />
  </>
);
const column = (name: RegExp | string) => page.getByRole('region', { name });
const menuItem = (name: RegExp) => page.getByRole('menuitem', { name });

test('a card tells who is late, and its menu moves it or says what is missing', async () => {
  await open(board);
  await expect.element(column('Brief, 2 texts').getByText('Overdue since 5 Jan 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Winter' }).click();
  await expect
    .element(menuItem(/Move to Draft.*Write a brief first\. Assign it to someone first\./))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Actions for Autumn' }).click();
  await menuItem(/Move to Draft/).click();
  expect(sent('POST /api/content-items/1/transition')).toEqual({ step: 'write', reason: '', version: 3 });
  await expectTold('Status: Draft');
  await expect.element(column('Draft, 1 text').getByText('Autumn')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('by keyboard a card is carried past columns that say why not', async () => {
  await open(board);
  await page.getByRole('button', { name: 'Move Autumn with the arrow keys' }).click();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  await expect.element(column('Review, 0 texts').getByText('A text can’t go from “Brief” to “Review”.')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft} ');
  await expect.element(column('Draft, 1 text').getByText('Autumn')).toBeVisible();
});

test('a card dragged by mouse goes where it is dropped, and back where it can’t stay', async () => {
  await open(board);
  const source = page.getByRole('listitem').filter({ hasText: 'Autumn' });
  await expect.element(source).toBeVisible();
  await userEvent.dragAndDrop(source, column(/^Published/));
  await expectTold('A text can’t go from “Brief” to “Published”.');
  await userEvent.dragAndDrop(source, column(/^Draft/));
  await expect.element(column('Draft, 1 text').getByText('Autumn')).toBeVisible();
});

test('the drawer sends a text to the blog with the title and address that are typed', async () => {
  answers['POST /api/content-items/1/send'] = () => {
    items = [item({ state: 'draft', version: 5, article: { id: 9, kind: 'blog', state: 'draft' } })];
    return items[0];
  };
  await open(
    <>
      <Announcer />
      <ItemDrawer id={1} onClose={() => undefined} renderHistory={() => <p>What happened</p>} />
    </>,
  );
  await expect.element(page.getByText('What happened')).toBeVisible();
  await expect.element(button('Delete')).not.toBeInTheDocument();
  await button('Send to blog').click();
  const dialog = page.getByRole('dialog', { name: 'Send to blog' });
  await expect.element(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('autumn');
  await dialog.getByRole('textbox', { name: 'Title (English)' }).fill('Autumn in Cork');
  await inDialog('Create draft').click();
  await expectTold('Draft created');
  expect(sent('POST /api/content-items/1/send')).toEqual({ kind: 'blog', title: 'Autumn in Cork', slug: 'autumn-in-cork', version: 3 });
});

test('a narrow screen shows one column at a time, in every language and scheme', async () => {
  await page.viewport(360, 780);
  await open(board, { scheme: 'dark', locale: 'de' });
  await expect.element(page.getByRole('tab', { name: 'Briefing (2)' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('link', { name: 'Autumn' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await listAxeFaults()).toEqual([]);
});
