// The stay that the installed packages are asked to price, and what they must answer: one of the golden cases.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const golden = resolve(import.meta.dirname, '../../fixtures/golden');

interface GoldenCase {
  book: string;
  request: Record<string, unknown>;
  expected?: { total: string; pricings: unknown[] };
}

const cases: GoldenCase[] = readFileSync(resolve(golden, 'cases.ndjson'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

function firstPriced(): { book: string; request: Record<string, unknown>; total: string } {
  const found = cases.find(({ expected }) => (expected?.pricings.length ?? 0) > 2);
  if (found?.expected === undefined) throw new Error('no golden case with a quote');
  return { book: resolve(golden, found.book), request: found.request, total: found.expected.total };
}

export const stay = firstPriced();

/** Statements that leave the total, or the issues, in `answer`; `book` and `request` are there already. */
export const quoting = `
const parsed = parsePriceBook(book);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
const quoted = compilePriceBook(parsed.value).quote(request);
const answer = quoted.ok ? quoted.value.total : JSON.stringify(quoted.issues);`;
