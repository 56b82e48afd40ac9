// The editor of a page on screen: blocks by pointer and keys, languages with their marks, saving, conflicts, publishing and versions.

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readArticle } from '#contract/content/drafts.endpoints.ts';
import type { DraftText, EditedArticle } from '#contract/content/drafts.shapes.ts';
import type { CleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, partsOf } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { listToasts } from '#web/testing/toasts.ts';
import { ArticleEditor } from './article-editor.tsx';

const AT = '2026-07-01T09:00:00.000Z';

function text(change: Partial<DraftText> = {}): DraftText {
  return {
    ...{ locale: 'en', title: 'How it works', description: 'From search to arrival.', imageAlt: '', revision: 3, state: 'published' },
    body: [
      { kind: 'text', key: 'text', html: '<p>Choose a family.</p>' as CleanHtml },
      { kind: 'quote', key: 'quot', text: 'We loved it.', who: 'Ann' },
    ],
    ...{ isChanged: false, scheduledFor: null, takenDownAt: null, isOutdated: false, updatedAt: AT, updatedBy: 'Nora Byrne' },
    ...change,
  };
}

function article(change: Partial<EditedArticle> = {}): EditedArticle {
  return {
    ...{ id: 5, kind: 'page', slug: 'how-it-works', formerSlugs: [], state: 'published', tags: [], author: null, featureImageRef: null },
    ...{ publishedAt: AT, createdAt: AT, texts: [text()], previews: [], version: 1 },
    ...change,
  };
}

const { answers, open, sent } = partsOf({
  at: '/hub/pages/5',
  words: ['content', 'contentEditor', 'names', 'titles', 'common', 'form', 'validation', 'richText', 'upload', 'lists'],
  user: userWith(['Page editor']),
  heading: 'Page',
});

let stored: EditedArticle;

/** What the server does with a text. */
function keep(locale: string, body: Record<string, unknown>): EditedArticle {
  const before = stored.texts.find((one) => one.locale === locale);
  const { revision, ...said } = body as { revision: number };
  const next = { ...text({ state: 'draft' }), ...before, ...said, locale, revision: revision + 1, isChanged: before !== undefined };
  stored = { ...stored, texts: [...stored.texts.filter((one) => one.locale !== locale), next as DraftText] };
  return stored;
}

beforeEach(() => {
  stored = article();
  persist.update({ articleDrafts: undefined });
  queryClient.clear();
  Object.assign(answers, {
    'GET /api/content/5': () => stored,
    'PATCH /api/content/5/texts/en': ({ body }: { body: Record<string, unknown> }) => keep('en', body),
    'PATCH /api/content/5/texts/de': ({ body }: { body: Record<string, unknown> }) => keep('de', body),
    'GET /api/content-authors': () => ({ data: [{ id: 7, name: 'Nora Byrne' }] }),
    'GET /api/content-tags': () => ({ data: [] }),
    'GET /api/content-slugs': () => ({ problem: null, suggestion: null }),
  });
});

function Shown() {
  const { data } = useEndpoint(readArticle, { params: { id: 5 } });
  return data === undefined ? null : <ArticleEditor article={data} />;
}

const blockNames = () => page.getByRole('region', { name: 'Content', exact: true }).getByRole('heading', { level: 2 });

test.each([360, 1280])('the texts, marks and actions of a page are shown at %i pixels', async (width) => {
  await page.viewport(width, 900);
  await open(<Shown />);
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
  await open(<Shown />);
  await page.getByLabelText('Title').fill('How a stay works');
  await expect.poll(() => sent('PATCH /api/content/5/texts/en')).toMatchObject({ title: 'How a stay works', revision: 3 });
  await expect.element(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: /English.*with changes/ })).toBeVisible();
});

