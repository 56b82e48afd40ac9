// Every way to go wrong: its code, its place, its outcome. The list is whole: a code that no test produces fails the last test.

import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/cli.ts';
import type { OptionSpec } from '../src/command.ts';
import { streamOutput } from '../src/io/write.ts';
import type { Outcome } from '../src/outcome.ts';
import { COLOR } from '../src/shared-options.ts';
import { runPricing } from './run-pricing.ts';
import { folderWithBook, SMALL_BOOK, STAY, STAY_FLAGS, stayFlags } from './small-book.ts';

const cwd = folderWithBook({
  'syntax.json': '{\n  "version": "1",\n  "currency" "EUR"\n}\n',
  'comma.json': '{"version": "1",}',
  'empty.json': '',
  'faulty-book.json': { ...SMALL_BOOK, currency: 'XXX', counties: [{ id: 10, name: 'Cork', countryId: 9 }] },
  'bad-stay.json': '{\n  "hostFamilyId": 500,\n  "fromDate": "2026-02-30",\n  "toDate": "2026-07-13"\n}\n',
  'list.json': [STAY],
  'header.csv': 'hostFamilyId,"x"y\n',
  'a.unknown': '',
});
mkdirSync(join(cwd, 'folder'));

const BOOK = ['--book', 'book.json'];

interface Case {
  readonly args: readonly string[];
  readonly stdin?: string | Uint8Array;
  readonly outcome: Outcome;
  /** How the complaint begins, up to and including its code. */
  readonly begins: string;
  readonly terminal?: boolean;
}

const WRONG_USE: readonly Case[] = [
  { args: ['qoute'], outcome: 'usage', begins: 'pricing: unknown_command' },
  { args: ['quote', '--boook', 'x'], outcome: 'usage', begins: 'pricing: unknown_option' },
  { args: ['counts', '--from'], outcome: 'usage', begins: 'pricing: missing_value' },
  { args: ['counts', '--from', '2026-07-06'], outcome: 'usage', begins: 'pricing: missing_option' },
  { args: ['quote', ...STAY_FLAGS], outcome: 'usage', begins: 'pricing: missing_option' },
  { args: ['quote', ...BOOK], outcome: 'usage', begins: 'pricing: missing_option' },
  { args: ['solve', ...BOOK, ...STAY_FLAGS, '--template', '100'], outcome: 'usage', begins: 'pricing: missing_option' },
  { args: ['quote', ...BOOK, ...STAY_FLAGS, '--format', 'pdf'], outcome: 'usage', begins: 'pricing: invalid_option' },
  { args: ['counts', '--from', '2026-07-06', '--to', '2026-07-09', '--weeks', '-1'], outcome: 'usage', begins: 'pricing: invalid_option' },
  {
    args: ['solve', ...BOOK, ...STAY_FLAGS, '--template', '100', '--total', '1', '--payee', 'me'],
    outcome: 'usage',
    begins: 'pricing: invalid_option',
  },
  { args: ['schema'], outcome: 'usage', begins: 'pricing: missing_argument' },
  { args: ['schema', 'book', '-o', 'a.json', '--output=b.json'], outcome: 'usage', begins: 'pricing: repeated_option' },
  { args: ['schema', 'boook'], outcome: 'usage', begins: 'pricing: invalid_option' },
  { args: ['schema', 'book', 'quote'], outcome: 'usage', begins: 'pricing: unexpected_argument' },
  { args: ['quote', '--book', 'none.json', ...STAY_FLAGS], outcome: 'usage', begins: 'none.json: unreadable_file' },
  { args: ['quote', '--book', 'folder', ...STAY_FLAGS], outcome: 'usage', begins: 'folder: unreadable_file' },
  { args: ['quote', ...BOOK, '--request', 'none.ndjson'], outcome: 'usage', begins: 'none.ndjson: unreadable_file' },
  { args: ['quote', ...BOOK, ...STAY_FLAGS, '-o', 'none/q.json'], outcome: 'usage', begins: 'none/q.json: unwritable_file' },
  { args: ['quote', ...BOOK, ...STAY_FLAGS, '-o', 'q.pdf'], outcome: 'usage', begins: 'pricing: unknown_extension' },
  { args: ['quote', ...BOOK, ...STAY_FLAGS, '--format', 'xlsx'], terminal: true, outcome: 'usage', begins: 'pricing: binary_to_terminal' },
  { args: ['quote', ...BOOK, ...STAY_FLAGS, '--fields', 'totl'], outcome: 'usage', begins: 'pricing: unknown_field' },
  { args: ['quote', ...BOOK, ...STAY_FLAGS, '--explain', '--lines'], outcome: 'usage', begins: 'pricing: explain_needs_text' },
  {
    args: ['quote', ...BOOK, ...STAY_FLAGS, '--format', 'ledger', '--side', 'provider'],
    outcome: 'usage',
    begins: 'pricing: ledger_is_finance',
  },
  {
    args: ['quote', ...BOOK, ...STAY_FLAGS, '--format', 'ledger', '--fields', 'total'],
    outcome: 'usage',
    begins: 'pricing: fields_need_columns',
  },
  {
    args: ['quote', ...BOOK, '--request', '-', '--input-format', 'ndjson', '--count-students', '2'],
    outcome: 'usage',
    begins: 'pricing: flags_with_stream',
  },
];

