// What stands around a quote: reading and compiling a book, reading a request, the fingerprint; and how time grows with the lines.

import { compilePriceBook, type PriceBook, parsePriceBook, parseQuoteRequest, type QuoteRequestInput } from '../src/index.ts';
import { compileBook } from '../src/price-book/compile.ts';
import { makeBenchBook, makeWideBook } from './bench-book.ts';
import { mustParseBook, mustParseRequests } from './input.ts';
import { figure, median, printHeading, printTable } from './report.ts';
import { type Rounds, timeInterleaved, timeOnce, typical } from './time-runs.ts';

const LINES = [5, 50, 500] as const;

export function printBookCosts(times: number): void {
  const text = JSON.stringify(makeBenchBook());
  const book = mustParseBook(JSON.parse(text));
  const medianOf = (work: () => unknown) => figure(median(Array.from({ length: times }, () => timeOnce(work))) / 1000);
  printHeading(`The book (${figure(text.length / 1000)} kB of JSON), once`);
  printTable([
    ['', 'ms'],
    ['parsePriceBook: checks it and fills in defaults', medianOf(() => parsePriceBook(JSON.parse(text)))],
    ['compilePriceBook: finds templates and owners', medianOf(() => compilePriceBook(book))],
    ['the same with every owner compiled, as quotes do when they need one', medianOf(() => compileEveryOwner(book))],
    ['bookHash: SHA-256, when a fingerprint is first asked for', medianOf(() => compilePriceBook(book).bookHash)],
  ]);
}

/** A pricer compiles an owner when it is first asked for; here all are. */
function compileEveryOwner(book: PriceBook): number {
  const { families, activities } = compileBook(book);
  return [...families.values(), ...activities.values()].reduce((sum, { candidates }) => sum + candidates.length, 0);
}

/** What a caller may pay beside the quote itself. */
export function printRequestCosts(inputs: readonly QuoteRequestInput[], rounds: Rounds): void {
  const pricer = compilePriceBook(mustParseBook(makeBenchBook()));
  const requests = mustParseRequests(inputs);
  const inputAt = (at: number) => inputs[at % inputs.length] as QuoteRequestInput;
  const each = (work: (at: number) => unknown) => (start: number, count: number) => {
    let last: unknown;
    for (let at = start; at < start + count; at += 1) last = work(at);
    return last;
  };
  const timings = timeInterleaved(
    {
      parse: each((at) => parseQuoteRequest(inputAt(at))),
      both: each((at) => pricer.quote(inputAt(at))),
      fingerprint: each((at) => {
        const quoted = pricer.quote(requests[at % requests.length] as QuoteRequestInput);
        return quoted.ok && quoted.value.fingerprint;
      }),
      json: each((at) => JSON.stringify(pricer.quote(requests[at % requests.length] as QuoteRequestInput))),
    },
    rounds,
  );
  printHeading('Around a quote');
  printTable([
    ['', 'µs'],
    ['parseQuoteRequest', figure(typical(timings.parse))],
    ['a quote from a request not parsed before', figure(typical(timings.both))],
    ['a quote and its fingerprint (SHA-256)', figure(typical(timings.fingerprint))],
    ['a quote as JSON, fingerprint included', figure(typical(timings.json))],
  ]);
}

/** µs a line for stays of more and more lines: the same figure means that time grows in proportion. */
export function printGrowth(rounds: Rounds): void {
  const [first, ...others] = LINES.map((lines) => ({ lines, microseconds: timeWideBook(lines, rounds) }));
  if (first === undefined) return;
  const perLine = ({ lines, microseconds }: typeof first) => microseconds / lines;
  printHeading('Growth with the number of lines');
  printTable([
    ['lines', 'µs/quote', 'µs/line', 'per line, against the first'],
    ...[first, ...others].map((size) => [
      String(size.lines),
      figure(size.microseconds),
      perLine(size).toFixed(3),
      `${figure(perLine(size) / perLine(first))} ×`,
    ]),
  ]);
}

function timeWideBook(lines: number, rounds: Rounds): number {
  const pricer = compilePriceBook(mustParseBook(makeWideBook(lines)));
  const stays = Array.from({ length: 28 }, (_, at) => ({
    hostFamilyId: 1,
    fromDate: '2027-01-01',
    toDate: `2027-02-${String(at + 1).padStart(2, '0')}`,
  }));
  const requests = mustParseRequests(stays);
  const quote = (start: number, count: number) => {
    let length = 0;
    for (let at = start; at < start + count; at += 1) {
      const quoted = pricer.quote(requests[at % requests.length] as QuoteRequestInput);
      if (!quoted.ok || quoted.value.pricings.length !== lines) throw new Error(`not a stay of ${lines} lines`);
      length += quoted.value.total.length;
    }
    return length;
  };
  return typical(timeInterleaved({ quote }, rounds).quote);
}
