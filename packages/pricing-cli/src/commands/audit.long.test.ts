// pricing audit, compare and merge as commands: rows, summaries, shards and threads on the sample year.

import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runPricing } from '../../test/run-pricing.ts';
import { COMMANDS } from '../cli.ts';
import { RANGE_SIZE } from '../stream/byte-ranges.ts';

const fixtures = fileURLToPath(new URL('../../../../fixtures/', import.meta.url));
const year = readFileSync(join(fixtures, 'bookings/2026.ndjson'), 'utf8');
const cwd = mkdtempSync(join(tmpdir(), 'pricing-audit-'));
const books = join(fixtures, 'price-books');
const book2026 = join(books, '2026.json');
const input = join(fixtures, 'bookings/2026.ndjson');

/** The year three times over, with blank and broken lines: large enough for several ranges and shards. */
const long = join(cwd, 'long.ndjson');
writeFileSync(long, `${year}\n{"id": 1, "request"\n${year}   \n${year.trimEnd()}`);

const audit = (...args: string[]) => runPricing(['audit', '--book', books, ...args], { cwd });
/** The arguments of a command line, its `*` filled in as a shell would. */
function wordsOf(line: string, folder: string): string[] {
  const [, ...words] = line.split(' ');
  return words.flatMap((word) => {
    const [start = '', end] = word.split('*');
    const matches = (name: string) => end !== undefined && name.startsWith(start) && name.endsWith(end);
    return end === undefined ? [word] : readdirSync(folder).filter(matches).sort();
  });
}
const rowsOf = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('pricing audit', () => {
  test('prints one row a difference, the summary on stderr, and ends with findings', async () => {
    const { outcome, out, err } = await audit('--input', input);
    expect(outcome).toBe('findings');
    expect(rowsOf(out)).toHaveLength(46);
    expect(rowsOf(out)[0]).toEqual({
      index: 4,
      line: 5,
      id: 'FW-2026-0005',
      status: 'difference',
      bookVersion: '2026',
      figure: 'total',
      expected: '1062.65',
      recorded: '1062.64',
      difference: '-0.01',
      currency: 'EUR',
      causes: 'rounding',
      detail: 'rounded half-even instead of half-up',
    });
    expect(err).toContain('1200 bookings: 1154 correct, 46 different');
  });

  test('a tolerance passes what is within it', async () => {
    const { out } = await audit('--input', input, '--tolerance', '0.01', '--quiet');
    expect(rowsOf(out).some(({ causes }) => causes === 'rounding')).toBe(false);
  });

  test('a faulty row is reported with its line and does not stop the others', async () => {
    const good = year.slice(0, year.indexOf('\n'));
    const file = join(cwd, 'bad.ndjson');
    writeFileSync(
      file,
      `${good}\nnonsense\n{"id":"x","request":{"hostFamilyId":"a"},"recorded":{}}\n${good.replace('"bookVersion":"2026"', '"bookVersion":"1999"')}\n`,
    );
    const { outcome, out } = await audit('--input', file, '--quiet');
    expect(outcome).toBe('bad_input');
    expect(rowsOf(out).map(({ line, status, code, path }) => ({ line, status, code, path }))).toEqual([
      { line: 2, status: 'error', code: 'invalid_json', path: null },
      { line: 3, status: 'error', code: 'invalid_type', path: 'request.hostFamilyId' },
      ...(good.includes('"bookVersion":"2026"')
        ? [{ line: 4, status: 'unchecked', code: 'unknown_book_version', path: 'bookVersion' }]
        : []),
    ]);
  });

  test('csv rows are read, by bare names or with their part before them', async () => {
    const { out, outcome } = await audit('--input', join(fixtures, 'bookings/sample.csv'), '--quiet');
    expect(outcome).toBe('findings');
    expect(rowsOf(out)).toHaveLength(10);
  });

  test('every row format has the same rows', async () => {
    const { out } = await audit('--input', input, '--quiet', '--format', 'csv', '--fields', 'id,causes');
    expect(out.split(/\r?\n/).slice(0, 2)).toEqual(['id,causes', 'FW-2026-0005,rounding']);
    const json = await audit('--input', input, '--quiet', '--format', 'json');
    expect(JSON.parse(json.out)).toHaveLength(46);
  });

  test('the journal has an entry for every booking', async () => {
    const { out } = await audit('--input', input, '--quiet', '--format', 'ledger');
    expect(out.match(/^\d{4}-\d\d-\d\d \(FW-2026-/gm)).toHaveLength(1200);
    expect(out).toContain('; booking FW-2026-0005: total recorded as 1062.64, expected 1062.65: rounding');
  });

  test('exit-zero is for differences alone', async () => {
    expect((await audit('--input', input, '--quiet', '--exit-zero')).outcome).toBe('fine');
    expect((await audit('--input', long, '--quiet', '--exit-zero')).outcome).toBe('bad_input');
  });

  test.each(['0/2', '3/2', 'x', '1/0'])('--shard %s is refused', async (shard) => {
    expect((await audit('--input', input, '--shard', shard)).outcome).toBe('usage');
  });

  test('two books of one version are refused', async () => {
    const folder = mkdtempSync(join(cwd, 'twins-'));
    for (const name of ['a.json', 'b.json']) writeFileSync(join(folder, name), readFileSync(book2026));
    const { outcome, err } = await runPricing(['audit', '--book', folder, '--input', input], { cwd });
    expect(outcome).toBe('bad_book');
    expect(err).toContain('duplicate_version');
  });
});

describe('threads, shards and streams', () => {
  test('rows and summary are the same for one thread, for three, and from stdin', async () => {
    const one = await audit('--input', long, '--jobs', '1', '--summary-file', 'one.json');
    const three = await audit('--input', long, '--jobs', '3', '--summary-file', 'three.json');
    const piped = await runPricing(['audit', '--book', books, '--input', '-', '--summary-file', 'piped.json'], {
      cwd,
      stdin: readFileSync(long, 'utf8'),
    });
    expect(rowsOf(one.out)).toHaveLength(3 * 46 + 1);
    expect(three).toEqual(one);
    expect(piped).toEqual(one);
    const read = (name: string) => readFileSync(join(cwd, name), 'utf8');
    expect(read('three.json')).toBe(read('one.json'));
    const whole = JSON.parse(read('one.json'));
    expect(JSON.parse(read('piped.json'))).toEqual({ ...whole, run: { ...whole.run, inputBytes: null } });
  });

  test.each([1, 2, 7])('%i shards together are the whole: rows one after another, summaries merged', async (parts) => {
    const whole = await audit('--input', long, '--quiet', '--summary-file', 'whole.json');
    let rows = '';
    const files: string[] = [];
    for (let part = 1; part <= parts; part += 1) {
      files.push(`part-${parts}-${part}.json`);
      rows += (await audit('--input', long, '--quiet', '--shard', `${part}/${parts}`, '--summary-file', `part-${parts}-${part}.json`)).out;
    }
    expect(rows).toBe(whole.out);
    const merged = await runPricing(['merge', ...files], { cwd });
    expect(merged.out).toBe(readFileSync(join(cwd, 'whole.json'), 'utf8'));
  });

  test('the shared search allowance resets at the same places for every kind of input', async () => {
    const typedOver = JSON.parse(year.slice(0, year.indexOf('\n')));
    const lines = Array.from({ length: 4500 }, (_, at) =>
      JSON.stringify({ ...typedOver, id: at, recorded: { total: `${1000 + at / 100}` } }),
    );
    const text = `${lines.join('\n')}\n`;
    expect(text.length).toBeGreaterThan(RANGE_SIZE * 1.2);
    writeFileSync(join(cwd, 'typed-over.ndjson'), text);
    const rows = async (...args: string[]) => (await audit('--input', 'typed-over.ndjson', ...args)).out;
    const [whole, three] = [await rows(), await rows('--jobs', '3')];
    const parts = [await rows('--shard', '1/3'), await rows('--shard', '2/3'), await rows('--shard', '3/3')];
    expect(whole).toContain('ended early to save time');
    expect(three).toBe(whole);
    expect(parts.join('')).toBe(whole);
    const piped = await runPricing(['audit', '--book', books, '--input', '-'], { cwd, stdin: text });
    expect(piped.out).toBe(whole);
    expect(piped.err).toContain('; --thorough completes them');
  });

  test('searches ended early are counted, and a thorough audit ends none of them', async () => {
    const [first = ''] = year.split('\n');
    const booking = JSON.parse(first);
    const stdin = Array.from({ length: 300 }, (_, at) =>
      JSON.stringify({ ...booking, id: at, recorded: { total: `${1000 + at / 100}` } }),
    ).join('\n');
    const run = (...args: string[]) => runPricing(['audit', '--book', books, '--input', '-', ...args], { cwd, stdin });
    const [early, thorough] = [await run(), await run('--thorough')];
    expect(early.out).toContain('ended early to save time');
    expect(thorough.out + thorough.err).not.toContain('ended early');
    const [counted, none] = [JSON.parse((await run('--summary')).out), JSON.parse((await run('--summary', '--thorough')).out)];
    expect(counted.cutShort).toBe(early.out.match(/ended early/g)?.length);
    expect(counted).toMatchObject({ cutShortByAllowance: counted.cutShort, run: { thorough: false } });
    expect(none).toMatchObject({ cutShort: 0, cutShortByAllowance: 0, run: { thorough: true } });
    expect(early.err).toContain(`ended early with no cause found for ${counted.cutShort} bookings: `);
    expect((await run('--summary', '--format', 'csv')).out).toContain(`searches ended early,${counted.cutShort},`);
    expect([early.outcome, thorough.outcome]).toEqual(['findings', 'findings']);
  });

  test('a run that is stopped leaves neither an answer nor half of one', async () => {
    const stopped = new AbortController();
    stopped.abort();
    const before = readdirSync(cwd);
    await runPricing(['audit', '--book', books, '--input', long, '-o', 'never.csv'], { cwd, signal: stopped.signal }).catch(
      () => undefined,
    );
    expect(existsSync(join(cwd, 'never.csv'))).toBe(false);
    expect(readdirSync(cwd)).toEqual(before);
  });
});

describe('pricing compare', () => {
  const compare = (...args: string[]) =>
    runPricing(['compare', '--book', join(books, '2025.json'), '--with', book2026, '--input', input, ...args], { cwd });

  test('sums up who pays more and who less, in all and by group', async () => {
    const { outcome, out } = await compare('--quiet');
    const summary = JSON.parse(out);
    expect(outcome).toBe('fine');
    expect(summary.bookings).toBe(1200);
    const { all, groups, unpriced } = summary;
    const refused = [...Object.values(unpriced.old), ...Object.values(unpriced.new)].reduce((sum: number, count) => sum + Number(count), 0);
    expect(all.bookings + refused).toBe(1200);
    expect(all.cheaper + all.same + all.dearer).toBe(all.bookings);
    for (const name of ['county', 'family', 'length']) {
      expect(groups[name].reduce((sum: number, group: { sums: { bookings: number } }) => sum + group.sums.bookings, 0)).toBe(all.bookings);
    }
  });

  test('with --rows every stay has a row, also one that a book can not price', async () => {
    const rows = rowsOf((await compare('--rows', '--quiet')).out);
    expect(rows).toHaveLength(1200);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['compared', 'unpriced old']));
  });

  test('a book compared with itself changes nothing', async () => {
    const { out } = await runPricing(['compare', '--book', book2026, '--with', book2026, '--input', input, '--quiet'], { cwd });
    const { all } = JSON.parse(out);
    expect([all.cheaper, all.dearer, all.same]).toEqual([0, 0, 1200]);
    expect(all.customer.old).toBe(all.customer.new);
  });

  test('its shards merge into the whole', async () => {
    const whole = await compare('--quiet');
    for (const part of [1, 2, 3]) await compare('--quiet', '--shard', `${part}/3`, '-o', `compare-${part}.json`);
    const merged = await runPricing(['merge', ...[1, 2, 3].map((part) => `compare-${part}.json`)], { cwd });
    expect(merged.out).toBe(whole.out);
  });
});