const BAD_INPUT: readonly Case[] = [
  { args: ['quote', ...BOOK, '--request', 'bad-stay.json'], outcome: 'bad_input', begins: 'bad-stay.json:3:3: fromDate: invalid_date' },
  { args: ['quote', ...BOOK, '--request', 'syntax.json'], outcome: 'bad_input', begins: 'syntax.json:3:14: invalid_json' },
  { args: ['quote', ...BOOK, '--request', 'comma.json'], outcome: 'bad_input', begins: 'comma.json:1:17: invalid_json' },
  { args: ['quote', ...BOOK, '--request', 'empty.json'], outcome: 'bad_input', begins: 'empty.json:1:1: invalid_json' },
  { args: ['quote', ...BOOK, '--request', 'list.json'], outcome: 'bad_input', begins: 'list.json:1:1: invalid_type' },
  { args: ['quote', ...BOOK, '--request', '-'], stdin: Uint8Array.of(0x7b, 0xff), outcome: 'bad_input', begins: '<stdin>:1: invalid_utf8' },
  { args: ['quote', ...BOOK, '--request', 'header.csv'], outcome: 'bad_input', begins: 'header.csv:1: invalid_csv' },
  {
    args: ['quote', ...BOOK, '--request', '-', '--input-format', 'csv'],
    stdin: 'hostFamilyId,fromDate\n500\n',
    outcome: 'bad_input',
    begins: '<stdin>:2: wrong_cell_count',
  },
  {
    args: ['quote', ...BOOK, '--host-family-id', '500', '--from-date', '2026-07-06'],
    outcome: 'bad_input',
    begins: 'pricing: toDate: missing_field',
  },
  {
    args: ['quote', ...BOOK, ...stayFlags({ hostFamilyId: 'x' })],
    outcome: 'bad_input',
    begins: 'pricing: --host-family-id: invalid_type',
  },
  {
    args: ['quote', ...BOOK, ...stayFlags({ hostFamilyId: '1' })],
    outcome: 'bad_input',
    begins: 'pricing: --host-family-id: unknown_host_family',
  },
  { args: ['counts', '--from', '2026-02-30', '--to', '2026-07-09'], outcome: 'bad_input', begins: 'pricing: --from: invalid_date' },
  { args: ['counts', '--from', '2026-07-09', '--to', '2026-07-06'], outcome: 'bad_input', begins: 'pricing: --to: dates_reversed' },
  { args: ['counts', '--from', '2026-07-09', '--to', '2027-07-10'], outcome: 'bad_input', begins: 'pricing: --to: stay_too_long' },
  {
    args: ['counts', '--from', '2026-07-06', '--to', '2026-07-12', '--activities', 'local', '--weeks', '2'],
    outcome: 'bad_input',
    begins: 'pricing: --weeks: too_many_camp_weeks',
  },
  {
    args: ['solve', ...BOOK, ...STAY_FLAGS, '--template', '101', '--total', '1'],
    outcome: 'bad_input',
    begins: 'pricing: --template: template_not_in_stay',
  },
  {
    args: ['solve', ...BOOK, ...STAY_FLAGS, '--template', '100', '--total', '1.001'],
    outcome: 'bad_input',
    begins: 'pricing: --total: invalid_amount',
  },
  {
    args: ['intent', ...BOOK, ...stayFlags({ toDate: '2026-07-05' })],
    outcome: 'bad_input',
    begins: 'pricing: --to-date: dates_reversed',
  },
];

