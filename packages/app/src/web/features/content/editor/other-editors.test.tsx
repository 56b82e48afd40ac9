// Who else edits a page: those at the same text before all others, and nobody who is at another page or has gone.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Connection, openConnection } from '#web/platform/realtime/connection.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { createFakeSocket, type FakeSocket } from '#web/testing/fake-socket.ts';
import { partsOf } from '#web/testing/parts.tsx';
import { OtherEditors } from './other-editors.tsx';

const { open } = partsOf({ at: '/hub/pages/5', words: ['contentEditor'], user: userWith(['Page editor']), heading: 'Page' });

let fake: FakeSocket;
let connection: Connection;
beforeEach(() => {
  fake = createFakeSocket();
  fake.acknowledgement = { ok: true, is_shared: true };
  connection = openConnection(fake.socket);
});
afterEach(() => connection.close());

const arrive = (id: string, name: string, row: string, column: string) =>
  fake.receive('sheet.present', { sheet: 'articleTexts', connection_id: id, name, row, column, is_new: false });

test('editors of the same page are named with their languages, until they go', async () => {
  await open(<OtherEditors articleId={5} locale="en" />);
  fake.happen('connect');
  await expect
    .poll(() => fake.sent.at(-1))
    .toEqual({ name: 'sheet.at', payload: { sheet: 'articleTexts', row: '5', column: 'en', is_new: false } });
  arrive('one', 'Nora Byrne', '5', 'en');
  arrive('two', 'Ola Berg', '5', 'de');
  arrive('six', 'Aoife Daly', '6', 'en');
  await expect.element(page.getByText('Nora Byrne is editing this text now.', { exact: false })).toBeVisible();
  arrive('seven', 'Piet Smit', '5', 'en');
  await expect.element(page.getByText(/are editing this text now/)).toBeVisible();
  await expect.element(page.getByText('Ola Berg (Deutsch)', { exact: false })).toBeVisible();
  expect(page.getByText('Aoife', { exact: false }).elements()).toEqual([]);
  expect(await listAxeFaults()).toEqual([]);
  fake.receive('sheet.left', { sheet: 'articleTexts', connection_id: 'one' });
  await expect.element(page.getByText('Nora Byrne', { exact: false })).not.toBeInTheDocument();
});
