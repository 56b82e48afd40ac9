// Timing in interleaved rounds of equal length, so that whatever else the machine does falls on everybody alike.

import { median } from './report.ts';

/** Something to be timed: does its work `count` times, starting from the given position of the input. */
type Work = (start: number, count: number) => unknown;

export interface Rounds {
  readonly rounds: number;
  /** How long each is to take, about: long enough that a pause of the machine or of the collector is a small part of it. */
  readonly milliseconds: number;
}

/** Microseconds apiece, one figure a round. */
export type Timings<Name extends string> = Readonly<Record<Name, readonly number[]>>;

/** Warm-up runs, in lengths of a round: the compiler must have finished, and the rate be known. */
const WARM_UP_ROUNDS = 4;

/** Round 1 of each, round 2 of each, …; every round goes on in the input where the last one stopped. */
export function timeInterleaved<Name extends string>(works: Readonly<Record<Name, Work>>, { rounds, milliseconds }: Rounds): Timings<Name> {
  const names = Object.keys(works) as Name[];
  const contestants = names.map((name) => ({ work: works[name], count: countFor(works[name], milliseconds), timings: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { work, count, timings } of contestants) timings.push(timeOnce(() => work(round * count, count)) / count);
  }
  return Object.fromEntries(names.map((name, at) => [name, contestants[at]?.timings ?? []])) as unknown as Timings<Name>;
}

/** Warms up, and finds how many times the work can be done in a round. */
function countFor(work: Work, milliseconds: number): number {
  const end = performance.now() + WARM_UP_ROUNDS * milliseconds;
  let count = 1;
  for (let start = 0; performance.now() < end; start += count) {
    const apiece = timeOnce(() => work(start, count)) / count;
    count = Math.max(1, Math.min(count * 4, Math.round((milliseconds * 1000) / apiece)));
  }
  return count;
}

/** The middle of the rounds. */
export function typical(timings: readonly number[]): number {
  return median(timings);
}

/** How many times as long `slow` takes, round by round, the middle of it: a slow moment of the machine is in both. */
export function ratioOf(slow: readonly number[], fast: readonly number[]): number {
  return median(slow.map((time, round) => time / (fast[round] ?? Number.NaN)));
}

/** Microseconds. */
export function timeOnce(work: () => unknown): number {
  const start = performance.now();
  kept = work();
  return (performance.now() - start) * 1000;
}

/** What was worked out last; held so that no compiler may leave the work out. */
export let kept: unknown;
