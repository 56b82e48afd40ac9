// Streams of requests: every record is answered, whatever is wrong with the one before it.

import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { LONGEST_LINE } from '../src/io/lines.ts';
import { streamOutput } from '../src/io/write.ts';
import { runPricing } from './run-pricing.ts';
import { folderWithBook, STAY } from './small-book.ts';

const GOOD = JSON.stringify(STAY);

const NDJSON = [
  GOOD,
  '{"hostFamilyId": 500, "fromDate": ',
  '',
  '{"host_family_id": 500, "from_date": "2026-02-30", "to_date": "2026-13-01"}',
  '{"hostFamilyId": 500, "fromDate": "2026-07-06", "toDate": "2026-07-13", "discout_code": "TEN"}',
  '[]',
  GOOD,
].join('\n');

const CSV = [
  'hostFamilyId,from_date,toDate,nearbyActivities,serviceTypeIds,activityDetailsType,vatExempt,discountCode,countStudents',
  '500,2026-07-06,2026-07-13,,,,,,',
  '500,2026-07-06,2026-07-26,900:2; 901,2; 3,mixed,yes,"a ""b"", c",2',
  '500,2026-07-06,2026-07-26,900:2,2,mixed,no,TEN,two',
  '500,2026-07-06,a "stray" quote,,,,,,',
  '500,2026-07-06',
  '500,2026-07-06,2026-07-13,,,,,ten,',
].join('\r\n');

const cwd = folderWithBook({ 'stays.ndjson': NDJSON, 'stays.csv': CSV, 'stays.tsv': CSV.replaceAll(',', '\t').replace(/"a .*? c"/, 'x') });

const stream = (...args: string[]) => runPricing(['quote', '--book', 'book.json', ...args], { cwd });

const answersIn = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('ndjson', () => {
  test('answers each record in order, and ends with bad_input', async () => {
    const { outcome, out } = await stream('--request', 'stays.ndjson', '--fields', 'total');
    expect(outcome).toBe('bad_input');
    expect(answersIn(out)).toEqual([
      { index: 0, quote: { total: '1019.90' } },
      { index: 1, error: { code: 'invalid_json', path: [], message: expect.any(String) } },
      {
        index: 2,
        error: {
          code: 'invalid_date',
          path: ['from_date'],
          message: expect.stringContaining('2026-02-30'),
          others: [{ code: 'invalid_date', path: ['to_date'], message: expect.stringContaining('2026-13-01') }],
        },
      },
      { index: 3, error: { code: 'unknown_field', path: ['discout_code'], message: expect.stringContaining('discountCode') } },
      { index: 4, error: { code: 'invalid_type', path: [], message: expect.any(String) } },
      { index: 5, quote: { total: '1019.90' } },
    ]);
  });

  test('reports each faulty record on stderr with file, line and field', async () => {
    const { err } = await stream('--request', 'stays.ndjson');
    const lines = err.trim().split('\n');
    expect(lines.map((line) => /^.*?: (?:invalid|unknown)_[a-z]+(?=: )/.exec(line)?.[0])).toEqual([
      'stays.ndjson:2:35: invalid_json',
      'stays.ndjson:4: from_date: invalid_date',
      'stays.ndjson:4: to_date: invalid_date',
      'stays.ndjson:5: discout_code: unknown_field',
      'stays.ndjson:6: invalid_type',
    ]);
  });

  test('a stream without a bad record ends fine; one without any prints nothing', async () => {
    const one = await runPricing(['quote', '-b', 'book.json', '-r', '-', '--input-format', 'ndjson', '--fields', 'total'], {
      cwd,
      stdin: `${GOOD}\n`,
    });
    expect(one).toMatchObject({ outcome: 'fine', out: '{"index":0,"quote":{"total":"1019.90"}}\n', err: '' });
    const none = await runPricing(['quote', '-b', 'book.json', '-r', '-', '--input-format', 'ndjson'], { cwd, stdin: '\n \n' });
    expect(none).toMatchObject({ outcome: 'fine', out: '', err: '' });
  });

  test('is guessed from stdin by its second line', async () => {
    const { out } = await runPricing(['quote', '-b', 'book.json', '-r', '-', '--fields', 'total'], { cwd, stdin: `${GOOD}\n${GOOD}` });
    expect(answersIn(out)).toHaveLength(2);
  });

  test('messages are in the language asked for, codes are not', async () => {
    const { out } = await stream('--request', 'stays.ndjson', '--locale', 'de');
    expect(answersIn(out)[3].error).toMatchObject({ code: 'unknown_field', message: expect.stringMatching(/Feld/) });
  });

  test('a line that is invalid or too long affects only itself', async () => {
    const broken = Buffer.concat([Buffer.from([0xff, 0xfe, 10]), Buffer.alloc(LONGEST_LINE + 5, 'x'), Buffer.from(`\n${GOOD}\n`)]);
    const { out } = await runPricing(['quote', '-b', 'book.json', '-r', '-', '--input-format', 'ndjson', '--fields', 'total'], {
      cwd,
      stdin: broken,
    });
    expect(answersIn(out).map(({ error, quote }) => error?.code ?? quote.total)).toEqual(['invalid_utf8', 'line_too_long', '1019.90']);
  });

  test('a flood of bad records is counted on stderr, and all of it answered', async () => {
    const { out, err } = await runPricing(['quote', '-b', 'book.json', '-r', '-', '--input-format', 'ndjson'], {
      cwd,
      stdin: '{}\n'.repeat(30),
    });
    expect(answersIn(out)).toHaveLength(30);
    expect(err.trim().split('\n')).toHaveLength(21);
    expect(err).toMatch(/… and \d+ more/);
  });
});

