// Toasts: how they are announced, how long they stay, and what can be done about them.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { clearToasts, listToasts } from '#web/testing/toasts.ts';
import { alerts, showAlert, showToast } from './notices.ts';
import { Notices } from './notices-host.tsx';

beforeEach(clearToasts);
afterEach(clearToasts);

test.each(['light', 'dark'] as const)('are announced by their weight, and hold before axe, %s', async (scheme) => {
  await show(<Notices />, { scheme });
  showToast('Saved.');
  showToast('Not saved.', { kind: 'error' });
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect.element(region.getByRole('status')).toHaveTextContent('Saved.');
  await expect.element(region.getByRole('alert')).toHaveTextContent('Not saved.');
  expect(await listAxeFaults()).toEqual([]);
});

test('go by themselves, but not while the focus is in them', async () => {
  await show(<Notices />);
  showToast('Ann has been deactivated.', { ms: 300, action: { label: 'Undo', run: () => undefined } });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  (undo.element() as HTMLElement).focus();
  await new Promise((later) => setTimeout(later, 700));
  await expect.element(undo).toBeVisible();
  (undo.element() as HTMLElement).blur();
  await expect.element(undo).not.toBeInTheDocument();
});

test('offer a deed once, and go with it', async () => {
  const run = vi.fn();
  await show(<Notices />);
  showToast('Ann has been deactivated.', { ms: 60_000, action: { label: 'Undo', run } });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(run).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('go at the button and at a key', async () => {
  await show(<Notices />, { locale: 'de' });
  showToast('Eins', { ms: 60_000 });
  showToast('Zwei', { ms: 60_000 });
  await page.getByRole('button', { name: 'Ausblenden' }).first().click();
  await expect.element(page.getByText('Eins')).not.toBeInTheDocument();
  (page.getByRole('button', { name: 'Ausblenden' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Zwei')).not.toBeInTheDocument();
});

test('are there once for each subject, and once if they say the same, but not in place of one that has the focus', async () => {
  await show(<Notices />);
  const action = { label: 'Open', run: () => undefined };
  showToast('Maeve: Hello', { ms: 60_000, action, subject: 'conversation 4' });
  showToast('Tom: Hello', { ms: 60_000, action, subject: 'conversation 5' });
  showToast('Saved', { ms: 60_000 });
  showToast('Saved', { ms: 60_000 });
  await expect.element(page.getByText('Saved')).toBeVisible();
  showToast('Maeve: How are you?', { ms: 60_000, action, subject: 'conversation 4' });
  await expect.element(page.getByText('Maeve: How are you?')).toBeVisible();
  const readTexts = () => listToasts().map(({ text }) => text);
  expect(readTexts()).toEqual(['Tom: Hello', 'Saved', 'Maeve: How are you?']);
  const tom = page.getByRole('status').filter({ hasText: 'Tom: Hello' });
  (tom.getByRole('button', { name: 'Open' }).element() as HTMLElement).focus();
  showToast('Tom: Are you there?', { ms: 60_000, action, subject: 'conversation 5' });
  await expect.element(page.getByText('Tom: Are you there?')).toBeVisible();
  expect(readTexts()).toEqual(['Tom: Hello', 'Saved', 'Maeve: How are you?', 'Tom: Are you there?']);
});

test('an alert is there as soon as it is told, before anything was used, and goes at Escape', async () => {
  await show(<Notices />);
  showAlert({ title: 'Signed out', text: 'Please sign in again.' });
  const told = page.getByRole('alertdialog', { name: 'Signed out' });
  await expect.element(told).toHaveAccessibleDescription('Please sign in again.');
  await userEvent.keyboard('{Escape}');
  await expect.element(told).not.toBeInTheDocument();
  expect(alerts.get()).toEqual([]);
});
