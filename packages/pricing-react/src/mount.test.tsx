// Widgets on a page without React: shown, changed, taken out, and clear words where something is wrong.

import { afterEach, expect, it, vi } from 'vitest';
import { sampleBookJson } from '../testing/sample-book.ts';
import { idPrefix } from './embed/id-prefix.ts';
import { en } from './locales/en.ts';
import { mount } from './mount.tsx';
import { openPriceBook } from './quote-source/open-price-book.ts';

const opened = openPriceBook(sampleBookJson(), { side: 'customer' });
if (!opened.ok) throw new TypeError('the sample is no price book');
const { source, catalogue } = opened.value;
const stay = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' };
const total = { widget: 'live-total', source, request: stay, messages: en } as const;

afterEach(() => document.body.replaceChildren());

function place(id = 'place'): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.id = id;
  return element;
}

it('mounts a widget at a selector, updates it and unmounts it', async () => {
  const element = place();
  const mounted = mount('#place', total);
  await expect.poll(() => element.textContent).toMatch(/€\d/);
  const before = element.textContent;
  mounted.update({ request: { ...stay, countStudents: 3 } });
  await expect.poll(() => element.textContent).not.toBe(before);
  mounted.unmount();
  expect(element.childElementCount).toBe(0);
  mounted.unmount();
  mount(element, total).unmount();
});

it('shows each of the three, side by side', async () => {
  const quote = source(stay, new AbortController().signal);
  if (!('ok' in quote && quote.ok && quote.value.side === 'customer')) throw new TypeError('no quote');
  const seller = { name: 'Us', address: [], email: '', vatNumber: '' };
  mount(place('a'), { widget: 'price-calculator', source, catalogue, messages: en, defaultRequest: stay });
  mount(place('b'), total);
  mount(place('c'), {
    widget: 'invoice-generator',
    quote: quote.value,
    catalogue,
    messages: en,
    seller,
    today: '2026-07-01',
    number: null,
  });
  const classes = () => [...document.body.children].map((element) => element.firstElementChild?.classList[1]);
  await expect.poll(classes).toEqual(['pricing-calculator', 'pricing-total', 'pricing-invoice-generator']);
});

it('shows an error if a widget fails, notifies the page, and recovers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = place();
  const heard: unknown[] = [];
  element.addEventListener('quote-error', ({ detail }) => heard.push(detail));
  const messages = { ...en, total: undefined };
  const mounted = mount(element, { ...total, messages } as never);
  await expect.poll(() => element.textContent).toContain(en.asking.failure.broken);
  expect(heard).toEqual([{ kind: 'broken', message: expect.stringContaining('TypeError') }]);
  element.querySelector('button')?.click();
  await expect.poll(() => heard.length).toBe(2);
  expect(element.textContent).toContain(en.asking.retry);
  mounted.update({ messages: en } as never);
  await expect.poll(() => element.textContent).toMatch(/€\d/);
  mounted.unmount();
  vi.restoreAllMocks();
});

it('gives ids of its own to what it shows', async () => {
  const element = place();
  mount(element, { widget: 'price-calculator', source, catalogue, messages: en, defaultRequest: stay });
  await expect.poll(() => element.textContent).toMatch(/€\d/);
  const ids = [...element.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id) => !id.includes(idPrefix()))).toEqual([]);
});

it('says what is valid', () => {
  const element = place();
  expect(() => mount('#nowhere', total)).toThrow('mount() finds no element for "#nowhere".');
  expect(() => mount(null as never, total)).toThrow('mount() takes an element or a CSS selector, not null.');
  expect(() => mount(element, { ...total, widget: 'total' } as never)).toThrow(
    'mount() knows no widget "total"; there are price-calculator, live-total, invoice-generator.',
  );
  expect(() => mount(element, { widget: 'live-total', request: null } as never)).toThrow('The live-total also needs source, messages.');
});

it('does not put two widgets into one element, nor change one that is gone', () => {
  const element = place();
  const mounted = mount(element, total);
  expect(() => mount(element, total)).toThrow('<div> holds a widget already');
  expect(() => mounted.update({ source: undefined } as never)).toThrow('The live-total also needs source.');
  mounted.unmount();
  expect(() => mounted.update({})).toThrow('<div> holds no widget any more');
});