const BAD_BOOK: readonly Case[] = [
  { args: ['check', '--book', 'syntax.json'], outcome: 'bad_book', begins: 'syntax.json:3:14: invalid_json' },
  { args: ['check', '--book', '-'], stdin: Uint8Array.of(0x7b, 0x0a, 0x0a, 0xff), outcome: 'bad_book', begins: '<stdin>:3: invalid_utf8' },
  { args: ['check', '--book', 'faulty-book.json'], outcome: 'bad_book', begins: 'faulty-book.json:3:3: currency: unknown_currency' },
  {
    args: ['quote', '--book', 'faulty-book.json', ...STAY_FLAGS],
    outcome: 'bad_book',
    begins: 'faulty-book.json:3:3: currency: unknown_currency',
  },
];

const ALL = [...WRONG_USE, ...BAD_INPUT, ...BAD_BOOK];

describe.each([
  ['wrong use', WRONG_USE],
  ['bad input', BAD_INPUT],
  ['a bad book', BAD_BOOK],
])('%s', (_, cases) => {
  test.each(cases)('$begins ($args)', async ({ args, stdin = '', terminal = false, outcome, begins }) => {
    const ran = await runPricing(args, { cwd, stdin, terminal, env: { NO_COLOR: '1' } });
    expect(ran.err.slice(0, begins.length + 2)).toBe(`${begins}: `);
    expect(ran.err.endsWith('\n')).toBe(true);
    expect(ran.outcome).toBe(outcome);
    if (outcome === 'usage' || !args.includes('--input-format')) expect(ran.out).toBe('');
  });
});

test('all faults of a book are reported, each with its line', async () => {
  const { err } = await runPricing(['check', '--book', 'faulty-book.json'], { cwd });
  const lines = err.trim().split('\n');
  expect(lines).toHaveLength(2);
  const text = readFileSync(join(cwd, 'faulty-book.json'), 'utf8').split('\n');
  const [, line = '', column = ''] = /:(\d+):(\d+): counties\[0\]\.countryId: unknown_reference/.exec(lines[1] ?? '') ?? [];
  expect(text[Number(line) - 1]?.slice(Number(column) - 1)).toMatch(/^"countryId": 9/);
});

test('a typo is answered with a suggestion', async () => {
  expect((await runPricing(['qoute'])).err).toContain('Did you mean quote?');
  expect((await runPricing(['quote', '--host-famly-id', '1'])).err).toContain('Did you mean --host-family-id?');
  expect((await runPricing(['quote', '--format', 'tabel'])).err).toMatch(/--format expects one of .*, not "tabel"; did you mean table\?/);
  expect((await runPricing(['counts', '--activities', 'famly'])).err).toContain('did you mean family?');
  expect((await runPricing(['compare', '--by', 'county', '--by', 'lenght'])).err).toContain('did you mean length?');
  expect((await runPricing(['schema', 'boook'])).err).toBe(
    'pricing: invalid_option: <document> expects one of book, request, quote, booking, not "boook"; did you mean book?\n',
  );
  expect((await runPricing(['quote', ...BOOK, '-r', '-', '--input-format', 'ndjson'], { cwd, stdin: '{"fromdate":"x"}' })).err).toContain(
    'fromDate',
  );
});

