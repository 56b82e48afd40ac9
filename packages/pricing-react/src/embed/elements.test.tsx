// The elements on a real page: attributes, properties, events, styles, languages, moves, and several side by side.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mixedStay, sampleBookJson, sampleBookText } from '../../testing/sample-book.ts';
import { defineElements, type LiveTotalElement, type PriceCalculatorElement } from '../elements.ts';
import { en } from '../locales/en.ts';
import { registerLanguage } from './languages.ts';

/** What the page's `fetch` was asked for, and what it answers; each test has addresses of its own, for files are kept. */
let asked: string[] = [];
let answers: Record<string, () => Response | Promise<Response>> = {};
let number = 0;

beforeEach(() => {
  asked = [];
  number += 1;
  answers = { '/book.json': () => new Response(sampleBookText, { headers: { 'content-type': 'application/json' } }) };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input), location.href);
    asked.push(pathname);
    return answers[pathname.replace(/^\/\d+/, '')]?.() ?? new Response('', { status: 404 });
  });
});

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
  vi.restoreAllMocks();
});

const address = (path: string) => `/${number}${path}`;
const query = 'family=206&from=2026-07-05&to=2026-07-26';

function put<N extends 'price-calculator' | 'live-total'>(name: N, attributes: Record<string, string> = {}): HTMLElementTagNameMap[N] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.body.append(element);
  return element;
}

const shown = (element: Element) => element.shadowRoot?.textContent ?? '';
const amount = /€\d[\d,]*\.\d\d/;

it('prices from a book by its address; elements share one fetch and one style sheet', async () => {
  const total = put('live-total', { book: address('/book.json'), request: query });
  const calculator = put('price-calculator', { book: address('/book.json'), request: JSON.stringify(mixedStay) });
  expect(shown(total)).toBe('');
  await expect.poll(() => shown(total)).toMatch(amount);
  await expect.poll(() => shown(calculator)).toMatch(amount);
  expect(asked).toEqual([address('/book.json')]);
  expect(total.shadowRoot?.adoptedStyleSheets).toHaveLength(1);
  expect(calculator.shadowRoot?.adoptedStyleSheets[0]).toBe(total.shadowRoot?.adoptedStyleSheets[0]);
});

it('fires an event for each new quote, through shadow roots', async () => {
  const around = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const heard: string[] = [];
  document.body.addEventListener('quote-change', ({ detail }) => heard.push(JSON.stringify(detail)));
  const total = document.createElement('live-total');
  total.book = sampleBookJson() as object;
  total.request = mixedStay;
  around.append(total);
  await expect.poll(() => heard.length).toBe(1);
  total.request = { ...mixedStay, countStudents: 2 };
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[0]).toContain('"side":"customer"');
  expect(heard.join()).not.toMatch(/provider|payout|famworld/i);
});

it('uses properties that were set before the element was defined', async () => {
  const early = document.createElement('early-total') as LiveTotalElement;
  Object.assign(early, { book: sampleBookJson(), request: mixedStay });
  document.body.append(early);
  defineElements({ liveTotal: 'early-total' });
  await expect.poll(() => shown(early)).toMatch(amount);
});

it('reports a loading failure to the page and the visitor, and retries', async () => {
  answers['/late.json'] = () => new Response('', { status: 404 });
  const errors: unknown[] = [];
  document.body.addEventListener('quote-error', ({ detail }) => errors.push(detail));
  const total = put('live-total', { book: address('/late.json'), request: query });
  await expect.poll(() => shown(total)).toContain(en.embed.failed.status);
  expect(errors).toEqual([{ kind: 'status', status: 404, message: expect.stringContaining('/late.json answered with status 404') }]);
  const book = answers['/book.json'];
  if (book) answers['/late.json'] = book;
  total.shadowRoot?.querySelector('button')?.click();
  await expect.poll(() => shown(total)).toMatch(amount);
});

it.each([
  ['unreadable', () => new Response('<html>')],
  ['unreadable', () => new Response('{"version":1}')],
  ['unreachable', () => Promise.reject(new TypeError('no network'))],
] as const)('knows a file that is %s', async (kind, answer) => {
  answers['/odd.json'] = answer;
  const total = put('live-total', { book: address('/odd.json'), request: query });
  await expect.poll(() => shown(total)).toContain(en.embed.failed[kind]);
});

it('reports missing prices and unreadable requests', async () => {
  const errors: unknown[] = [];
  document.body.addEventListener('quote-error', ({ detail }) => errors.push(detail.kind));
  const total = put('live-total', {});
  await expect.poll(() => shown(total)).toBe(en.embed.nothing);
  total.setAttribute('request', 'once upon a time');
  expect(errors).toEqual(['request']);
});

it('speaks the language of the page around it, and one registered later', async () => {
  document.documentElement.lang = 'xx';
  const place = document.body.appendChild(document.createElement('section'));
  place.lang = 'tlh';
  const total = document.createElement('live-total');
  place.append(total);
  await expect.poll(() => shown(total)).toBe(en.embed.nothing);
  registerLanguage({ ...en, language: 'tlh', embed: { ...en.embed, nothing: 'pagh' } });
  await expect.poll(() => shown(total)).toBe('pagh');
  total.lang = 'en';
  await expect.poll(() => shown(total)).toBe(en.embed.nothing);
  total.removeAttribute('lang');
  place.lang = 'en-IE';
  await expect.poll(() => shown(total)).toBe(en.embed.nothing);
  total.messages = { ...en, embed: { ...en.embed, nothing: 'own words' } };
  await expect.poll(() => shown(total)).toBe('own words');
});

