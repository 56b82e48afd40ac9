// Jobs side by side: how many at once, and what waits for what.

import { expect, test } from 'vitest';
import { runSideBySide } from './run-side-by-side.js';

interface Trial {
  readonly name: string;
  readonly after?: readonly string[];
  readonly turns?: number;
}

/** Runs jobs that take so many turns each; answers who started and ended in which order, and how many ran at most. */
async function watch(jobs: readonly Trial[], limit: number): Promise<{ events: string[]; most: number }> {
  const events: string[] = [];
  let now = 0;
  let most = 0;
  await runSideBySide(jobs, {
    limit,
    async run({ name, turns = 1 }) {
      events.push(`${name} starts`);
      now += 1;
      most = Math.max(most, now);
      for (let turn = 0; turn < turns; turn += 1) await new Promise((done) => setImmediate(done));
      now -= 1;
      events.push(`${name} ends`);
    },
  });
  return { events, most };
}

test('runs every job once, never more than the limit at once', async () => {
  const jobs = ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({ name, turns: 5 - index }));
  const { events, most } = await watch(jobs, 2);
  expect(most).toBe(2);
  expect(events.filter((event) => event.endsWith('ends')).sort()).toEqual(['a ends', 'b ends', 'c ends', 'd ends', 'e ends']);
});

test('runs one after the other, in their order, when one is the limit', async () => {
  const { events } = await watch([{ name: 'a', turns: 3 }, { name: 'b' }], 1);
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('starts a job when those it waits for have ended, and lets later ones go first meanwhile', async () => {
  const { events } = await watch([{ name: 'build', turns: 4 }, { name: 'pages', after: ['build'] }, { name: 'types' }], 2);
  expect(events).toEqual(['build starts', 'types starts', 'types ends', 'build ends', 'pages starts', 'pages ends']);
});

test('does not wait for a job that is left out', async () => {
  expect((await watch([{ name: 'pages', after: ['build'] }], 2)).events).toEqual(['pages starts', 'pages ends']);
});

test('says which jobs wait for each other', async () => {
  const jobs = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ];
  await expect(watch(jobs, 2)).rejects.toThrow('These wait for each other: a, b.');
});

test('goes no further when a job throws', async () => {
  const run = async () => {
    throw new Error('no such program');
  };
  await expect(runSideBySide([{ name: 'a' }], { limit: 2, run })).rejects.toThrow('no such program');
});
