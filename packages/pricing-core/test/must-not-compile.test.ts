// Wrong programs that the compiler must refuse, each beside the right one that differs in nothing else.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

const PREAMBLE = `
import { compilePriceBook, parsePriceBook, parseQuoteRequest, type Issue, type PriceBook, type Quote } from '@hosted-stay/pricing-core';
import type { Resolved } from '../src/steps/resolve.ts';
import { count } from '../src/steps/count.ts';
import { select } from '../src/steps/select.ts';
import { price } from '../src/steps/price.ts';
import { total } from '../src/steps/total.ts';
declare const json: unknown;
declare const book: PriceBook;
declare const quote: Quote;
declare const resolved: Resolved;
export { compilePriceBook, parsePriceBook, parseQuoteRequest, count, select, price, total, json, book, quote, resolved, type Issue };
`;

interface Program {
  readonly what: string;
  readonly wrong: string;
  readonly right: string;
  /** The compiler's error code. */
  readonly error: number;
}

const dates = `fromDate: '2026-07-06', toDate: '2026-07-12'`;
const counted = 'const counted = count(resolved); if (!counted.ok) throw counted;';

const PROGRAMS: readonly Program[] = [
  {
    what: 'a quote without a host family',
    wrong: `compilePriceBook(book).quote({ ${dates} });`,
    right: `compilePriceBook(book).quote({ hostFamilyId: 1, ${dates} });`,
    error: 2345,
  },
  {
    what: 'a quote with a field of another name',
    wrong: `compilePriceBook(book).quote({ hostFamilyId: 1, ${dates}, students: 2 });`,
    right: `compilePriceBook(book).quote({ hostFamilyId: 1, ${dates}, countStudents: 2 });`,
    error: 2353,
  },
  {
    what: 'an unknown type of stay',
    wrong: `compilePriceBook(book).quote({ hostFamilyId: 1, ${dates}, activityDetailsType: 'remote' });`,
    right: `compilePriceBook(book).quote({ hostFamilyId: 1, ${dates}, activityDetailsType: 'mixed' });`,
    error: 2322,
  },
  {
    what: 'dates of a stay as instants',
    wrong: `compilePriceBook(book).quote({ hostFamilyId: 1, fromDate: new Date(0), toDate: '2026-07-12' });`,
    right: `compilePriceBook(book).quote({ hostFamilyId: 1, fromDate: '2026-07-06', toDate: '2026-07-12' });`,
    error: 2322,
  },
  {
    what: 'a price book that nobody has checked',
    wrong: 'compilePriceBook(json);',
    right: 'const parsed = parsePriceBook(json); if (parsed.ok) compilePriceBook(parsed.value);',
    error: 2345,
  },
  {
    what: 'a checked price book with a change',
    wrong: `const changed: PriceBook = { ...book, currency: 4 };`,
    right: 'const same: PriceBook = book;',
    error: 2322,
  },
  {
    what: 'a value without a look at ok',
    wrong: 'parseQuoteRequest(json).value;',
    right: 'const parsed = parseQuoteRequest(json); if (parsed.ok) parsed.value;',
    error: 2339,
  },
  {
    what: 'issues of a result that is good',
    wrong: 'const parsed = parseQuoteRequest(json); if (parsed.ok) parsed.issues;',
    right: 'const parsed = parseQuoteRequest(json); if (!parsed.ok) parsed.issues;',
    error: 2339,
  },
  { what: 'a total as a number', wrong: 'const total_: number = quote.total;', right: 'const total_: string = quote.total;', error: 2322 },
  {
    what: 'a number for an amount',
    wrong: `const made: Quote['payouts'] = [{ hostableType: 'Activity', hostableId: 1, amount: 12.5 }];`,
    right: `const made: Quote['payouts'] = [{ hostableType: 'Activity', hostableId: 1, amount: '12.50' }];`,
    error: 2322,
  },
  { what: 'arithmetic with an amount', wrong: 'quote.total * 2;', right: 'quote.noOfDaysOfTrip * 2;', error: 2362 },
  { what: 'a change to a quote', wrong: `quote.total = '0.00';`, right: `({ ...quote }).total === '0.00';`, error: 2540 },
  { what: 'a line added to a quote', wrong: 'quote.pricings.push();', right: 'quote.pricings.slice();', error: 2339 },
  { what: 'a field that a quote does not have', wrong: 'quote.amountFamWorld;', right: 'quote.amountFamworld;', error: 2551 },
  { what: 'steps out of order: select before count', wrong: 'select(resolved);', right: `${counted} select(counted.value);`, error: 2345 },
  {
    what: 'steps out of order: total before price',
    wrong: `${counted} total(select(counted.value));`,
    right: `${counted} total(price(select(counted.value)));`,
    error: 2345,
  },
  {
    what: 'a code that no issue has',
    wrong: `(issue: Issue) => issue.code === 'invalid_dates';`,
    right: `(issue: Issue) => issue.code === 'invalid_date';`,
    error: 2367,
  },
  {
    what: 'data of another code',
    wrong: `(issue: Issue) => (issue.code === 'invalid_date' ? issue.data.days : 0);`,
    right: `(issue: Issue) => (issue.code === 'stay_too_long' ? issue.data.days : 0);`,
    error: 2339,
  },
];

/** Compiles every program in one go; the answer names the error codes of each. */
function compileAll(programs: ReadonlyMap<string, string>): ReadonlyMap<string, number[]> {
  const { config } = ts.readConfigFile(join(folder, '../../../tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, folder);
  const host = ts.createCompilerHost({});
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => programs.has(file) || fileExists.call(host, file);
  host.readFile = (file) => programs.get(file) ?? readFile.call(host, file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = programs.get(file);
    return text === undefined ? getSourceFile.call(host, file, version, ...rest) : ts.createSourceFile(file, text, version);
  };
  const checked: ts.CompilerOptions = { ...options, composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true };
  const program = ts.createProgram([...programs.keys()], checked, host);
  return new Map(
    [...programs.keys()].map((file) => {
      const source = program.getSourceFile(file);
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return [file, found.map(({ code }) => code)];
    }),
  );
}

const fileOf = (what: string, kind: 'right' | 'wrong') => join(folder, `${kind} ${what.replace(/\W+/g, '-')}.ts`);

describe('the compiler', () => {
  let errors: ReadonlyMap<string, number[]> = new Map();

  beforeAll(() => {
    const files = PROGRAMS.flatMap(({ what, wrong, right }) => [
      [fileOf(what, 'wrong'), PREAMBLE + wrong] as const,
      [fileOf(what, 'right'), PREAMBLE + right] as const,
    ]);
    errors = compileAll(new Map(files));
  }, 60_000);

  it.each(PROGRAMS)('refuses $what', ({ what, error }) => {
    expect(errors.get(fileOf(what, 'wrong'))).toEqual([error]);
  });

  it.each(PROGRAMS)('accepts the right program beside $what', ({ what }) => {
    expect(errors.get(fileOf(what, 'right'))).toEqual([]);
  });
});