it('formats money by the region of its language, or by locale', async () => {
  const total = put('live-total', { lang: 'en-AT', request: query });
  total.book = sampleBookJson() as object;
  await expect.poll(() => shown(total)).toMatch(/\d,\d\d(?!\d)/);
  total.locale = 'en-IE';
  await expect.poll(() => shown(total)).toMatch(/€\d,\d{3}\.\d\d/);
  total.locale = 'no such_locale';
  await expect.poll(() => shown(total)).toMatch(/\d,\d\d(?!\d)/);
});

/** The number of students, as it stands in a calculator. */
function students(element: PriceCalculatorElement): HTMLInputElement {
  const { shadowRoot } = element;
  const label = [...(shadowRoot?.querySelectorAll('label') ?? [])].find(({ textContent }) => textContent?.includes('Students'));
  const field = label && shadowRoot?.getElementById(label.htmlFor);
  if (!(field instanceof HTMLInputElement)) throw new Error('no field for students');
  return field;
}

function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

it('reports the visitor’s request; setting the same request changes nothing, another one resets the form', async () => {
  const calculator = put('price-calculator');
  calculator.book = sampleBookJson() as object;
  calculator.request = mixedStay;
  const heard: unknown[] = [];
  calculator.addEventListener('request-change', ({ detail }) => {
    heard.push(detail?.countStudents);
    calculator.request = detail;
  });
  await expect.poll(() => shown(calculator)).toMatch(amount);
  const field = students(calculator);
  type(field, '3');
  await expect.poll(() => heard).toEqual([3]);
  expect(students(calculator)).toBe(field);
  expect(calculator.request).toMatchObject({ countStudents: 3 });
  calculator.request = { ...mixedStay, countStudents: 2 };
  await expect.poll(() => students(calculator).value).toBe('2');
});

it('keeps typed input when the element is moved', async () => {
  const calculator = put('price-calculator', { request: JSON.stringify(mixedStay) });
  calculator.book = sampleBookJson() as object;
  await expect.poll(() => shown(calculator)).toMatch(amount);
  type(students(calculator), '4');
  const field = students(calculator);
  document.body.appendChild(document.createElement('main')).append(calculator);
  await Promise.resolve();
  expect(students(calculator)).toBe(field);
  expect(field.value).toBe('4');
});

it('keeps its looks when it moves to another document', async () => {
  const total = put('live-total', { book: address('/book.json'), request: query });
  await expect.poll(() => shown(total)).toMatch(amount);
  const frame = document.body.appendChild(document.createElement('iframe'));
  const there = frame.contentDocument;
  there?.body.append(total);
  await expect.poll(() => total.shadowRoot?.adoptedStyleSheets.length).toBe(1);
  const money = total.shadowRoot?.querySelector('.pricing-money');
  expect(money && frame.contentWindow?.getComputedStyle(money).fontVariantNumeric).toBe('tabular-nums');
});

it('leaves nothing behind when it goes, and is whole again when it returns', async () => {
  const total = put('live-total', { book: address('/book.json'), request: query });
  for (let times = 0; times < 3; times += 1) {
    await expect.poll(() => shown(total)).toMatch(amount);
    total.remove();
    await expect.poll(() => total.shadowRoot?.childElementCount).toBe(0);
    document.body.append(total);
  }
  await expect.poll(() => total.shadowRoot?.childElementCount).toBe(1);
});

it('is styled by itself, and themed by the page', async () => {
  const page = document.head.appendChild(document.createElement('style'));
  page.textContent = 'p { color: rgb(1, 2, 3) } live-total { --pricing-text: rgb(4, 5, 6) }';
  const total = put('live-total', { book: address('/book.json'), request: query });
  await expect.poll(() => shown(total)).toMatch(amount);
  const text = total.shadowRoot?.querySelector('.pricing-total');
  expect(text && getComputedStyle(text).color).toBe('rgb(4, 5, 6)');
  expect(getComputedStyle(total).display).toBe('block');
  page.remove();
});

it.each(['light', 'dark'])('draws native controls %s by its theme on any page', async (theme) => {
  const page = document.head.appendChild(document.createElement('style'));
  page.textContent = `html, * { color-scheme: ${theme === 'dark' ? 'light' : 'dark'} }`;
  const calculator = put('price-calculator', { book: address('/book.json'), request: query, theme });
  await expect.poll(() => shown(calculator)).toMatch(amount);
  const parts = [...(calculator.shadowRoot?.querySelectorAll('.pricing, .pricing :is(select, input, textarea, button)') ?? [])];
  expect(parts.length).toBeGreaterThan(10);
  expect([...new Set(parts.map((part) => getComputedStyle(part).colorScheme))]).toEqual([theme]);
  page.remove();
});

it('does not take a name from another element', () => {
  customElements.define('taken-name', class extends HTMLElement {});
  expect(() => defineElements({ priceCalculator: 'taken-name' })).toThrow('<taken-name> is defined by something else on this page');
  expect(() => defineElements()).not.toThrow();
});
