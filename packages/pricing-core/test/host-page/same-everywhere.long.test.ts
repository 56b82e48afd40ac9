// The same bytes in every time zone and locale, and whatever the page around the engine has done to what they share.

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest, damagedArbitrary, priceBookInput, validStayArbitrary } from '../../testing/index.ts';
import { pricerOf, refusals } from '../support/engine.ts';
import { GLOBAL_CHANGES, POLLUTIONS } from './global-changes.ts';

const run = promisify(execFile);

/** Around each change of the clocks, over both ends of a year, and a leap day; then forty random stays, then faulty ones. */
const spans = [
  ['2026-03-27', '2026-03-30'],
  ['2026-10-23', '2026-10-26'],
  ['2026-03-06', '2026-03-09'],
  ['2026-12-28', '2027-01-03'],
  ['2024-02-26', '2024-03-01'],
] as const;
const dated = spans.map(([fromDate, toDate]) => ({
  book: priceBookInput({
    family: [{ template: 'hosting per_night', amount: '33.333333', required: true, customer: { commissionPercentage: '17' } }],
  }),
  request: aRequest({ fromDate, toDate }),
}));
const random = fc.sample(validStayArbitrary(), { numRuns: 40, seed: 1970 });
const faulty = fc.sample(damagedArbitrary(fc.constant(aRequest({ nearbyActivities: [{ id: 900 }] }))), { numRuns: 40, seed: 1970 });
/** As a file can hold them. */
const written = JSON.stringify(
  [...dated, ...random, ...faulty.map((request) => ({ book: priceBookInput(), request }))],
  (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
);
const inputs = JSON.parse(written) as { readonly book: unknown; readonly request: never }[];

let folder = '';
let expected: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pricing-core-'));
  await writeFile(join(folder, 'stays.json'), written);
  await build({
    entryPoints: [new URL('child.ts', import.meta.url).pathname],
    outfile: join(folder, 'child.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  expected = inputs.map(({ book, request }) => JSON.stringify(pricerOf(book).quote(request)));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The answers of a process of its own that are not what they are here: none, when all is well. */
async function differences(environment: NodeJS.ProcessEnv, ...change: string[]): Promise<string[]> {
  const { stdout } = await run(process.execPath, [join(folder, 'child.mjs'), join(folder, 'stays.json'), ...change], {
    env: { PATH: process.env['PATH'], ...environment },
    maxBuffer: 64 * 2 ** 20,
  });
  const answers = stdout.split('\n');
  expect(answers).toHaveLength(expected.length);
  return answers.filter((answer, index) => answer !== expected[index]).map((answer) => answer.slice(0, 200));
}

describe('the same bytes', () => {
  it('are asked for: the stays have quotes and refusals', () => {
    const kinds = inputs.map(({ book, request }) => refusals(pricerOf(book).quote(request)).length === 0);
    expect(kinds.filter((quoted) => quoted).length).toBeGreaterThanOrEqual(45);
    expect(kinds.filter((quoted) => !quoted).length).toBeGreaterThan(20);
  });

  it.each([
    ['Pacific/Kiritimati', 'en_US.UTF-8'],
    ['Pacific/Pago_Pago', 'ar_EG.UTF-8'],
    ['America/St_Johns', 'tr_TR.UTF-8'],
    ['America/Sao_Paulo', 'pt_BR.UTF-8'],
    ['Africa/Casablanca', 'fa_IR.UTF-8'],
    ['Europe/Dublin', 'de_CH.UTF-8'],
    ['Asia/Kathmandu', 'hi_IN.UTF-8'],
    ['Asia/Tokyo', 'ja_JP.UTF-8'],
    ['Australia/Lord_Howe', 'th_TH.UTF-8'],
    ['Antarctica/Troll', 'C'],
    ['UTC', 'POSIX'],
  ])('in %s with %s', async (zone, locale) => {
    expect(await differences({ TZ: zone, LANG: locale, LC_ALL: locale, LANGUAGE: locale.slice(0, 2) })).toEqual([]);
  });

  const moments = Object.keys(GLOBAL_CHANGES).flatMap((change) => [[change, 'before'] as const, [change, 'after'] as const]);

  it.each(moments)('though the page has changed %s, %s the engine was loaded', async (change, moment) => {
    expect(await differences({}, change, moment)).toEqual([]);
  });

  it.each(Object.keys(POLLUTIONS))('though every object of the page has got %s since the engine was loaded', async (pollution) => {
    expect(await differences({}, pollution, 'after')).toEqual([]);
  });

  it.each(Object.keys(POLLUTIONS))('or no answer at all where every object had %s before', async (pollution) => {
    expect(await differences({}, pollution, 'before').catch(() => [])).toEqual([]);
  });
});
