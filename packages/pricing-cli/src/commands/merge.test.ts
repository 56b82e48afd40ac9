// pricing merge refuses whatever is not every shard of one run just once, and ends as that run would have.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { runPricing } from '../../test/run-pricing.ts';

const fixtures = fileURLToPath(new URL('../../../../fixtures/', import.meta.url));
const book2025 = join(fixtures, 'price-books/2025.json');
const book2026 = join(fixtures, 'price-books/2026.json');
const cwd = mkdtempSync(join(tmpdir(), 'pricing-merge-'));
const year = readFileSync(join(fixtures, 'bookings/2026.ndjson'), 'utf8').split('\n');

/** Bookings of both books; the first dozen have a fault among them. */
writeFileSync(join(cwd, 'some.ndjson'), `${year.slice(0, 12).join('\n')}\n`);
writeFileSync(join(cwd, 'more.ndjson'), `${year.slice(0, 13).join('\n')}\n`);
writeFileSync(join(cwd, 'first.ndjson'), `${year[0]}\n`);
writeFileSync(join(cwd, 'broken.ndjson'), `${year[0]}\nnonsense\n`);

interface Part {
  readonly input?: string;
  readonly shard?: string;
  readonly book?: string;
  readonly more?: readonly string[];
}

function audit(name: string, { input = 'some.ndjson', shard, book = book2026, more = [] }: Part = {}) {
  const part = shard === undefined ? [] : ['--shard', shard];
  return runPricing(['audit', '--book', book, '--input', input, '--quiet', '--summary-file', name, ...part, ...more], { cwd });
}

const merge = (...names: string[]) => runPricing(['merge', ...names], { cwd });

beforeAll(async () => {
  for (const part of [1, 2, 3]) await audit(`${part}-of-3`, { shard: `${part}/3` });
  await audit('1-of-2', { shard: '1/2' });
  await audit('whole');
  await audit('2-of-3-other-book', { shard: '2/3', book: book2025 });
  await audit('2-of-3-tolerant', { shard: '2/3', more: ['--tolerance', '0.01'] });
  await audit('2-of-3-thorough', { shard: '2/3', more: ['--thorough'] });
  await audit('2-of-3-longer', { shard: '2/3', input: 'more.ndjson' });
  await runPricing(['compare', '--book', book2025, '--with', book2026, '--input', 'some.ndjson', '-q', '-o', 'comparison.json'], { cwd });
});

describe('pricing merge', () => {
  test('records the run of a summary', () => {
    const { run } = JSON.parse(readFileSync(join(cwd, '2-of-3-tolerant'), 'utf8'));
    expect(run).toEqual({
      shard: { k: 2, n: 3 },
      inputBytes: Buffer.byteLength(readFileSync(join(cwd, 'some.ndjson'))),
      books: [{ version: '2026', hash: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      tolerance: '0.01',
      thorough: false,
    });
  });

  test('merges all shards in any order into the summary of a whole run', async () => {
    const { out } = await merge('3-of-3', '1-of-3', '2-of-3');
    expect(out).toBe(readFileSync(join(cwd, 'whole'), 'utf8'));
  });

  test.each([
    ['duplicate_shard', 'shard 2/3 is also in', ['1-of-3', '2-of-3', '2-of-3', '3-of-3']],
    ['duplicate_shard', 'a whole input is also in', ['whole', 'whole']],
    ['missing_shard', 'shard 2 is missing', ['1-of-3', '3-of-3']],
    ['missing_shard', 'shards 2, 3 are missing', ['1-of-3']],
    ['summaries_differ', 'the version or content of the price books', ['1-of-3', '2-of-3-other-book', '3-of-3']],
    ['summaries_differ', 'the tolerance', ['1-of-3', '2-of-3-tolerant', '3-of-3']],
    ['summaries_differ', '--thorough', ['1-of-3', '2-of-3-thorough', '3-of-3']],
    ['summaries_differ', 'the input size', ['1-of-3', '2-of-3-longer', '3-of-3']],
    ['summaries_differ', 'the number of shards', ['1-of-3', '1-of-2']],
    ['summaries_differ', 'the number of shards', ['1-of-3', 'whole']],
    ['summaries_differ', 'the command (audit or compare)', ['whole', 'comparison.json']],
  ])('%s: %s', async (code, message, names) => {
    const { outcome, out, err } = await merge(...names);
    expect([outcome, out]).toEqual(['bad_input', '']);
    expect(err).toContain(code);
    expect(err).toContain(message);
  });

  test('ends with findings where bookings differ, with bad input where some could not be read, else fine', async () => {
    await audit('broken', { input: 'broken.ndjson' });
    await audit('right', { input: 'first.ndjson' });
    const outcomes = [];
    for (const name of ['whole', 'broken', 'right', 'comparison.json']) outcomes.push((await merge(name)).outcome);
    expect(outcomes).toEqual(['findings', 'bad_input', 'fine', 'fine']);
  });

  test('a spreadsheet of it has the counts too', async () => {
    const { out } = await runPricing(['merge', 'whole', '--format', 'csv', '--fields', 'causes,bookings'], { cwd });
    const { bookings, same, different } = JSON.parse(readFileSync(join(cwd, 'whole'), 'utf8'));
    expect(out.split(/\r?\n/).slice(0, 7)).toEqual([
      'causes,bookings',
      `all bookings,${bookings}`,
      `same,${same}`,
      `different,${different}`,
      'searches ended early,0',
      'unchecked,1',
      'errors,0',
    ]);
  });
});
