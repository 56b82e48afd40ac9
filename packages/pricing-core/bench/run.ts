// The bench: `npm run bench` for the figures, `npm run bench -- --quick` for a look.

import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeBenchBook } from './bench-book.ts';
import { makeRequests } from './bench-requests.ts';
import { printContest, printDifferences, timeContestants } from './contest.ts';
import { type ContestantName, prepareContestants, prepareUnitPriceModel } from './contestants.ts';
import { printBookCosts, printGrowth, printRequestCosts } from './costs.ts';
import { mustParseBook, mustParseRequests } from './input.ts';
import { figure } from './report.ts';
import { printSizes } from './size.ts';

const FULL = { requests: 20_000, rounds: 25, milliseconds: 120, bookTimes: 15 };
const QUICK = { requests: 1000, rounds: 1, milliseconds: 20, bookTimes: 1 };

const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const extent = options.quick ? QUICK : FULL;

const book = mustParseBook(makeBenchBook());
const inputs = makeRequests(extent.requests);
const requests = mustParseRequests(inputs);
const contestants = prepareContestants(book);
const contest = { contestants, dividingFirst: prepareUnitPriceModel(book), requests };

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'} × ${availableParallelism()}, Node ${process.version}, ${process.platform} ${process.arch}`,
);
console.log(
  `${book.hostFamilies.length} families, ${book.activities.length} activities, ${book.counties.length} counties, ${book.countries.length} countries; ` +
    `${figure(requests.length)} requests, all different, parsed beforehand; ${figure(linesPerQuote())} lines a quote`,
);
printDifferences(contest);
printContest(timeContestants(contest, extent), allocations());
printRequestCosts(inputs, extent);
printGrowth(extent);
printBookCosts(extent.bookTimes);
await printSizes();

function linesPerQuote(): number {
  const lines = requests.reduce((sum, request) => {
    const quote = contestants['this engine'](request);
    return sum + ('error' in quote ? 0 : quote.pricings.length);
  }, 0);
  return lines / requests.length;
}

/** In a process of its own: the flags that make the measure sound would flatter the timings. */
function allocations(): Record<ContestantName, number> {
  const script = fileURLToPath(new URL('allocations.ts', import.meta.url));
  const flags = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'];
  return JSON.parse(execFileSync(process.execPath, [...process.execArgv, ...flags, script], { encoding: 'utf8' }));
}
