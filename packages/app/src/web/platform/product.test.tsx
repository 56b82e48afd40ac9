// What the server writes into the page of its settings.

import { afterEach, expect, test } from 'vitest';
import { platformZone, productName, tellsTestPayments } from './product.ts';

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
  expect([productName(), platformZone(), tellsTestPayments()]).toEqual(['Stays & Co.', 'Asia/Tokyo', true]);
});

test('has a value of its own where no server has written it', () => {
  expect([productName(), platformZone(), tellsTestPayments()]).toEqual(['Hosted Stays', 'Europe/Dublin', false]);
});
