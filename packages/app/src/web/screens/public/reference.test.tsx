// The page of a reference: who is asked, about whom, and what is sent.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import ReferenceScreen from './reference.screen.tsx';

const words = ['reference', 'form', 'validation', 'common'] as const;

const { answers, open, sent } = partsOf({ at: '/reference/token', words, user: null });

test('a reference is sent with its marks, once the referee states to be independent', async () => {
  answers['GET /api/references/'] = () => ({
    ...{ refereeName: 'Anna', familyName: 'Orla Murphy', relation: 'Neighbour', expiresAt: '2026-07-01T09:00:00.000Z' },
  });
  answers['POST /api/references/'] = () => ({ message: 'Thank you.' });
  await open(<ReferenceScreen />);
  await expect.element(page.getByRole('heading', { name: 'Reference for Orla Murphy' })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  for (const [name, mark] of [
    [/reliable/, '5'],
    [/caring/, '4'],
    [/safe and tidy/, '4'],
    [/with children/, '5'],
  ] as const) {
    await page.getByRole('radiogroup', { name }).getByRole('radio', { name: mark }).click();
  }
  await page.getByRole('textbox', { name: /How do you know them/ }).fill('I have known them for ten years.');
  await button('Send reference').click();
  expect(sent('POST /api/references/')).toBeUndefined();
  await page.getByRole('checkbox', { name: /not related/ }).click();
  await button('Send reference').click();
  await expect.element(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(sent('POST /api/references/')).toMatchObject({ reliability: '5', care: '4', is_independent: true });
});

test('a link that doesn’t work any more is told', async () => {
  await open(<ReferenceScreen />);
  await expect.element(page.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
});
