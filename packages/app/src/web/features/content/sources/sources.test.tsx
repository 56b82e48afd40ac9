// Sources on screen: one is added with the articles that rest on it, and inquiry sources of the system keep their names.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { InquirySource } from '#contract/content/sources.shapes.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import { useInquirySources } from './use-inquiry-sources.tsx';
import { useSources } from './use-sources.tsx';

const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };
const words = ['sources', 'hostRegistration', 'resource', 'titles', 'list', 'lists', 'names', 'form', 'validation', 'common'] as const;
const { answers, open, sent } = partsOf({ at: '/hub/sources', words, user: userWith(['Page editor']) });

const friend: InquirySource = { id: 1, code: 'friend', name: 'Friend', active: true, usedBy: 3, version: 1 };

beforeEach(() => {
  answers['GET /api/sources'] = () => pageOf([]);
  answers['GET /api/inquiry-sources'] = () => pageOf([friend]);
  answers['GET /api/content-menus'] = () => ({
    menus: [],
    articles: [{ id: 7, kind: 'page', slug: 'how', title: 'How it works', state: 'published', locales: ['en'] }],
  });
});

function Texts() {
  return <ResourceScreen resource={useSources()} views={views} />;
}

function Inquiries() {
  return <ResourceScreen resource={useInquirySources()} views={views} />;
}

test('a source is added with the page that rests on it, and one that is there already is told at its address', async () => {
  answers['POST /api/sources'] = () => refuseWith(422, 'nameTaken', 'Taken.', { errors: { url: ['Taken.'] } });
  await open(<Texts />);
  await button('Add source').first().click();
  await page.getByRole('textbox', { name: 'Address' }).fill('https://stats.example/tourism');
  await page.getByRole('textbox', { name: 'Title' }).fill('Tourism');
  await page.getByRole('combobox', { name: 'Used in' }).click();
  await page.getByRole('option', { name: 'How it works (Page)' }).click();
  expect(await listAxeFaults()).toEqual([]);
  await inDialog('Save').click();
  await vi.waitFor(() =>
    expect(sent('POST /api/sources')).toMatchObject({
      url: 'https://stats.example/tourism',
      title: 'Tourism',
      article_ids: [7],
      active: true,
    }),
  );
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveAttribute('aria-invalid', 'true');
});

test('an inquiry source of the system keeps its name, and is offered no more', async () => {
  answers['PATCH /api/inquiry-sources/1'] = () => ({ ...friend, active: false, version: 2 });
  await open(<Inquiries />, { at: '/hub/sources?tab=inquiries&open=1' });
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  await expect.element(inDialog('Delete')).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Offered in forms' }).click();
  await inDialog('Save').click();
  await vi.waitFor(() => expect(sent('PATCH /api/inquiry-sources/1')).toEqual({ name: 'Friend', active: false, version: 1 }));
});