test('blocks are added, moved by keys, doubled, and brought back after they are deleted', async () => {
  await open(<Shown />);
  await expect
    .poll(() =>
      blockNames()
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Text', 'Quote']);
  await page.getByLabelText('Who said it (optional)').click();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  await expect
    .poll(() =>
      blockNames()
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Quote', 'Text']);
  await button('Add block after Quote, block 1').click();
  await page.getByRole('menuitem', { name: 'Button' }).click();
  await expect
    .poll(() =>
      blockNames()
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Quote', 'Button', 'Text']);
  await expect.element(page.getByLabelText('Text on the button')).toHaveFocus();
  await page.getByRole('group', { name: 'Button, block 2' }).getByRole('button', { name: 'Duplicate' }).click();
  await page.getByRole('group', { name: 'Quote, block 1' }).getByRole('button', { name: 'Delete' }).click();
  await expect
    .poll(() =>
      blockNames()
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Button', 'Button', 'Text']);
  listToasts().at(-1)?.action?.run();
  await expect
    .poll(() =>
      blockNames()
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Quote', 'Button', 'Button', 'Text']);
});

test('columns hold blocks of their own, which move within their column', async () => {
  const said = (key: string, html: string) => ({ kind: 'text' as const, key, html: html as CleanHtml });
  const columns = [
    { key: 'left', blocks: [said('aaaa', '<p>One</p>'), said('bbbb', '<p>Two</p>')] },
    { key: 'right', blocks: [] },
  ];
  stored = article({ texts: [text({ body: [said('text', '<p>Before</p>'), { kind: 'columns', key: 'cols', columns }] })] });
  await open(<Shown />);
  const left = page.getByRole('region', { name: 'Column 1' });
  await left.getByRole('textbox', { name: 'Text, block 2' }).click();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  await page.getByRole('region', { name: 'Column 2' }).getByRole('button', { name: 'Add the first block' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Columns' })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'Quote' }).click();
  await page.getByRole('textbox', { name: 'Quote', exact: true }).fill('Inner');
  const innerKeys = () =>
    (
      sent('PATCH /api/content/5/texts/en') as { body?: { kind: string; columns?: { blocks: { key: string; text?: string }[] }[] }[] }
    )?.body?.map(
      ({ kind, columns: saved }) => saved?.map(({ blocks: inner }) => inner.map(({ key, text: quote }) => quote ?? key)) ?? kind,
    );
  await expect.poll(innerKeys).toEqual(['text', [['bbbb', 'aaaa'], ['Inner']]]);
  expect(await listAxeFaults()).toEqual([]);
});

test('the images of a gallery are put in order, described and removed', async () => {
  const picture = (key: string, alt: string) => ({ key, fileRef: key.repeat(5).padEnd(22, 'A'), alt, isDecorative: false, caption: '' });
  const images = [picture('pica', 'A beach'), picture('picb', ''), picture('picc', 'A wood')];
  stored = article({ texts: [text({ body: [{ kind: 'gallery', key: 'gall', images }] })] });
  await open(<Shown />);
  await page.getByRole('group', { name: 'Image 2' }).getByRole('button', { name: 'Move up' }).click();
  await page.getByLabelText('What the image shows').first().fill('A harbour');
  await page.getByRole('group', { name: 'Image 3' }).getByRole('button', { name: 'Remove image' }).click();
  const alts = () =>
    (sent('PATCH /api/content/5/texts/en') as { body?: { images?: { alt: string }[] }[] })?.body?.[0]?.images?.map(({ alt }) => alt);
  await expect.poll(alts).toEqual(['A harbour', 'A beach']);
  expect(await listAxeFaults()).toEqual([]);
});

test('a slash in an empty text opens the menu of blocks', async () => {
  stored = article({ texts: [text({ body: [{ kind: 'text', key: 'text', html: '' as CleanHtml }] })] });
  await open(<Shown />);
  await page.getByRole('textbox', { name: 'Text, block 1' }).click();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('menuitem', { name: 'Quote' })).toBeVisible();
});

test('a button that leads nowhere good says so', async () => {
  stored = article({ texts: [text({ body: [{ kind: 'callToAction', key: 'butt', label: 'Go', target: '' }] })] });
  await open(<Shown />);
  await page.getByLabelText('Where it leads').fill('javascript:alert(1)');
  await expect.element(page.getByText(/Start with \/ for this website/)).toBeVisible();
});

test('a conflict of two editors ends with the text that is chosen', async () => {
  const theirs = article({ texts: [text({ title: 'Theirs', revision: 9 })] });
  answers['PATCH /api/content/5/texts/en'] = () => {
    stored = theirs;
    return refuseWith(409, 'changedMeanwhile', 'Somebody was first.', { current: theirs });
  };
  await open(<Shown />);
  await page.getByLabelText('Title').fill('Mine');
  await expect.element(page.getByText('Someone else has edited this text')).toBeVisible();
  answers['PATCH /api/content/5/texts/en'] = ({ body }) => keep('en', body as Record<string, unknown>);
  await button('Keep mine').click();
  await expect.poll(() => sent('PATCH /api/content/5/texts/en')).toMatchObject({ title: 'Mine', revision: 9 });
});

test('a translation begins with the original, which stays beside it', async () => {
  await open(<Shown />);
  await page.getByRole('tab', { name: /Deutsch/ }).click();
  await button('Start from the English text').click();
  await expect.poll(() => sent('PATCH /api/content/5/texts/de')).toMatchObject({ title: 'How it works', revision: 0 });
  await expect.element(page.getByRole('region', { name: 'English original' })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('the texts that are ready are published', async () => {
  stored = article({ texts: [text({ isChanged: true }), text({ locale: 'de', state: 'draft', description: '' })] });
  answers['POST /api/content/5/publish'] = () => stored;
  await open(<Shown />);
  await button('Publish').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('1 thing missing')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: /Deutsch/ })).toBeDisabled();
  await dialog.getByLabelText('Take down on (optional)').fill('2026-08-01T12:00');
  expect(await listAxeFaults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect
    .poll(() => sent('POST /api/content/5/publish'))
    .toEqual({ locales: ['en'], publish_at: null, take_down_at: '2026-08-01T12:00' });
  await expectTold('Published');
});

test('the address is checked while it is typed, and a free one can be taken', async () => {
  answers['GET /api/content-slugs'] = () => ({ problem: 'taken', suggestion: 'summer-2' });
  answers['PATCH /api/content/5'] = () => stored;
  await open(<Shown />);
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
  await open(<Shown />);
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

test('a preview link is made, shown once, and revoked', async () => {
  answers['POST /api/content/5/previews'] = () => {
    stored = { ...stored, previews: [{ id: 1, createdAt: AT, expiresAt: AT, by: 'Nora Byrne' }] };
    return { url: 'https://own.example/en/preview/abc', expiresAt: AT };
  };
  answers['DELETE /api/content/5/previews'] = () => {
    stored = { ...stored, previews: [] };
    return stored;
  };
  await open(<Shown />);
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
  await open(<Shown />);
  await button('More').click();
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('This can’t be undone', { exact: false })).toBeVisible();
  await dialog.getByRole('textbox').fill('how-it-works');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => deleted.mock.calls.length).toBe(1);
});
