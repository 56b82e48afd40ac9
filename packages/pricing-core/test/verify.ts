// `npm run verify`: a million random quotes, the engine against the plain decimal.js reference. Ends with 1 at the first difference.

import { parseArgs } from 'node:util';
import { type Comparison, compareOnBook } from './reference/compare-with-engine.ts';

const REQUESTS_PER_BOOK = 200;
const PROGRESS_EVERY_MS = 5000;

const { values: options } = parseArgs({
  options: { count: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});
const wanted = wholeNumber('--count', options.count);
const firstSeed = wholeNumber('--seed', options.seed);

const start = performance.now();
let shown = start;
let [quotes, lines, refusals] = [0, 0, 0];
for (let book = 0; quotes < wanted && process.exitCode === undefined; book += 1) {
  const comparison = compareOnBook(firstSeed + book, Math.min(REQUESTS_PER_BOOK, wanted - quotes));
  quotes += comparison.quotes;
  lines += comparison.lines;
  refusals += comparison.refusals;
  if (comparison.difference !== undefined) reportDifference(comparison.difference);
  if (performance.now() - shown > PROGRESS_EVERY_MS) reportProgress();
}
if (process.exitCode === undefined) {
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `${number(quotes)} quotes with ${number(lines)} lines, ${number(refusals)} of them refused alike: no difference (${seconds} s, seed ${firstSeed})`,
  );
}

function reportProgress(): void {
  shown = performance.now();
  const left = Math.round(((shown - start) / quotes) * (wanted - quotes) * 0.001);
  console.error(`${number(quotes)} of ${number(wanted)} quotes, no difference; about ${left} s left`);
}

function reportDifference({ bookSeed, ...difference }: NonNullable<Comparison['difference']>): void {
  process.exitCode = 1;
  console.log(`DIFFERENCE in quote ${number(quotes)}; to see it again: --seed ${bookSeed} --count ${REQUESTS_PER_BOOK}`);
  console.log(JSON.stringify(difference, null, 2));
}

function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  console.error(`${option} takes a whole number above 0, not ${text}`);
  process.exit(2);
}

function number(value: number): string {
  return value.toLocaleString('en');
}
