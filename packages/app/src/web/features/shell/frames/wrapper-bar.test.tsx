// The bar of the web view: three buttons that do what they say, as far as the history reaches.

import { expect, test } from 'vitest';
import { listAxeFaults } from '#web/testing/axe.ts';
import { type Journey, pageAround } from '#web/testing/page.tsx';
import { show } from '#web/testing/render.tsx';
import { HistoryBar } from './history-bar.tsx';
import { WrapperBar } from './wrapper-bar.tsx';

async function open(part: React.ReactNode, journey: Journey) {
  return show(pageAround(part, { name: 'mobileHome', journey }), { words: ['frame'] });
}

test('back and forward go one step where there is one', async () => {
  const journey: Journey = { went: [], reach: { back: true, forward: true } };
  const screen = await open(<HistoryBar />, journey);
  expect(screen.container.querySelectorAll('button')).toHaveLength(3);
  expect(await listAxeFaults()).toEqual([]);
  await screen.getByRole('button', { name: 'Back' }).click();
  await screen.getByRole('button', { name: 'Forward' }).click();
  expect(journey.went).toEqual(['-1', '1']);
});

test('where there is none they can not be pressed; loading again always can', async () => {
  const screen = await open(<HistoryBar />, { went: [], reach: { back: false, forward: false } });
  await expect.element(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Forward' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
});

test('a build without the setting has no bar', async () => {
  const screen = await open(<WrapperBar />, { went: [] });
  expect(screen.container.querySelectorAll('button')).toHaveLength(0);
});
