// How somebody chooses to hear of new messages.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createViewedUser, userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { signInAs } from '#web/testing/page.tsx';
import { expectTold, partsOf } from '#web/testing/parts.tsx';
import { MessagePreferences } from './message-preferences.tsx';

const { answers, open, sent } = partsOf({ at: '/account', words: ['messagingPreferences'], user: userWith(['Parent']) });

const CHANGE = 'PATCH /api/conversations/preferences';

let preferences: Record<string, unknown>;

beforeEach(() => {
  preferences = { sound: true, email: 'soon', quietFrom: null, quietTo: null, pushKey: 'BAAA', pushDevices: 1 };
  answers['GET /api/conversations/preferences'] = () => preferences;
  answers[CHANGE] = ({ body }) => {
    const { quiet_from: quietFrom, quiet_to: quietTo, ...rest } = body as Record<string, unknown>;
    preferences = { ...preferences, ...rest, ...(quietFrom === undefined ? {} : { quietFrom, quietTo }) };
    return preferences;
  };
});

test('each choice is saved at once', async () => {
  await open(<MessagePreferences />);
  await page.getByRole('switch', { name: /^Sound/ }).click();
  await expectTold('Message settings saved');
  expect(sent(CHANGE)).toEqual({ sound: false });
  await page.getByRole('radio', { name: 'Once a day' }).click();
  await vi.waitFor(() => expect(sent(CHANGE)).toEqual({ email: 'digest' }));
});

test('quiet hours begin with the night, and a time is saved when it is left', async () => {
  await open(<MessagePreferences />);
  await page.getByRole('switch', { name: /^Quiet hours/ }).click();
  await vi.waitFor(() => expect(sent(CHANGE)).toEqual({ quiet_from: '22:00', quiet_to: '07:00' }));
  const from = page.getByLabelText('From');
  await from.fill('21:30');
  from.element().blur();
  await vi.waitFor(() => expect(sent(CHANGE)).toEqual({ quiet_from: '21:30', quiet_to: '07:00' }));
});

test('push messages are offered only where the server sends some', async () => {
  await open(<MessagePreferences />);
  await expect.element(page.getByText('1 device gets push messages.')).toBeVisible();
  preferences = { ...preferences, pushKey: null };
  await open(<MessagePreferences />);
  await expect.element(page.getByRole('switch', { name: /^Sound/ }).last()).toBeVisible();
});

test('an administrator who views the product as somebody else changes nothing', async () => {
  signInAs(createViewedUser(['Parent']));
  await open(<MessagePreferences />);
  await expect.element(page.getByRole('switch', { name: /^Sound/ })).toBeDisabled();
});

test.each(['light', 'dark'] as const)('axe finds no fault in %s', async (scheme) => {
  preferences = { ...preferences, quietFrom: '22:00', quietTo: '07:00' };
  await open(<MessagePreferences />, { scheme });
  await expect.element(page.getByRole('switch', { name: /^Sound/ })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});
