// The media library on screen: a picture is described and its focus chosen, and an editor chooses it in a text.

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Media } from '#contract/content/media.shapes.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { MediaPicker } from './media-picker.tsx';
import { useMedia } from './use-media.tsx';

const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };
const words = ['media', 'contentEditor', 'upload', 'resource', 'titles', 'list', 'lists', 'names', 'form', 'validation', 'common'] as const;
const { answers, asked, open, sent } = partsOf({ at: '/hub/media', words, user: userWith(['Page editor']) });

const hill: Media = {
  ...{ id: 4, ref: 'A'.repeat(22), name: 'Green hill', alts: { en: 'A hill' }, focusX: 50, focusY: 50, width: 400, height: 300 },
  ...{ usedBy: 1, createdAt: '2026-06-01T10:00:00Z', version: 2 },
};

beforeEach(() => {
  answers['GET /api/media'] = () => pageOf([hill]);
  answers['GET /api/media/4/uses'] = () => ({ data: [{ id: 7, kind: 'page', title: 'How it works', locales: ['en', 'de'] }] });
});

function Screen() {
  return <ResourceScreen resource={useMedia()} views={views} />;
}

test('a picture is described in another language and keeps its focus, and can’t be deleted while a page uses it', async () => {
  answers['PATCH /api/media/4'] = () => ({ ...hill, version: 3 });
  await open(<Screen />, { at: '/hub/media?open=4' });
  await expect.element(page.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/hub/pages/7');
  await expect.element(inDialog('Delete')).not.toBeInTheDocument();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('textbox', { name: 'In Deutsch' }).fill('Ein Hügel');
  await page.getByRole('spinbutton', { name: 'From the left (%)' }).fill('20');
  await userEvent.keyboard('{Tab}');
  await inDialog('Save').click();
  await vi.waitFor(() =>
    expect(sent('PATCH /api/media/4')).toMatchObject({ alts: { en: 'A hill', de: 'Ein Hügel' }, focus_x: 20, focus_y: 50, version: 2 }),
  );
});

test('the picker searches the library, and tells which picture was chosen', async () => {
  const choose = vi.fn();
  await open(<MediaPicker onChoose={choose} onClose={() => {}} />);
  await page.getByRole('textbox', { name: 'Search by name or content' }).fill('hill');
  await vi.waitFor(() => expect(asked.some(({ search }) => search.get('search') === 'hill')).toBe(true));
  await page.getByRole('button', { name: /Green hill/ }).click();
  expect(choose).toHaveBeenCalledWith(expect.objectContaining({ id: 4, ref: hill.ref }));
});
