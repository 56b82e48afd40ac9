// The editor of a page on screen: languages with their marks, saving, conflicts, publishing and versions.

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { AT, article, ShownEditor, setUpArticleEditor, text } from '#web/testing/article-editor.tsx';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';

const { answers, keep, open, sent, shelf } = setUpArticleEditor();

test.each([360, 1280])('the texts, marks and actions of a page are shown at %i pixels', async (width) => {
  await page.viewport(width, 900);
  await open(<ShownEditor />);
  await expect.element(page.getByRole('tab', { name: /English.*Published/ })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: /Deutsch.*Missing/ })).toBeInTheDocument();
  await expect.element(page.getByLabelText('Title')).toHaveValue('How it works');
  await expect.element(page.getByText('Visitors read this text.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Text, block 1' })).toHaveTextContent('Choose a family.');
  await page.getByText('Preview in search results and shared links').click();
  await expect.element(page.getByText(/How it works – /)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await listAxeFaults()).toEqual([]);
});

test('a text is saved by itself as one types, and says so', async () => {
  await open(<ShownEditor />);
  await page.getByLabelText('Title').fill('How a stay works');
  await expect.poll(() => sent('PATCH /api/content/5/texts/en')).toMatchObject({ title: 'How a stay works', revision: 3 });
  await expect.element(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: /English.*with changes/ })).toBeVisible();
});

test('a conflict of two editors ends with the text that is chosen', async () => {
  const theirs = article({ texts: [text({ title: 'Theirs', revision: 9 })] });
  answers['PATCH /api/content/5/texts/en'] = () => {
    shelf.stored = theirs;
    return refuseWith(409, 'changedMeanwhile', 'Somebody was first.', { current: theirs });
  };
  await open(<ShownEditor />);
  await page.getByLabelText('Title').fill('Mine');
  await expect.element(page.getByText('Someone else has edited this text')).toBeVisible();
  answers['PATCH /api/content/5/texts/en'] = ({ body }) => keep('en', body as Record<string, unknown>);
  await button('Keep mine').click();
  await expect.poll(() => sent('PATCH /api/content/5/texts/en')).toMatchObject({ title: 'Mine', revision: 9 });
});