describe('csv', () => {
  test('reads both spellings, lists, flags, quotes and empty cells', async () => {
    const { outcome, out } = await stream('--request', 'stays.csv', '--fields', 'request');
    expect(outcome).toBe('bad_input');
    const [first, second, third, fourth, fifth, sixth] = answersIn(out);
    expect(first.quote.request).toMatchObject({ ...STAY, discountCode: null });
    expect(second.error).toMatchObject({ code: 'unknown_activity' });
    expect(third.error).toMatchObject({ code: 'invalid_type', path: ['countStudents'] });
    expect(fourth.error.code).toBe('invalid_csv');
    expect(fifth.error.code).toBe('wrong_cell_count');
    expect(sixth.quote.request.discountCode).toBe('ten');
  });

  test('names the line of a bad row', async () => {
    const { err } = await stream('--request', 'stays.csv');
    expect(err.split('\n').map((line) => /^stays\.csv:(\d+)/.exec(line)?.[1])).toEqual(['3', '4', '5', '6', undefined]);
  });

  test('tsv is the same with tabs', async () => {
    const { out } = await stream('--request', 'stays.tsv', '--fields', 'total');
    expect(answersIn(out)[0].quote.total).toBe('1019.90');
  });

  test.each([';', '\t'])('may have another separator, which its header shows: %j', async (separator) => {
    const csv = `host_family_id,from_date,to_date,nearbyActivities\n500,2026-07-06,2026-07-13,900:1 900:2\n500,2026-07-06,2026-07-13,\n`;
    const other = csv.replaceAll(',', separator);
    for (const format of [['--input-format', 'csv'], []]) {
      const { out } = await runPricing(['quote', '-b', 'book.json', '-r', '-', '--fields', 'total', ...format], { cwd, stdin: other });
      expect(answersIn(out).map(({ error, quote }) => error?.code ?? quote.total)).toEqual(['duplicate_activity', '1019.90']);
    }
  });

  test('is guessed from stdin by its first line', async () => {
    const { out } = await runPricing(['quote', '-b', 'book.json', '-r', '-', '--fields', 'total'], { cwd, stdin: CSV });
    expect(answersIn(out)).toHaveLength(6);
  });
});

test('complaints on stderr are in the language of the answers', async () => {
  const { out, err } = await stream('--request', 'stays.ndjson', '--locale', 'de');
  const { message } = answersIn(out)[2].error;
  expect(message).toMatch(/gültiges Datum/);
  expect(err).toContain(message);
});

