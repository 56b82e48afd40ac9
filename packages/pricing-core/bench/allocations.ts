// Bytes that a quote takes from the heap. Run by run.ts in a process of its own, whose young generation is so large that nothing is collected meanwhile.

import { getHeapStatistics } from 'node:v8';
import { makeBenchBook } from './bench-book.ts';
import { makeRequests } from './bench-requests.ts';
import { type ContestantName, NAMES, prepareContestants } from './contestants.ts';
import { mustParseBook, mustParseRequests } from './input.ts';
import { median } from './report.ts';
import { timeOnce } from './time-runs.ts';

const WARM_UP = 3000;
const MEASURED = 500;
const TIMES = 5;

/** Bytes allocated a quote by each contestant; the collector has just run, and has no reason to run again before the end. */
export function measureAllocations(): Record<ContestantName, number> {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('run with --expose-gc');
  const contestants = prepareContestants(mustParseBook(makeBenchBook()));
  const requests = mustParseRequests(makeRequests(WARM_UP + MEASURED));
  const measure = (name: ContestantName): number => {
    const price = contestants[name];
    for (let at = 0; at < WARM_UP; at += 1) timeOnce(() => price(requests[at] as (typeof requests)[number]));
    const samples = Array.from({ length: TIMES }, () => {
      collect();
      const before = getHeapStatistics().used_heap_size;
      for (let at = WARM_UP; at < WARM_UP + MEASURED; at += 1) price(requests[at] as (typeof requests)[number]);
      return (getHeapStatistics().used_heap_size - before) / MEASURED;
    });
    return median(samples);
  };
  return Object.fromEntries(NAMES.map((name) => [name, measure(name)])) as Record<ContestantName, number>;
}

if (import.meta.main) console.log(JSON.stringify(measureAllocations()));
