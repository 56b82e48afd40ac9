// The draft of a text while it is edited: nothing typed is lost, whether the server is away, refuses it, or has another text by then.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Block } from '#contract/content/blocks.shapes.ts';
import type { Said } from './merge-texts.ts';
import { createTextStore, type RevisedText } from './text-store.ts';

const said = (title: string): Said => ({ title, description: '', imageAlt: '', body: [] });
const failure = (statusCode: number, code = '') => Object.assign(new Error('Refused.'), { statusCode, code, errors: {} });

let kept: RevisedText | null;
let sent: RevisedText[];
let answers: (number | Error)[];
let theirs: RevisedText;
let merges: number;

function open(more: { kept?: RevisedText; initial?: RevisedText } = {}) {
  return createTextStore({
    initial: more.initial ?? { revision: 1, said: said('A') },
    kept: more.kept ?? null,
    keep: (text) => {
      kept = text;
    },
    async send(text) {
      sent.push(text);
      const answer = answers.shift() ?? text.revision + 1;
      if (answer instanceof Error) throw answer;
      return { revision: answer, said: text.said };
    },
    toConflict: () => theirs,
    onMerged: () => {
      merges += 1;
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  kept = null;
  sent = [];
  answers = [];
  theirs = { revision: 7, said: said('Theirs') };
  merges = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

test('a text is kept at once, and sent after a pause, once for several letters', async () => {
  const store = open();
  store.edit({ title: 'AB' });
  store.edit({ title: 'ABC' });
  expect([kept, store.get().saves]).toEqual([{ revision: 1, said: said('ABC') }, 'unsaved']);
  await vi.advanceTimersByTimeAsync(1000);
  expect([sent, kept, store.get().saves]).toEqual([[{ revision: 1, said: said('ABC') }], null, 'saved']);
});

test('a change while the text is sent follows it, from its new revision', async () => {
  const store = open();
  store.edit({ title: 'AB' });
  const sending = store.flush();
  store.edit({ title: 'ABC' });
  await sending;
  expect([kept, store.get().saves]).toEqual([{ revision: 2, said: said('ABC') }, 'unsaved']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.map(({ revision }) => revision)).toEqual([1, 2]);
  expect(store.isSaved()).toBe(true);
});

test('two requests are never under way at once', async () => {
  const store = open();
  store.edit({ title: 'AB' });
  await Promise.all([store.flush(), store.flush(), store.flush()]);
  expect(sent).toHaveLength(1);
});

test.each([0, 429, 503])('a text that gets no answer (%i) stays here, and is sent when tried again', async (status) => {
  answers = [failure(status)];
  const store = open();
  store.edit({ title: 'AB' });
  await store.flush();
  expect([store.get().saves, kept?.said.title]).toEqual(['waiting', 'AB']);
  await store.retry();
  expect([store.get().saves, kept]).toEqual(['saved', null]);
});

test('a text that the server refuses says why, and is sent again once it is changed', async () => {
  answers = [failure(422, 'validation')];
  const store = open();
  store.edit({ title: 'AB' });
  await store.flush();
  expect(store.get()).toMatchObject({ saves: 'refused', refusal: 'Refused.' });
  store.edit({ title: 'ABC' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.get()).toMatchObject({ saves: 'saved', refusal: '' });
});

test.each([
  ['mine', 'AB', [1, 7]],
  ['theirs', 'Theirs', [1]],
] as const)('a conflict ends with the text that is chosen, here %s, and nothing is sent before', async (choice, title, revisions) => {
  answers = [failure(409, 'changedMeanwhile')];
  const store = open();
  store.edit({ title: 'AB' });
  await store.flush();
  await vi.advanceTimersByTimeAsync(5000);
  expect([store.get().conflict?.revision, sent.length, kept?.said.title]).toEqual([7, 1, 'AB']);
  await store.resolve(choice);
  expect([store.get().said.title, store.get().conflict, store.isSaved(), kept]).toEqual([title, null, true, null]);
  expect(sent.map(({ revision }) => revision)).toEqual(revisions);
});

const quotes = (...texts: string[]): Said => ({
  ...said('A'),
  body: texts.map((text, place): Block => ({ kind: 'quote', key: `key${place}`, text, who: '' })),
});

test('changes of different blocks come together without a question, and are sent from the new revision', async () => {
  answers = [failure(409, 'changedMeanwhile')];
  theirs = { revision: 7, said: quotes('one', 'theirs') };
  const store = open({ initial: { revision: 1, said: quotes('one', 'two') } });
  store.edit({ body: quotes('mine', 'two').body });
  await store.flush();
  expect([store.get().conflict, merges, kept]).toEqual([null, 1, { revision: 7, said: quotes('mine', 'theirs') }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([sent.at(-1), store.isSaved()]).toEqual([{ revision: 7, said: quotes('mine', 'theirs') }, true]);
});

test('a text whose answer was lost is sent again as it was, and what was typed since follows it', async () => {
  answers = [failure(0)];
  const store = open();
  store.edit({ title: 'AB' });
  await store.flush();
  store.edit({ title: 'ABC' });
  await store.flush();
  expect(sent).toEqual([
    { revision: 1, said: said('AB') },
    { revision: 1, said: said('AB') },
    { revision: 2, said: said('ABC') },
  ]);
  expect([store.get().conflict, store.isSaved(), kept]).toEqual([null, true, null]);
});

test('a text whose answer was lost can still be in conflict with another editor', async () => {
  answers = [failure(0), failure(409, 'changedMeanwhile')];
  const store = open();
  store.edit({ title: 'AB' });
  await store.flush();
  store.edit({ title: 'ABC' });
  await store.flush();
  await vi.advanceTimersByTimeAsync(5000);
  expect([store.get().conflict, store.get().said.title, sent.length]).toEqual([theirs, 'ABC', 2]);
  await store.resolve('mine');
  expect(sent.at(-1)).toEqual({ revision: 7, said: said('ABC') });
});

test('a text that another editor has saved is taken while nothing waits here, and never over what was typed', async () => {
  const store = open();
  store.receive(theirs);
  expect([store.get().said.title, store.isSaved()]).toEqual(['Theirs', true]);
  store.edit({ title: 'Mine' });
  store.receive({ revision: 9, said: said('Later') });
  expect(store.get().said.title).toBe('Mine');
  await store.flush();
  expect(sent).toEqual([{ revision: 7, said: said('Mine') }]);
});

test('a conflict is chosen block by block', async () => {
  answers = [failure(409, 'changedMeanwhile')];
  theirs = { revision: 7, said: quotes('theirs', 'theirs', 'theirs') };
  const store = open({ initial: { revision: 1, said: quotes('one', 'two', 'three') } });
  store.edit({ body: quotes('mine', 'mine', 'three').body });
  await store.flush();
  expect([store.listConflicts().map(({ key }) => key), merges]).toEqual([['key0', 'key1'], 0]);
  await store.resolve(new Map([['key1', 'theirs']]));
  expect([sent.at(-1), kept, store.listConflicts()]).toEqual([{ revision: 7, said: quotes('mine', 'theirs', 'theirs') }, null, []]);
});

test('a text that was kept is there again after a reload, as a conflict if the server has another one by then', () => {
  const same = open({ kept: { revision: 1, said: said('Kept') } });
  expect(same.get()).toMatchObject({ said: { title: 'Kept' }, saves: 'unsaved', conflict: null });
  const later = open({ kept: { revision: 1, said: said('Kept') }, initial: { revision: 4, said: said('Later') } });
  expect(later.get()).toMatchObject({ said: { title: 'Kept' }, conflict: { revision: 4, said: { title: 'Later' } } });
  const arrived = open({ kept: { revision: 1, said: said('A') } });
  expect(arrived.get()).toMatchObject({ saves: 'saved', conflict: null });
});
