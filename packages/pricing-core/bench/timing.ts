// Timing in interleaved rounds, so that whatever else the machine does falls on everybody alike.

import { median } from './report.ts';

/** Something to be timed: does its work `count` times, starting from the given position of the input. */
export type Work = (start: number, count: number) => unknown;

export interface RoundsOf {
  readonly rounds: number;
  readonly perRound: number;
}

/** Microseconds apiece, one figure a round. */
export type Timings<Name extends string> = Readonly<Record<Name, readonly number[]>>;

/** Round 1 of each, round 2 of each, … after a first round of each that is not counted. Every round has input of its own. */
export function timeInterleaved<Name extends string>(works: Readonly<Record<Name, Work>>, { rounds, perRound }: RoundsOf): Timings<Name> {
  const names = Object.keys(works) as Name[];
  const timings = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) works[name](0, perRound);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) timings[name].push(timeOnce(() => works[name](round * perRound, perRound)) / perRound);
  }
  return timings;
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
