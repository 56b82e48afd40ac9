// Leaving a page that does not want to be left: by link, by code, back, forward and by closing the tab, in the history of a real browser.

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type AppHistory, createHistory, type HeldUp } from './history.ts';

let history: AppHistory;
let start: string;
let held: HeldUp[] = [];
let unblock: () => void = () => {};

const here = () => window.location.pathname + window.location.search;

async function back(): Promise<void> {
  history.go(-1);
  await vi.waitFor(() => expect(held).toHaveLength(1));
}

beforeAll(() => {
  start = window.location.href;
  history = createHistory();
});

beforeEach(() => {
  held = [];
  history.navigate('/first');
  history.navigate('/second');
});

afterEach(() => {
  unblock();
  history.navigate(start);
});

function block(): void {
  unblock = history.block((one) => held.push(one));
}

test('navigation is not held up without a reason', async () => {
  history.navigate('/third?x=1#y');
  history.navigate('/fourth', { replace: true, state: { why: 'test' } });
  expect(history.now()).toEqual({ pathname: '/fourth', search: '', hash: '' });
  expect(window.history.state).toMatchObject({ why: 'test' });
  history.go(-1);
  await vi.waitFor(() => expect(here()).toBe('/second'));
  expect(history.reach()).toEqual({ back: true, forward: true });
});

test('a place that is gone to from itself makes no second entry', () => {
  const before = window.history.length;
  history.navigate('/second');
  expect(window.history.length).toBe(before);
  history.navigate('/second?page=2');
  expect(window.history.length).toBe(before + 1);
});

test('a link waits, and goes when it may', () => {
  block();
  history.navigate('/third');
  expect(here()).toBe('/second');
  expect(held).toHaveLength(1);
  held[0]?.proceed();
  expect(here()).toBe('/third');
});

test('going back waits where it was, again and again, and goes when it may', async () => {
  block();
  await back();
  await vi.waitFor(() => expect(here()).toBe('/second'));
  expect(window.location.pathname).toBe('/second');
  held = [];
  await back();
  await vi.waitFor(() => expect(here()).toBe('/second'));
  held[0]?.proceed();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/first'));
  expect(here()).toBe('/first');
});

test('the router hears nothing of a step that is held up', async () => {
  block();
  const heard: string[] = [];
  const hear = () => heard.push(here());
  window.addEventListener('popstate', hear);
  await back();
  await vi.waitFor(() => expect(heard).toEqual(['/second']));
  window.removeEventListener('popstate', hear);
});

test('going forward waits as well', async () => {
  history.go(-1);
  await vi.waitFor(() => expect(window.location.pathname).toBe('/first'));
  block();
  history.go(1);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  await vi.waitFor(() => expect(here()).toBe('/first'));
  held[0]?.proceed();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/second'));
});

test('another query or fragment of the same page loses nothing, and waits for nothing', () => {
  block();
  history.navigate('/second?page=2');
  history.navigate('/second?page=2#end');
  expect(held).toEqual([]);
  expect(here()).toBe('/second?page=2');
});

test('a redirect is never held up', () => {
  block();
  history.redirect('/login');
  expect(held).toEqual([]);
  expect(here()).toBe('/login');
});

test('closing the tab is for the browser to ask about, while there is a reason', () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  block();
  expect(closing()).toBe(true);
  unblock();
  expect(closing()).toBe(false);
});
