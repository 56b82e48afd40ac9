// The screen of writing with a language model: off and on, streamed, stopped, refused, saved; prompts and translations.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toWire } from '#contract/platform/validation/names.ts';
import type { Prompt, WholeWriting, WritingState } from '#contract/writing/language-model.shapes.ts';
import HubWritingScreen from '#web/screens/hub/content/language-model.screen.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { article } from '#web/testing/article-editor.tsx';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';

const STATE: WritingState = {
  ...{ model: 'stand-in', currency: 'USD', priceIn: '2.50', priceOut: '10', maxTokens: 4000 },
  ...{ month: '2026-07', budget: '20', spent: '5', left: '15' },
};
const PROMPT: Prompt = {
  ...{ id: 3, title: 'A town', text: 'Write about {{town}}.', versionId: 9, number: 2, isArchived: false, version: 4 },
  ...{ updatedAt: '2026-07-01T09:00:00.000Z', updatedBy: 'Nora Byrne' },
};
const WRITING: WholeWriting = {
  ...{ id: 7, kind: 'write', state: 'done', failure: null, excerpt: 'Write', promptTitle: null, promptNumber: null, locale: null },
  ...{
    articleId: null,
    articleKind: null,
    model: 'stand-in',
    tokensIn: 40,
    tokensOut: 10,
    cost: '0.0002',
    currency: 'USD',
    isEstimated: false,
  },
  ...{ startedAt: '2026-07-01T09:00:00.000Z', by: 'Nora Byrne', request: 'Write', sources: [], answer: 'Cork blooms.', isCut: false },
};

const { answers, open, sent } = partsOf({
  at: '/hub/chat-gpt',
  words: ['writing', 'titles', 'common', 'form', 'errors', 'content', 'contentEditor'],
  user: userWith(['Administrator']),
});

/** Answers with lines, and stays open until the signal is aborted if it isn't ended. */
function streamOf(lines: readonly object[], { isOpen = false } = {}): Response {
  const bytes = new TextEncoder().encode(lines.map((line) => `${JSON.stringify(toWire(line))}\n`).join(''));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // In two parts, cut within a line.
      controller.enqueue(bytes.slice(0, 20));
      controller.enqueue(bytes.slice(20));
      if (!isOpen) controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } });
}

async function show(state: Partial<WritingState> = {}, at = '/hub/chat-gpt'): Promise<void> {
  sessionStorage.clear();
  answers['GET /api/writing'] = () => ({ ...STATE, ...state });
  answers['GET /api/writing-prompts'] = () => ({ data: [PROMPT] });
  answers['GET /api/writings'] = () => pageOf([]);
  await open(<HubWritingScreen />, { at });
}

const prompt = () => page.getByRole('textbox', { name: 'Prompt', exact: true });
const written = () => page.getByRole('region', { name: 'Text', exact: true }).getByRole('textbox', { name: 'Text', exact: true });

test.each([360, 1280])('without a model it says how to set one up, and writing by hand works, at %i pixels', async (width) => {
  await page.viewport(width, 900);
  await show({ model: null });
  await expect.element(page.getByText('No language model is set up')).toBeVisible();
  await expect.element(page.getByText('WRITING_URL')).toBeVisible();
  await prompt().fill('Anything');
  await expect.element(button('Write text')).toBeDisabled();
  await written().fill('By hand');
  await expect.element(button('Save as draft')).toBeEnabled();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await listAxeFaults()).toEqual([]);
});

test('a saved prompt is filled in, counted, sent, and its answer shown as it comes', async () => {
  await show();
  answers['POST /api/writings'] = () =>
    streamOf([
      { event: 'start', id: 7 },
      { event: 'text', text: 'Cork ' },
      { event: 'text', text: 'blooms.' },
      { event: 'end', writing: WRITING },
    ]);
  await expect.element(page.getByText(/US\$5\.00 of US\$20\.00 used in July 2026\..*US\$15\.00 left\./)).toBeVisible();
  await page.getByRole('combobox', { name: 'Saved prompt' }).click();
  await page.getByRole('option', { name: 'A town' }).click();
  await page.getByLabelText('town', { exact: true }).fill('Cork');
  await expect.element(page.getByText(/^17 characters, about 5 tokens; costs at most about US\$0\.04$/)).toBeVisible();
  await button('Write text').click();
  await expect.element(written()).toHaveValue('Cork blooms.');
  await expect.element(page.getByText('50 tokens, US$0.0002')).toBeVisible();
  expect(sent('POST /api/writings')).toEqual({
    ...{ text: 'Write about {{town}}.', values: [{ name: 'town', value: 'Cork' }], sources: [] },
    prompt_version_id: 9,
    not_people: [],
  });
});

