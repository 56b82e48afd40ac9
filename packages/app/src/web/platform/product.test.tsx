// What the server writes into the page of its settings.

import { afterEach, expect, test } from 'vitest';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { areTestPaymentsShown, canTranslate, getPlatformZone, getProductName } from './product.ts';
import { TestPaymentsBanner } from './test-payments-banner.tsx';

afterEach(() => {
  for (const meta of document.querySelectorAll('meta[data-test]')) meta.remove();
});

function write(name: string, content: string): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name, content });
  meta.dataset['test'] = '';
  document.head.append(meta);
}

test('is what the product goes by', () => {
  write('product-name', 'Stays & Co.');
  write('time-zone', 'Asia/Tokyo');
  write('payments', 'test');
  write('translation', 'on');
  expect([getProductName(), getPlatformZone(), areTestPaymentsShown(), canTranslate()]).toEqual(['Stays & Co.', 'Asia/Tokyo', true, true]);
});

test('has a value of its own where no server has written it', () => {
  expect([getProductName(), getPlatformZone(), areTestPaymentsShown(), canTranslate()]).toEqual([
    'Hosted Stays',
    'Europe/Dublin',
    false,
    false,
  ]);
});

test.each(['light', 'dark'] as const)('%s: test payments are told on top of a page, where the server has written it', async (scheme) => {
  const before = await show(<TestPaymentsBanner />, { scheme });
  expect(before.container.querySelector('aside')).toBeNull();
  await before.unmount();
  write('payments', 'test');
  const screen = await show(<TestPaymentsBanner />, { scheme });
  await expect.element(screen.getByText('This site only takes test payments', { exact: false })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});