test('two editors who have changed the same block choose for it alone', async () => {
  const body = (words: string) => [
    { kind: 'text' as const, key: 'text', html: '<p>New</p>' as CleanHtml },
    { kind: 'quote' as const, key: 'quot', text: words, who: 'Ann' },
  ];
  const theirs = article({ texts: [text({ body: body('We liked it.'), revision: 9, updatedBy: 'Ola Berg' })] });
  answers['PATCH /api/content/5/texts/en'] = () => refuseWith(409, 'changedMeanwhile', 'Somebody was first.', { current: theirs });
  await open(<ShownEditor />);
  await page.getByRole('textbox', { name: 'Quote', exact: true }).fill('We adored it.');
  const alert = page.getByRole('alert');
  await expect.element(alert.getByRole('region', { name: 'Ola Berg' }).getByText('We liked it.')).toBeVisible();
  await expect.element(alert.getByRole('region', { name: 'Mine' }).getByText('We adored it.')).toBeVisible();
  expect(alert.getByRole('heading', { level: 2 }).elements()).toHaveLength(1);
  expect(await listAxeFaults()).toEqual([]);
  answers['PATCH /api/content/5/texts/en'] = ({ body: saved }) => keep('en', saved as Record<string, unknown>);
  await alert.getByText('Theirs', { exact: true }).click();
  await alert.getByRole('button', { name: 'Save this choice' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Quote', exact: true })).toHaveValue('We liked it.');
  await expect.element(page.getByRole('textbox', { name: 'Text, block 1' })).toHaveTextContent('New');
});

test('a translation begins with the original, which stays beside it', async () => {
  await open(<ShownEditor />);
  await page.getByRole('tab', { name: /Deutsch/ }).click();
  await button('Start from the English text').click();
  await expect.poll(() => sent('PATCH /api/content/5/texts/de')).toMatchObject({ title: 'How it works', revision: 0 });
  await expect.element(page.getByRole('region', { name: 'English original' })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('the texts that are ready are published', async () => {
  shelf.stored = article({ texts: [text({ isChanged: true }), text({ locale: 'de', state: 'draft', description: '' })] });
  answers['POST /api/content/5/publish'] = () => shelf.stored;
  await open(<ShownEditor />);
  await button('Publish').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('1 thing missing')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: /Deutsch/ })).toBeDisabled();
  await dialog.getByLabelText('Take down on (optional)').fill('2026-08-01T12:00');
  expect(await listAxeFaults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect
    .poll(() => sent('POST /api/content/5/publish'))
    .toEqual({ texts: [{ locale: 'en', revision: 3 }], publish_at: null, take_down_at: '2026-08-01T12:00' });
  await expectTold('Published');
});

test('the first thing that is missing takes the focus when it is shown', async () => {
  const images = ['pica', 'picb'].map((key) => ({
    key,
    fileRef: key.repeat(5).padEnd(22, 'A'),
    alt: '',
    isDecorative: false,
    caption: '',
  }));
  const described = images.map((image, place) => ({ ...image, alt: place === 0 ? 'A beach' : '' }));
  const body = [...text().body, { kind: 'gallery' as const, key: 'gall', images: described }];
  shelf.stored = article({ texts: [text(), text({ locale: 'de', state: 'draft', body })] });
  await open(<ShownEditor />);
  await button('Publish').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show what’s missing in Deutsch' }).click();
  await expect.element(page.getByRole('listitem', { name: 'Image 2' }).getByLabelText('What the image shows')).toHaveFocus();
});

test('the dialog that publishes begins at its first field that can be used', async () => {
  shelf.stored = article({ texts: [text({ state: 'draft', description: '' })] });
  await open(<ShownEditor />);
  await button('Publish').click();
  await expect.element(page.getByRole('dialog').getByLabelText('Publish on (optional)')).toHaveFocus();
});

test('the dialog that publishes opens when all that was typed is saved, and publishes that revision', async () => {
  answers['POST /api/content/5/publish'] = () => shelf.stored;
  await open(<ShownEditor />);
  await page.getByLabelText('Title').fill('How a stay works');
  await button('Publish').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  expect(sent('PATCH /api/content/5/texts/en')).toMatchObject({ title: 'How a stay works', revision: 3 });
  // Somebody else goes on with it: that isn't published.
  shelf.stored = article({ texts: [text({ title: 'Theirs', revision: 9 })] });
  await queryClient.refetchQueries();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => sent('POST /api/content/5/publish')).toMatchObject({ texts: [{ locale: 'en', revision: 4 }] });
});

test('a text that can’t be saved can’t be published', async () => {
  answers['PATCH /api/content/5/texts/en'] = () => refuseWith(503, 'unavailable', 'Later.');
  await open(<ShownEditor />);
  await page.getByLabelText('Title').fill('How a stay works');
  await button('Publish').click();
  await expectTold('This text isn’t saved yet. Publish once it is.');
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('the address is checked while it is typed, and a free one can be taken', async () => {
  answers['GET /api/content-slugs'] = () => ({ problem: 'taken', suggestion: 'summer-2' });
  answers['PATCH /api/content/5'] = () => shelf.stored;
  await open(<ShownEditor />);
  await button('Settings').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('summer');
  await expect.element(dialog.getByText(/This address is already taken/)).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Use “summer-2”' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('summer-2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent('PATCH /api/content/5')).toMatchObject({ slug: 'summer-2', author_id: null, version: 1 });
});

test('an older version is shown and restored', async () => {
  const version = {
    id: 1,
    number: 1,
    locale: 'en',
    title: 'Old',
    by: 'Nora Byrne',
    createdAt: AT,
    visibleFrom: AT,
    visibleUntil: AT,
    isVisible: false,
  };
  answers['GET /api/content/5/versions'] = () => ({ data: [version] });
  answers['GET /api/content/5/versions/1'] = () => ({
    ...version,
    description: 'D',
    imageAlt: '',
    body: [{ kind: 'text', key: 'text', html: '<p>Before</p>' }],
  });
  answers['POST /api/content/5/versions/1/restore'] = () => keep('en', { title: 'Old', revision: 3 });
  await open(<ShownEditor />);
  await button('More').click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await button('Show').click();
  await expect.element(page.getByText('Before')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog', { name: 'Restore version 1?' }).getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => sent('POST /api/content/5/versions/1/restore')).toEqual({ revision: 3 });
  await expect.element(page.getByLabelText('Title')).toHaveValue('Old');
});

test('a version is compared with the draft and with another version', async () => {
  const version = (number: number) => ({
    ...{ id: number, number, locale: 'en', title: 'How it works', by: 'Nora Byrne' },
    ...{ createdAt: AT, visibleFrom: AT, visibleUntil: null, isVisible: number === 2 },
  });
  const whole = (number: number, html: string) => () => ({
    ...{ ...version(number), description: 'From search to arrival.', imageAlt: '' },
    body: [{ kind: 'text', key: 'text', html }],
  });
  answers['GET /api/content/5/versions'] = () => ({ data: [version(2), version(1)] });
  answers['GET /api/content/5/versions/1'] = whole(1, '<p>Choose a school.</p>');
  answers['GET /api/content/5/versions/2'] = whole(2, '<p>Choose a house.</p>');
  await open(<ShownEditor />);
  await button('More').click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const older = page.getByRole('region', { name: 'Version 1' });
  await older.getByRole('button', { name: 'Compare' }).click();
  await expect.element(older.getByRole('insertion').filter({ hasText: 'family' })).toBeVisible();
  await expect.element(older.getByRole('deletion').filter({ hasText: 'school' })).toBeVisible();
  await expect.element(older.getByRole('region', { name: 'Quote: added' })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await older.getByLabelText('Compare with').selectOptions('Version 2');
  await expect.element(older.getByRole('insertion').filter({ hasText: 'house' })).toBeVisible();
});

test('a preview link is made, shown once, and revoked', async () => {
  answers['POST /api/content/5/previews'] = () => {
    shelf.stored = { ...shelf.stored, previews: [{ id: 1, createdAt: AT, expiresAt: AT, by: 'Nora Byrne' }] };
    return { url: 'https://own.example/en/preview/abc', expiresAt: AT };
  };
  answers['DELETE /api/content/5/previews'] = () => {
    shelf.stored = { ...shelf.stored, previews: [] };
    return shelf.stored;
  };
  await open(<ShownEditor />);
  await button('Preview').click();
  await button('Create link').click();
  await expect.element(page.getByLabelText('Preview link')).toHaveValue('https://own.example/en/preview/abc');
  expect(await listAxeFaults()).toEqual([]);
  await button('Revoke all links').click();
  await expect.element(page.getByText('Links in use')).not.toBeInTheDocument();
});

test('a page is deleted only after its address is typed', async () => {
  const deleted = vi.fn(() => ({ message: 'Deleted.' }));
  answers['DELETE /api/content/5'] = deleted;
  await open(<ShownEditor />);
  await button('More').click();
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('This can’t be undone', { exact: false })).toBeVisible();
  await dialog.getByRole('textbox').fill('how-it-works');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => deleted.mock.calls.length).toBe(1);
});
