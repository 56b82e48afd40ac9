// The saved replies of staff: their languages, variables, preview and problems; only read by those who may not write.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SavedReply } from '#contract/messaging/saved-reply.shapes.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { signInAs } from '#web/testing/page.tsx';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import { useSavedReplies } from './saved-replies.tsx';

const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };
const welcome: SavedReply = { id: 4, name: 'Welcome', texts: { en: 'Hello {{firstName}}', de: 'Hallo {{firstName}}' }, version: 2 };

const words = ['messagingReplies', 'resource', 'titles', 'list', 'lists', 'form', 'validation'] as const;
const { answers, asked, open, sent } = partsOf({ at: '/hub/saved-replies', words, user: userWith(['Coordinator']) });

beforeEach(() => {
  answers['GET /api/saved-replies'] = () => pageOf([welcome]);
});

function Screen() {
  return <ResourceScreen resource={useSavedReplies()} views={views} />;
}

const drawer = () => page.getByRole('dialog');
const textIn = (language: string) => drawer().getByRole('textbox', { name: `Text in ${language}` });
const tab = (language: string) => drawer().getByRole('tab', { name: new RegExp(`^${language}`) });
const preview = () => drawer().getByRole('region', { name: 'Preview with sample values' });

test('the list has the languages of each reply', async () => {
  await open(<Screen />);
  await expect.element(page.getByRole('row', { name: /Welcome/ })).toMatchTextContent(/English, Deutsch/);
});

test('a new reply has variables put in by buttons, and only the written texts are sent', async () => {
  answers['POST /api/saved-replies'] = () => ({ ...welcome, id: 5, name: 'Arrival' });
  await open(<Screen />);
  await button('Create saved reply').click();
  await drawer().getByRole('textbox', { name: 'Name' }).fill('Arrival');
  await textIn('English').fill('Hello ');
  await drawer().getByRole('button', { name: 'User’s first name' }).click();
  await expect.element(textIn('English')).toHaveValue('Hello {{firstName}}');
  await expect.element(preview()).toMatchTextContent(/Hello Maria/);
  expect(await listAxeFaults()).toEqual([]);
  await tab('Deutsch').click();
  await expect.element(preview()).toMatchTextContent(/There’s no text in Deutsch.*Hello Maria/);
  await textIn('Deutsch').fill('Hallo');
  await inDialog('Save').click();
  await vi.waitFor(() =>
    expect(sent('POST /api/saved-replies')).toEqual({ name: 'Arrival', texts: { en: 'Hello {{firstName}}', de: 'Hallo' } }),
  );
});

test('an unknown variable is told at its field, whichever language is shown', async () => {
  await open(<Screen />, { at: '/hub/saved-replies?open=4' });
  await tab('Deutsch').click();
  await textIn('Deutsch').fill('Das WLAN: {{wifi}}');
  await tab('English').click();
  await inDialog('Save').click();
  await expect.element(textIn('Deutsch')).toBeVisible();
  await expect.element(textIn('Deutsch')).toHaveAccessibleDescription(/There are no variables called \{\{wifi\}\}/);
  expect(asked.some(({ key }) => key.startsWith('PATCH'))).toBe(false);
});

test('the English text is required', async () => {
  await open(<Screen />, { at: '/hub/saved-replies?open=4' });
  await textIn('English').fill('');
  await inDialog('Save').click();
  await expect.element(textIn('English')).toHaveAttribute('aria-invalid', 'true');
  expect(asked.some(({ key }) => key.startsWith('PATCH'))).toBe(false);
});

test('a change starts from the version that was read, and a name that is taken is told', async () => {
  answers['PATCH /api/saved-replies/4'] = () =>
    refuseWith(422, 'nameTaken', 'This name is taken.', { errors: { name: ['This name is taken.'] } });
  await open(<Screen />, { at: '/hub/saved-replies?open=4' });
  await drawer().getByRole('textbox', { name: 'Name' }).fill('Arrival');
  await inDialog('Save').click();
  await expect.element(drawer().getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/This name is taken/);
  expect(sent('PATCH /api/saved-replies/4')).toMatchObject({ name: 'Arrival', version: 2 });
});

test('a reply is deleted after a question', async () => {
  answers['DELETE /api/saved-replies/4'] = () => ({ message: 'Done' });
  await open(<Screen />, { at: '/hub/saved-replies?open=4' });
  await inDialog('Delete').click();
  await page.getByRole('dialog', { name: 'Delete Welcome?' }).getByRole('button', { name: 'Delete' }).click();
  await expectTold('Welcome deleted');
});

test('an agent reads them, without a form', async () => {
  signInAs(userWith(['Agent'], { capabilities: ['support.handle'] }));
  await open(<Screen />, { at: '/hub/saved-replies?open=4' });
  await expect.element(drawer().getByText('Hallo {{firstName}}')).toBeVisible();
  expect(drawer().getByRole('textbox').elements()).toEqual([]);
  await expect.element(button('Create saved reply')).not.toBeInTheDocument();
});