describe('pricing merge', () => {
  test('its examples give the same summary as a whole run', async () => {
    const place = mkdtempSync(join(tmpdir(), 'pricing-merge-'));
    cpSync(books, join(place, 'books'), { recursive: true });
    cpSync(input, join(place, 'year.ndjson'));
    const run = (line: string) => runPricing(wordsOf(line, place), { cwd: place });
    const lines = COMMANDS.find(({ name }) => name === 'merge')?.examples.map(([line]) => line) ?? [];
    const outcomes = [];
    for (const line of lines) outcomes.push((await run(line)).outcome);
    expect(outcomes).toEqual(['findings', 'findings', 'findings', 'findings']);

    const read = (name: string) => readFileSync(join(place, name), 'utf8');
    await run('pricing audit --book books/ --input year.ndjson --summary-file whole.json -o rows.ndjson');
    expect(read('rows-1.ndjson') + read('rows-2.ndjson')).toBe(read('rows.ndjson'));
    expect((await run(lines[2] ?? '')).out).toBe(read('whole.json'));
    expect(read('year.csv')).toBe((await run('pricing merge whole.json --format csv')).out);
  });

  test('accepts file names with commas, and requires at least one', async () => {
    await audit('--input', input, '--quiet', '--summary-file', 'a,b.json');
    expect((await runPricing(['merge', 'a,b.json'], { cwd })).out).toBe(readFileSync(join(cwd, 'a,b.json'), 'utf8'));
    const without = await runPricing(['merge'], { cwd });
    expect([without.outcome, without.err]).toEqual(['usage', expect.stringContaining('missing_argument')]);
    expect((await runPricing(['merge', '--input', 'a.json'], { cwd })).err).toContain('unknown_option');
  });

  test('rejects invalid summaries and summaries of different runs', async () => {
    writeFileSync(join(cwd, 'no.json'), '{"kind":"audit","format":1}');
    await audit('--input', input, '--quiet', '--summary-file', 'a.json');
    await runPricing(['compare', '--book', book2026, '--with', book2026, '--input', input, '--quiet', '-o', 'c.json'], { cwd });
    expect((await runPricing(['merge', 'no.json'], { cwd })).err).toContain('no_summary');
    expect((await runPricing(['merge', 'a.json', 'c.json'], { cwd })).err).toContain('summaries_differ');
  });
});
