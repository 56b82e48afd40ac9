// What a click on a push message opens: never in place of a page on which somebody does something else.

import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const ORIGIN = 'https://stay.example';
const code = await readFile(new URL('../../../../../public/service-worker.js', import.meta.url), 'utf8');

/** Clicks on a message with the pages of the app that are open; returns what happens to pages. */
async function click(path: string, pages: readonly string[]): Promise<readonly string[]> {
  const steps: string[] = [];
  const handlers = new Map<string, (event: object) => void>();
  const clients = {
    matchAll: async () =>
      pages.map((page) => ({
        url: ORIGIN + page,
        focus: async () => steps.push(`focus ${page}`),
        navigate: async (address: string) => steps.push(`navigate ${page} to ${address.slice(ORIGIN.length)}`),
      })),
    openWindow: async (address: string) => steps.push(`open ${address.slice(ORIGIN.length)}`),
  };
  const self = {
    clients,
    location: { origin: ORIGIN },
    addEventListener: (name: string, handle: (event: object) => void) => handlers.set(name, handle),
  };
  runInContext(code, createContext({ self, URL }));
  let work: Promise<unknown> = Promise.resolve();
  handlers.get('notificationclick')?.({
    notification: { data: { path }, close: () => undefined },
    waitUntil: (waited: Promise<unknown>) => {
      work = waited;
    },
  });
  await work;
  return steps;
}

const CONVERSATION = '/travel/messages?conversation=5';

test.each([
  ['focuses the page that shows the conversation', ['/booking', `${CONVERSATION}&tab=all`], [`focus ${CONVERSATION}&tab=all`]],
  [
    'shows it in a page with an inbox',
    ['/booking', '/travel/messages?conversation=6'],
    ['focus /travel/messages?conversation=6', `navigate /travel/messages?conversation=6 to ${CONVERSATION}`],
  ],
  ['opens a page rather than to take another one', ['/booking', '/host-family/calendar'], [`open ${CONVERSATION}`]],
  ['opens a page when there is none', [], [`open ${CONVERSATION}`]],
])('%s', async (_, pages, steps) => {
  expect(await click(CONVERSATION, pages)).toEqual(steps);
});

test('finds the conversation in the inbox of another role', async () => {
  expect(await click('/travel/messages-redirect?conversation=5', ['/hub/messages?tab=support&conversation=5'])).toEqual([
    'focus /hub/messages?tab=support&conversation=5',
  ]);
});

test('opens nothing of another site', async () => {
  expect(await click('https://elsewhere.example/travel/messages', [])).toEqual([]);
});
