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
  history.to('/first');
  history.to('/second');
});

afterEach(() => {
  unblock();
  history.to(start);
});

function block(): void {
  unblock = history.block((one) => held.push(one));
}

test('nothing is held up without a reason', async () => {
  const heard: string[] = [];
  const stop = history.listen(({ place, action }) => heard.push(`${action} ${place.pathname}`));
  history.to('/third?x=1#y');
  history.to('/fourth', { replace: true, state: { why: 'test' } });
  expect(history.entry.place).toMatchObject({ pathname: '/fourth', state: { why: 'test' } });
  history.go(-1);
  await vi.waitFor(() => expect(here()).toBe('/second'));
  await vi.waitFor(() => expect(heard).toEqual(['PUSH /third', 'REPLACE /fourth', 'POP /second']));
  expect(history.reach()).toEqual({ back: true, forward: true });
  stop();
});

test('a link waits, and goes when it may', () => {
  block();
  history.to('/third');
  expect(here()).toBe('/second');
  expect(held[0]?.to.pathname).toBe('/third');
  held[0]?.proceed();
  expect(here()).toBe('/third');
  expect(history.entry).toMatchObject({ action: 'PUSH', place: { pathname: '/third' } });
});

test('going back waits where it was, again and again, and goes when it may', async () => {
  block();
  await back();
  await vi.waitFor(() => expect(here()).toBe('/second'));
  expect(history.entry.place.pathname).toBe('/second');
  held = [];
  await back();
  await vi.waitFor(() => expect(here()).toBe('/second'));
  held[0]?.proceed();
  await vi.waitFor(() => expect(history.entry.place.pathname).toBe('/first'));
  expect(here()).toBe('/first');
});

test('going forward waits as well', async () => {
  history.go(-1);
  await vi.waitFor(() => expect(history.entry.place.pathname).toBe('/first'));
  block();
  history.go(1);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  await vi.waitFor(() => expect(here()).toBe('/first'));
  held[0]?.proceed();
  await vi.waitFor(() => expect(history.entry.place.pathname).toBe('/second'));
});

test('another query or fragment of the same page loses nothing, and waits for nothing', () => {
  block();
  history.to('/second?page=2');
  history.to('/second?page=2#end');
  expect(held).toEqual([]);
  expect(here()).toBe('/second?page=2');
});

test('what must go goes', () => {
  block();
  history.force('/login');
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
