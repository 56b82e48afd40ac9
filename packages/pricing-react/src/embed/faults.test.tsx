// What a page, a server or a book may do wrong to an element: it says so, and is right again as soon as they are.

import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mixedStay, sampleBookJson, sampleBookText } from '../../testing/sample-book.ts';
import '../elements.ts';
import { en } from '../locales/en.ts';
import type { QuoteErrorDetail } from './settings.ts';

const amount = /€\d[\d,]*\.\d\d/;
const stay = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' };
const book = sampleBookJson() as object;

let errors: QuoteErrorDetail[] = [];
let answers: Record<string, () => Response | Promise<Response>> = {};
const hear = ({ detail }: CustomEvent<QuoteErrorDetail>) => errors.push(detail);

beforeEach(() => {
  errors = [];
  answers = {};
  document.body.addEventListener('quote-error', hear);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input), location.href);
    return answers[pathname]?.() ?? new Response('', { status: 404 });
  });
});

afterEach(() => {
  document.body.removeEventListener('quote-error', hear);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function put<N extends 'price-calculator' | 'live-total'>(name: N, properties: object): HTMLElementTagNameMap[N] {
  const element = document.createElement(name);
  document.body.append(element);
  return Object.assign(element, properties);
}

const shown = (element: Element) => element.shadowRoot?.textContent ?? '';
const part = (element: Element, name: string) => element.shadowRoot?.querySelector(`[part="${name}"]`);
const rendered = () => new Promise((done) => setTimeout(done));

it('drops invalid parts of a request, names them and says what is valid', async () => {
  const calculator = put('price-calculator', { book });
  calculator.setAttribute('request', '{"host_family_id":206,"from_date":"2026-07-05","to_date":"2026-07-26","nearbyActivities":5}');
  expect(errors).toEqual([{ kind: 'request', message: 'request: ignored: nearbyActivities: must be a list, not a number.' }]);
  await expect.poll(() => shown(calculator)).toMatch(amount);
  expect(calculator.request).toEqual(stay);
  calculator.setAttribute('request', 'family=206&from=2026-07-05&to=2026-07-26&students=x&code=long-stay-');
  expect(errors.at(-1)?.message).toMatch(/^request: ignored: students=x; write JSON or family=206&from=/);
  expect(calculator.request).toEqual({ ...stay, discountCode: 'long-stay-' });
});

it.each(['price-calculator', 'live-total'] as const)('shows a %s whatever JSON is its request', async (name) => {
  const names = fc.constantFrom(
    'hostFamilyId',
    'from_date',
    'toDate',
    'nearbyActivities',
    'service_type_ids',
    'discountCode',
    'countStudents',
  );
  const given = fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.jsonValue()));
  const element = put(name, { book });
  await fc.assert(
    fc.asyncProperty(given, async (json) => {
      element.request = json as never;
      await rendered();
      expect(part(element, 'failed')).toBeNull();
      expect(part(element, name === 'live-total' ? 'total' : 'calculator')).not.toBeNull();
    }),
    { numRuns: 30 },
  );
  expect(errors.every(({ kind }) => kind === 'request')).toBe(true);
});

it('is emptied by null, even when the visitor has emptied a field before', async () => {
  const calculator = put('price-calculator', { book, request: mixedStay });
  await expect.poll(() => shown(calculator)).toMatch(amount);
  const heard: unknown[] = [];
  calculator.addEventListener('request-change', ({ detail }) => {
    heard.push(detail);
    calculator.request = detail;
  });
  const family = () => calculator.shadowRoot?.querySelector<HTMLInputElement>('input[role="combobox"]');
  const date = () => calculator.shadowRoot?.querySelector<HTMLInputElement>('.pricing-range-dates input')?.value;
  const before = family();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(before, '');
  before?.dispatchEvent(new Event('input', { bubbles: true }));
  before?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await expect.poll(() => heard).toEqual([null]);
  expect([family() === before, date()]).not.toContain('');
  calculator.request = null;
  await expect.poll(date).toBe('');
});

it('fetches an invalid book again on each kind of retry', async () => {
  answers['/wrong.json'] = () => new Response('{"maintenance":true}');
  const total = put('live-total', { book: '/wrong.json', request: stay });
  await expect.poll(() => shown(total)).toContain(en.embed.failed.unreadable);
  answers['/wrong.json'] = () => new Response(sampleBookText);
  total.shadowRoot?.querySelector('button')?.click();
  await expect.poll(() => shown(total)).toMatch(amount);
});

it('offers a retry only if it can succeed', async () => {
  const total = put('live-total', { book: { maintenance: true } });
  await expect.poll(() => shown(total)).toBe(en.embed.failed.unreadable);
  expect(part(total, 'retry')).toBeNull();
});

it('reports an endpoint whose answers aren’t quotes', async () => {
  const { catalogue } = await import('../quote-source/open-price-book.ts').then(({ openPriceBook }) => {
    const opened = openPriceBook(book, { side: 'customer' });
    if (!opened.ok) throw new TypeError('the sample is no price book');
    return opened.value;
  });
  answers['/quote'] = () => new Response('{"nonsense":1}');
  for (const name of ['live-total', 'price-calculator'] as const) {
    errors = [];
    const element = put(name, { endpoint: '/quote', catalogue, request: stay });
    await expect.poll(() => errors).toEqual([expect.objectContaining({ kind: 'broken' })]);
    await expect.poll(() => shown(element)).toContain(en.asking.failure.broken);
    element.remove();
  }
});

it('shows an error if a widget fails, and recovers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const calculator = put('price-calculator', { book, request: stay, messages: { ...en, calculator: undefined } });
  await expect.poll(() => shown(calculator)).toContain(en.asking.failure.broken);
  expect(errors).toEqual([{ kind: 'broken', message: expect.stringContaining('TypeError') }]);
  calculator.messages = null;
  await expect.poll(() => shown(calculator)).toMatch(amount);
  expect(errors).toHaveLength(1);
});

it('gives each copy of the code ids of its own', async () => {
  const total = put('price-calculator', { book, request: stay });
  await expect.poll(() => shown(total)).toMatch(amount);
  const ids = [...(total.shadowRoot?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
  const copy = '?copy';
  const [one, two] = await Promise.all([import('./id-prefix.ts'), import(/* @vite-ignore */ `./id-prefix.ts${copy}`)]);
  expect(ids.length).toBeGreaterThan(3);
  expect(ids.every((id) => id.includes(one.idPrefix()))).toBe(true);
  expect(two.idPrefix()).not.toBe(one.idPrefix());
  expect(one.idPrefix()).toBe(one.idPrefix());
});
