// The editor of menus on screen: links added, nested, moved by keys, hidden and saved, and what it warns of.

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditedMenu, LinkedArticle, MenuEntry } from '#contract/content/menus.shapes.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { fromWire } from '#contract/platform/validation/names.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { listToasts } from '#web/testing/toasts.ts';
import { MenusTab } from './menus-tab.tsx';

const words = ['menus', 'titles', 'names', 'form', 'common', 'validation', 'list'] as const;
const { answers, open, sent } = partsOf({ at: '/hub/menus', words, user: userWith(['Page editor']), heading: 'Menus' });

const article: LinkedArticle = { id: 7, kind: 'page', slug: 'how', title: 'How it works', state: 'published', locales: ['en'] };
const draft: LinkedArticle = { ...article, id: 8, slug: 'later', title: 'Later', state: 'draft', locales: [] };

const entry = (key: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  ...{ key, label: '', to: { kind: 'page', page: 'book' }, isVisible: true, entries: [] },
  ...more,
});
const ENTRIES = [
  entry('book'),
  entry('how1', { to: { kind: 'article', articleId: 7 } }),
  entry('late', { to: { kind: 'article', articleId: 8 } }),
];

const menusWith = (english: MenuEntry[]): EditedMenu[] =>
  (['header', 'footer'] as const).flatMap((place) =>
    LOCALES.map((locale) => {
      const isMade = place === 'header' && locale === 'en';
      return { place, locale, entries: isMade ? english : [], version: isMade ? 3 : 0, updatedAt: null, updatedBy: '' };
    }),
  );

const SAVE = 'PATCH /api/content-menus/header/en';

beforeEach(() => {
  answers['GET /api/content-menus'] = () => ({ menus: menusWith(ENTRIES), articles: [article, draft] });
  answers[SAVE] = ({ body }) => ({ ...menusWith([])[0], ...(fromWire(body) as object), version: 4, updatedBy: 'Ann' });
});

const names = () =>
  page
    .getByRole('region', { name: 'Header' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.getAttribute('aria-label'));
const tools = (name: string) => page.getByRole('group', { name: `Actions for ${name}` });

test('links are nested and moved by keys, hidden, and saved with the version that was read', async () => {
  await open(<MenusTab />);
  await expect.poll(names).toEqual(['Book a stay', 'How it works', 'Later']);
  expect(await listAxeFaults()).toEqual([]);
  await tools('How it works').getByRole('button', { name: 'Edit' }).click();
  await inDialog('Cancel').click();
  (tools('How it works').getByRole('button', { name: 'Edit' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  await expect.poll(names).toEqual(['Book a stay', 'How it works', 'Later']);
  await expect.element(tools('How it works').getByRole('button', { name: 'Move to the first level' })).toBeEnabled();
  await tools('Later').getByRole('button', { name: 'Move up' }).click();
  await tools('Book a stay').getByRole('button', { name: 'Hide from visitors' }).click();
  await button('Save menu').click();
  await expectTold('Menu saved');
  expect(fromWire(sent(SAVE))).toEqual({
    version: 3,
    entries: [
      { ...ENTRIES[2] },
      { ...ENTRIES[0], isVisible: false, entries: [{ key: 'how1', label: '', to: { kind: 'article', articleId: 7 }, isVisible: true }] },
    ],
  });
});

test('a link to what visitors can’t read is marked, also where they read it in English only', async () => {
  await open(<MenusTab />);
  await expect.element(page.getByText('Not published: visitors don’t see it')).toBeVisible();
  await open(<MenusTab />, { at: '/hub/menus?language=de' });
  await expect.element(page.getByText(/This menu is empty, so visitors get the English one/).last()).toBeVisible();
  await button('Copy from English').last().click();
  await expect.element(page.getByText('Only in English')).toBeVisible();
});

test('a new link says what is missing, and leads where it was told', async () => {
  await open(<MenusTab />);
  await button('Add link').click();
  await page.getByRole('combobox', { name: 'Leads to' }).click();
  await page.getByRole('option', { name: 'Other address' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await page.getByRole('textbox', { name: 'Label' }).fill('Partner');
  await inDialog('Done').click();
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Address' }).fill('https://partner.example');
  await inDialog('Done').click();
  await expect.poll(names).toEqual(['Book a stay', 'How it works', 'Later', 'Partner']);
  await button('Save menu').click();
  await vi.waitFor(() =>
    expect(fromWire(sent(SAVE))).toMatchObject({
      entries: [{}, {}, {}, { label: 'Partner', to: { kind: 'address', target: 'https://partner.example' }, isVisible: true }],
    }),
  );
});

test('a removed link is brought back with what is below it', async () => {
  answers['GET /api/content-menus'] = () => ({ menus: menusWith([entry('book', { entries: [entry('how1')] })]), articles: [] });
  await open(<MenusTab />);
  await expect.poll(() => names().length).toBe(2);
  await tools('Book a stay').first().getByRole('button', { name: 'Remove' }).click();
  await expect.poll(names).toEqual([]);
  listToasts().at(-1)?.action?.run();
  await expect.poll(() => names().length).toBe(2);
});

test('a menu that another editor has saved meanwhile is compared, and nothing is lost', async () => {
  const theirs = { ...menusWith([])[0], entries: [entry('theirs')], version: 9, updatedBy: 'Bob' };
  answers[SAVE] = () => refuseWith(409, 'changedMeanwhile', 'Someone else has edited this.', { current: theirs });
  await open(<MenusTab />);
  await tools('Later').getByRole('button', { name: 'Remove' }).click();
  await button('Save menu').click();
  await expect.element(page.getByRole('dialog', { name: 'Someone else has edited this' })).toBeVisible();
});