describe('output of a stream', () => {
  test('has one row for each request, with the reason if there is no quote', async () => {
    const { out } = await stream('--request', 'stays.ndjson', '--format', 'csv', '--fields', 'index,total,error');
    expect(out).toBe(
      'index,total,error\r\n0,1019.90,\r\n1,,invalid_json\r\n2,,invalid_date\r\n3,,unknown_field\r\n4,,invalid_type\r\n5,1019.90,\r\n',
    );
  });

  test('a bad row names its field and its line, also where rows are lines and in a journal', async () => {
    const columns = ['--fields', 'index,line,error,path'];
    const { out } = await stream('--request', 'stays.ndjson', '--format', 'csv', ...columns);
    expect(out.split('\r\n')[3]).toMatch(/^2,\d+,invalid_date,from_date$/);
    const lines = await stream('--request', 'stays.ndjson', '--format', 'tsv', '--lines', '--fields', 'index,inputLine,line,path');
    expect(lines.out.split('\n')[3]).toMatch(/^2\t\d+\t\tfrom_date$/);
    const journal = await stream('--request', 'stays.ndjson', '--format', 'ledger');
    expect(journal.out).toMatch(/; request 2 \(line \d+\): from_date: invalid_date: /);
  });

  test('the columns of the request are a file of requests again, with the same totals', async () => {
    const requests = [
      STAY,
      { ...STAY, countStudents: 3, vatExempt: true, discountCode: 'TEN' },
      { ...STAY, activityDetailsType: 'mixed', currentNoOfWeeks: 1, nearbyActivities: [{ id: 900, weeks: 1 }], serviceTypeIds: [2, 3] },
    ];
    const quotesOf = (stdin: string, ...args: string[]) => runPricing(['quote', '-b', 'book.json', '-r', '-', ...args], { cwd, stdin });
    const text = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
    const quoted = await quotesOf(text, '--format', 'csv');
    const names = quoted.out.split('\r\n')[0]?.split(',') ?? [];
    const own = names.slice(names.indexOf('hostFamilyId'), names.indexOf('discountCode') + 1);
    const csv = await quotesOf(text, '--format', 'csv', '--fields', own.join(','));
    const again = await quotesOf(csv.out, '--format', 'csv');
    expect(again.out).toBe(quoted.out.replace(/^([012]),(\d)/gm, (_, index: string, line: string) => `${index},${Number(line) + 1}`));
    expect(new Set(again.out.match(/[0-9a-f]{64}/g)).size).toBe(3);
  });

  test('can be one JSON array', async () => {
    const { out } = await stream('--request', 'stays.ndjson', '--format', 'json', '--fields', 'total');
    expect(JSON.parse(out).map(({ index }: { index: number }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('can be a journal, in which a bad request is a comment', async () => {
    const { out } = await stream('--request', 'stays.ndjson', '--format', 'ledger');
    expect(out.match(/^decimal-mark/gm)).toHaveLength(1);
    expect(out.match(/^2026-07-06 \(\d\)/gm)).toEqual(['2026-07-06 (0)', '2026-07-06 (5)']);
    expect(out.match(/^; request \d/gm)).toHaveLength(4);
  });

  test('with reasons beside each quote', async () => {
    const { out } = await stream('--request', 'stays.ndjson', '--explain');
    expect(answersIn(out)[0].quote.explanation.reader).toBe('finance');
  });

  test('single flags are refused: which record would they be for?', async () => {
    const { outcome, err } = await stream('--request', 'stays.ndjson', '--vat-exempt');
    expect({ outcome, err }).toEqual({ outcome: 'usage', err: expect.stringContaining('flags_with_stream') });
  });
});

test('a slow reader holds the reading back', async () => {
  const out = new PassThrough({ highWaterMark: 1000 });
  let taken = 0;
  async function* requests() {
    for (; taken < 2000; taken += 1) yield Buffer.from(`${GOOD}\n`);
  }
  const { Readable } = await import('node:stream');
  const input = Readable.from(requests(), { objectMode: false, highWaterMark: 1000 });
  const err = new PassThrough();
  const context = {
    cwd,
    in: input,
    out: streamOutput(out),
    err: streamOutput(err),
    env: {},
    isTerminal: { out: false, err: false },
    columns: undefined,
    signal: new AbortController().signal,
  };
  const running = runCli(context, ['quote', '-b', 'book.json', '-r', '-', '--input-format', 'ndjson']);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(200);
  out.resume();
  expect(await running).toBe('fine');
  expect(taken).toBe(2000);
});

test('Ctrl-C ends a stream that waits for input', async () => {
  const interruption = new AbortController();
  const context = {
    cwd,
    in: new PassThrough(),
    out: streamOutput(new PassThrough()),
    err: streamOutput(new PassThrough()),
    env: {},
    isTerminal: { out: false, err: false },
    columns: undefined,
    signal: interruption.signal,
  };
  const running = runCli(context, ['quote', '-b', 'book.json', '-r', '-', '--input-format', 'ndjson']);
  setTimeout(() => interruption.abort(), 50);
  expect(await running).toBe('interrupted');
});