describe('an option given twice', () => {
  const options = COMMANDS.flatMap(({ name, options: own }) => [...own, COLOR].map((option) => ({ name, ...option })));
  const given = ({ flags, choices }: OptionSpec) => [
    /--[\w-]+/.exec(flags)?.[0] ?? '',
    ...(flags.includes('<') ? [choices?.[0] ?? '1'] : []),
  ];

  test.each(options.filter(({ repeatable }) => repeatable !== true))('is wrong use: $name $flags', async ({ name, ...option }) => {
    const { outcome, err, out } = await runPricing([name, ...given(option), ...given(option)], { cwd });
    const [flag] = given(option);
    expect({ outcome, err, out }).toEqual({
      outcome: 'usage',
      err: `pricing: repeated_option: ${flag} is given twice; use it once\n`,
      out: '',
    });
  });

  test.each(options.filter(({ repeatable }) => repeatable === true))(
    'adds to the first where it may: $name $flags',
    async ({ name, ...option }) => {
      expect((await runPricing([name, ...given(option), ...given(option)], { cwd })).err).not.toContain('repeated_option');
    },
  );
});

test('our own faults say so, and show where only when asked', async () => {
  // A context whose input can't even be opened is nothing a user could bring about.
  const { runCli } = await import('../src/cli.ts');
  const { PassThrough } = await import('node:stream');
  for (const [debug, shown] of [
    ['0', false],
    ['1', true],
  ] as const) {
    const err = new PassThrough();
    const context = {
      cwd,
      get in(): never {
        throw new TypeError('boom');
      },
      out: streamOutput(new PassThrough()),
      err: streamOutput(err),
      env: { PRICING_DEBUG: debug },
      isTerminal: { out: false, err: false },
      columns: undefined,
      signal: new AbortController().signal,
    };
    expect(await runCli(context, ['check', '--book', '-'])).toBe('bug');
    const said = String(err.read());
    expect(said).toMatch(/^pricing: internal_error: boom\nThis is a bug in pricing/);
    expect(/^ {4}at /m.test(said)).toBe(shown);
  }
});

describe('-o', () => {
  test('leaves the previous file unchanged if the command fails', async () => {
    await runPricing(['quote', ...BOOK, ...STAY_FLAGS, '-o', 'kept.json'], { cwd });
    const before = readFileSync(join(cwd, 'kept.json'), 'utf8');
    const interrupted = AbortSignal.abort();
    const ran = await runPricing(['quote', ...BOOK, ...STAY_FLAGS, '--vat-exempt', '-o', 'kept.json'], { cwd, signal: interrupted });
    expect(ran.outcome).toBe('interrupted');
    expect(readFileSync(join(cwd, 'kept.json'), 'utf8')).toBe(before);
    expect(readdirSync(cwd).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('writes nothing for a bad request', async () => {
    await runPricing(['quote', ...BOOK, ...stayFlags({ hostFamilyId: '1' }), '-o', 'never.json'], { cwd });
    expect(existsSync(join(cwd, 'never.json'))).toBe(false);
  });

  test.skipIf(process.getuid?.() === 0)('a folder without permission is told', async () => {
    mkdirSync(join(cwd, 'closed'));
    chmodSync(join(cwd, 'closed'), 0o500);
    const { err } = await runPricing(['quote', ...BOOK, ...STAY_FLAGS, '-o', 'closed/q.json'], { cwd });
    expect(err).toContain('no permission');
  });
});

test('every code that the sources name is produced above, or by the tests of its own command', () => {
  const here = dirname(fileURLToPath(import.meta.url));
  const elsewhere = /^(audit|compare|stream)\/|^commands\/(audit|compare|merge)\.ts$/;
  const sources = readdirSync(join(here, '../src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !elsewhere.test(name))
    .map((name) => readFileSync(join(here, '../src', name), 'utf8'));
  const named = sources.flatMap((text) => [...text.matchAll(/(?:usageFailure\(\s*|code: )'([a-z_]+)'/g)].map(([, code]) => code));
  const produced = ALL.map(({ begins }) => begins.split(': ').at(-1));
  // Both take an input too large for this list; they are produced where streams and workbooks are tested.
  const large = ['line_too_long', 'too_many_rows'];
  expect([...new Set(named)].filter((code) => !produced.includes(code) && !large.includes(code ?? ''))).toEqual([]);
});
