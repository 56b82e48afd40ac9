// The contest: are the answers the same, and how long does each contestant take?

import { isDeepStrictEqual } from 'node:util';
import type { QuoteRequest } from '../src/index.ts';
import type { ReferenceQuote } from '../test/reference/quote-document.ts';
import type { Refusal } from '../test/reference/stay.ts';
import { type ContestantName, type Contestants, NAMES, type PriceStay } from './contestants.ts';
import { figure, printHeading, printTable, reached } from './report.ts';
import { type Rounds, ratioOf, type Timings, timeInterleaved, typical } from './time-runs.ts';

/** What the others' time is to be, in times of this engine's; floating point is the one that may be faster. */
const GOALS: Readonly<Record<Exclude<ContestantName, 'this engine'>, number>> = {
  'decimal.js': 25,
  'dinero.js': 25,
  'floating point': 0.5,
};

export interface Contest {
  readonly contestants: Contestants;
  /** Not timed: decimal.js as it is often used. */
  readonly dividingFirst: PriceStay;
  readonly requests: readonly QuoteRequest[];
}

/** How many quotes differ from the engine's in any field, of each who calculates otherwise. */
export function printDifferences({ contestants, dividingFirst, requests }: Contest): void {
  const engine = contestants['this engine'];
  const others: Readonly<Record<string, PriceStay>> = { ...contestants, 'decimal.js, dividing first': dividingFirst };
  const expected = requests.map((request) => comparable(engine(request)));
  const wrongOf = (price: PriceStay) => requests.filter((request, at) => !isDeepStrictEqual(price(request), expected[at])).length;
  const rows = Object.entries(others).flatMap(([name, price]) => (price === engine ? [] : [[name, wrongOf(price)] as const]));
  printHeading(`The same answers? ${figure(requests.length)} quotes, all fields, against this engine's`);
  printTable([['', 'different'], ...rows.map(([name, wrong]) => [name, wrong === 0 ? 'none' : figure(wrong)])]);
  const exact = rows.filter(([name]) => name === 'decimal.js' || name === 'dinero.js');
  if (exact.some(([, wrong]) => wrong > 0)) throw new Error('the exact contestants do not agree: there is no contest');
}

/** The engine's quote also holds the request; the others' don't. */
function comparable(quote: ReferenceQuote | Refusal): object {
  const { request: _, ...figures } = { request: undefined, ...quote };
  return figures;
}

export function timeContestants({ contestants, requests }: Contest, rounds: Rounds): Timings<ContestantName> {
  const work = (price: PriceStay) => (start: number, count: number) => {
    let length = 0;
    for (let at = start; at < start + count; at += 1) {
      const quote = price(requests[at % requests.length] as QuoteRequest);
      length += 'error' in quote ? 0 : quote.total.length;
    }
    return length;
  };
  const works = Object.fromEntries(NAMES.map((name) => [name, work(contestants[name])])) as Record<ContestantName, ReturnType<typeof work>>;
  return timeInterleaved(works, rounds);
}

export function printContest(timings: Timings<ContestantName>, bytes: Readonly<Record<ContestantName, number>>): void {
  printHeading('Speed (medians of interleaved rounds, one thread)');
  printTable([
    ['', 'quotes/s', 'µs/quote', 'bytes/quote'],
    ...NAMES.map((name) => [name, figure(1e6 / typical(timings[name])), figure(typical(timings[name])), figure(bytes[name])]),
  ]);
  console.log();
  printTable(
    Object.entries(GOALS).map(([name, goal]) => {
      const times = ratioOf(timings[name as ContestantName], timings['this engine']);
      const verdict = reached(times >= goal);
      return goal < 1
        ? [`time of this engine against ${name}`, `${figure(1 / times)} ×`, `goal: at most ${1 / goal} ×`, verdict]
        : [`time of ${name} against this engine`, `${figure(times)} ×`, `goal: at least ${goal} ×`, verdict];
    }),
  );
}