test('a source that is kept is sent with its address and its notes', async () => {
  const notes = 'Cork has a market each Friday.';
  const kept = { id: 3, url: 'https://example.org/cork', title: 'Cork', notes, licence: '', tags: [], active: true };
  answers['GET /api/sources'] = () => ({
    data: [{ ...kept, articles: [], articleIds: [], version: 1 }],
    meta: { total: 1, page: 1, perPage: 20 },
  });
  await show();
  answers['POST /api/writings'] = () =>
    streamOf([
      { event: 'text', text: 'Cork blooms.' },
      { event: 'end', writing: WRITING },
    ]);
  await prompt().fill('Write');
  await page.getByRole('combobox', { name: 'Add a saved source' }).click();
  await page.getByRole('option', { name: 'Cork' }).click();
  await expect.element(page.getByLabelText('Web address (optional)')).toHaveValue(kept.url);
  await button('Write text').click();
  await expect.element(written()).toHaveValue('Cork blooms.');
  expect(sent('POST /api/writings')).toMatchObject({ sources: [{ title: 'Cork', address: kept.url, text: notes }] });
});

test('a text that is stopped keeps what there is of it', async () => {
  await show();
  answers['POST /api/writings'] = () =>
    streamOf(
      [
        { event: 'start', id: 7 },
        { event: 'text', text: 'Cork ' },
      ],
      { isOpen: true },
    );
  await prompt().fill('Write');
  await button('Write text').click();
  await expect.element(written()).toHaveValue('Cork ');
  await button('Stop').click();
  await expect.element(button('Write text')).toBeVisible();
  await expect.element(written()).toHaveValue('Cork ');
});

test('a name of a person is shown with its place, and a missing value at its field', async () => {
  await show();
  const issues = [{ place: 'value', index: 0, start: 0, end: 8, kind: 'name', found: 'Ann Byrne' }];
  answers['POST /api/writings'] = () => refuseWith(422, 'personalData', 'Names were found.', { issues });
  await prompt().fill('About {{whom}}');
  await page.getByLabelText('whom', { exact: true }).fill('Ann Byrne');
  await button('Write text').click();
  const alert = page.getByRole('alert').filter({ hasText: 'Names were found.' });
  await expect.element(alert.getByRole('listitem')).toHaveTextContent('Name: Ann Byrne (in the variable whom)');
  answers['POST /api/writings'] = () => refuseWith(422, 'validation', 'Wrong.', { errors: { 'values.whom': ['This is needed.'] } });
  await button('Write text').click();
  await expect.element(page.getByText('This is needed.')).toBeVisible();
});

test('names are sent once each is confirmed to be no person’s, and health notes never', async () => {
  await show();
  const [rose, mark] = ['Rose Day', 'Mark Garden'].map((found, start) => ({
    ...{ place: 'prompt', index: 0, start, end: start + 8, kind: 'name', found },
  }));
  answers['POST /api/writings'] = () => refuseWith(422, 'personalData', 'Names were found.', { issues: [rose, mark] });
  await prompt().fill('Rose Day in Mark Garden');
  await button('Write text').click();
  await expect.element(button('Send with these words')).toBeDisabled();
  await page.getByRole('checkbox', { name: '“Rose Day” isn’t a person here' }).click();
  await page.getByRole('checkbox', { name: '“Mark Garden” isn’t a person here' }).click();
  const health = { ...rose, kind: 'health' };
  answers['POST /api/writings'] = () => refuseWith(422, 'personalData', 'Notes were found.', { issues: [mark, health] });
  expect(await listAxeFaults()).toEqual([]);
  await button('Send with these words').click();
  await expect.element(page.getByText('Notes were found.')).toBeVisible();
  expect(sent('POST /api/writings')).toMatchObject({ not_people: ['Rose Day', 'Mark Garden'] });
  await expect.element(button('Send with these words')).not.toBeInTheDocument();
});

test('a failed text says why, and one without citations is to be checked', async () => {
  await show();
  answers['POST /api/writings'] = () => streamOf([{ event: 'end', writing: { ...WRITING, state: 'failed', failure: 'overloaded' } }]);
  await prompt().fill('Write');
  await button('Write text').click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'takes no more requests right now' })).toBeVisible();
  const sources = [{ title: 'A', address: '', text: 'B' }];
  answers['POST /api/writings'] = () => streamOf([{ event: 'end', writing: { ...WRITING, answer: 'As [3] says', sources } }]);
  await button('Write text').click();
  await expect.element(page.getByText('The text cites none of the sources. Check its facts.')).toBeVisible();
  await expect.element(page.getByText(/no sources with these numbers: 3/)).toBeVisible();
});

test('a text is saved as a new page, by its heading', async () => {
  await show();
  answers['POST /api/writing-drafts'] = () => ({ article: article({ id: 5 }) });
  await written().fill('# Spring in Cork\n\nIt blooms.');
  await button('Save as draft').click();
  const dialog = page.getByRole('dialog', { name: 'Save as draft' });
  await expect.element(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('spring-in-cork');
  expect(await listAxeFaults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .poll(() => sent('POST /api/writing-drafts'))
    .toMatchObject({
      writing_id: null,
      target: { to: 'new', kind: 'page', title: 'Spring in Cork', slug: 'spring-in-cork' },
    });
});

test('prompts are listed with their versions, and archived', async () => {
  await show({}, '/hub/chat-gpt?tab=prompts');
  answers['PATCH /api/writing-prompts/3'] = () => ({ ...PROMPT, isArchived: true });
  answers['GET /api/writing-prompts/3/versions'] = () => ({
    data: [
      { id: 9, number: 2, text: 'Write about {{town}}.', createdAt: PROMPT.updatedAt, by: 'Nora Byrne' },
      { id: 8, number: 1, text: 'Praise {{town}}.', createdAt: PROMPT.updatedAt, by: 'Nora Byrne' },
    ],
  });
  await button('Versions').click();
  await button('Use version 1 again').click();
  const dialog = page.getByRole('dialog', { name: 'Edit' });
  await expect.element(dialog.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Praise {{town}}.');
  expect(await listAxeFaults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Save prompt' }).click();
  await expect.poll(() => sent('PATCH /api/writing-prompts/3')).toEqual({ title: 'A town', text: 'Praise {{town}}.', version: 4 });
  await button('Archive').click();
  await expect.poll(() => sent('PATCH /api/writing-prompts/3')).toEqual({ is_archived: true, version: 4 });
});

test('the history tells what was asked for, what it cost, and what came of it', async () => {
  answers['GET /api/writings/7'] = () => WRITING;
  await show({}, '/hub/chat-gpt');
  answers['GET /api/writings'] = () =>
    pageOf([WRITING, { ...WRITING, id: 8, kind: 'translate', locale: 'de', articleId: 5, articleKind: 'page' }]);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect.element(page.getByRole('row', { name: /Translation: Deutsch.*Done.*US\$0\.0002/ })).toBeVisible();
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect.element(page.getByRole('dialog').getByText('Cork blooms.')).toBeVisible();
});

test('a prompt that was typed is saved for the next time', async () => {
  await show();
  answers['POST /api/writing-prompts'] = () => PROMPT;
  await prompt().fill('Write about {{town}}.');
  await button('Save prompt').click();
  const dialog = page.getByRole('dialog', { name: 'Add prompt' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('A town');
  await dialog.getByRole('button', { name: 'Save prompt' }).click();
  await expect.poll(() => sent('POST /api/writing-prompts')).toEqual({ title: 'A town', text: 'Write about {{town}}.' });
});
