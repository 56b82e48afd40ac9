// The table of commands: names, arguments and options. The code of a command is loaded when it runs.

import type { CommandSpec, Context } from './command.ts';
import type { Outcome } from './outcome.ts';
import { runCommandLine } from './run.ts';
import { BOOK, COLOR, FIELDS, formatOption, LOCALE, OUTPUT } from './shared-options.ts';
import { VERSION } from './version.ts';

const REQUEST_OPTIONS: CommandSpec['options'] = [
  { flags: '-r, --request <file>', description: 'request as JSON, or several as ndjson, csv or tsv; - for stdin', completes: 'file' },
  { flags: '--host-family-id <id>', description: 'host family ID' },
  { flags: '--from-date <date>', description: 'arrival date, such as 2026-07-06' },
  { flags: '--to-date <date>', description: 'departure date' },
  {
    flags: '--activity-details-type <kind>',
    description: 'type of stay (default: family)',
    choices: ['local', 'mixed', 'family'],
  },
  { flags: '--current-no-of-weeks <weeks>', description: 'number of camp weeks' },
  { flags: '--nearby-activity <id[:weeks]>', description: 'activity ID and weeks (default: 1 week)', repeatable: true },
  { flags: '--service-type-id <id>', description: 'ID of an optional service', repeatable: true },
  { flags: '--count-students <count>', description: 'number of students (default: 1)' },
  { flags: '--discount-code <code>', description: 'discount code' },
  { flags: '--vat-exempt', description: 'exempt from VAT' },
  { flags: '--without-per-booking', description: 'leave out prices per booking, which another stay of the booking pays' },
  { flags: '--type <side>', description: 'side of the request (default: customer)', choices: ['customer', 'provider'] },
];

const FLAGS_WIN = 'Flags for single fields override the fields of --request. Use them with one request only.';

const quote: CommandSpec = {
  name: 'quote',
  summary: 'price one request or many',
  options: [
    BOOK,
    ...REQUEST_OPTIONS,
    {
      flags: '--input-format <format>',
      description: 'format of --request (default: from its extension or first lines)',
      choices: ['json', 'ndjson', 'csv', 'tsv'],
    },
    formatOption(['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown', 'ledger'], 'json for one request, ndjson for a stream'),
    OUTPUT,
    {
      flags: '--side <side>',
      description: 'figures to show (default: finance, which is all)',
      choices: ['customer', 'provider', 'finance'],
    },
    { flags: '--explain', description: 'explain each figure, and the discounts not reached' },
    { flags: '--lines', description: 'print one row per line of a quote' },
    FIELDS,
    LOCALE,
  ],
  notes: [
    FLAGS_WIN,
    'In a stream, each answer is {"index": n, "quote": {…}} or {"index": n, "error": {"code", "path", "message"}}. A faulty row doesn’t stop the others; the exit code is then 3.',
  ],
  examples: [
    ['pricing quote --book book.json --host-family-id 500 --from-date 2026-07-06 --to-date 2026-07-19', 'one stay, from flags'],
    ['pricing quote --book book.json --request stay.json --explain --locale de', 'an explanation in German'],
    ['pricing quote --book book.json --request stays.ndjson -o quotes.csv', 'many stays in a spreadsheet'],
    ['pricing quote --book book.json --request stay.json --format ledger | hledger -f - balance', 'postings, added up by hledger'],
  ],
  load: () => import('./commands/quote.ts'),
};

const audit: CommandSpec = {
  name: 'audit',
  summary: 'recalculate recorded bookings and find the cause of each difference',
  options: [
    { flags: '-b, --book <path>', description: 'price book file, or a folder of them (or set PRICING_BOOK)', completes: 'file' },
    { flags: '-i, --input <file>', description: 'recorded bookings as ndjson or csv; - for stdin', completes: 'file', mandatory: true },
    {
      flags: '--input-format <format>',
      description: 'format of --input (default: from its extension, else ndjson)',
      choices: ['json', 'ndjson', 'csv', 'tsv'],
    },
    { flags: '--tolerance <amount>', description: 'ignore differences up to this amount (default: 0)' },
    formatOption(['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown', 'ledger'], 'ndjson'),
    OUTPUT,
    { flags: '--explain', description: 'add every figure that differs, and other possible causes' },
    { flags: '--thorough', description: 'search for every cause completely, even if it takes long' },
    { flags: '--summary', description: 'print only the summary by cause' },
    { flags: '--summary-file <file>', description: 'also write the summary as JSON, for pricing merge', completes: 'file' },
    { flags: '-j, --jobs <count>', description: 'worker threads (default: 1; for large files, 1 per processor)' },
    { flags: '--shard <k/n>', description: 'read only part k of n; parts are the same on every machine' },
    { flags: '--exit-zero', description: 'exit with 0 even if there are differences' },
    { flags: '-q, --quiet', description: 'print no progress or summary on stderr' },
    FIELDS,
    LOCALE,
  ],
  notes: [
    'A booking is {"id", "request", "recorded": {any of the totals or lines}, "bookVersion"?, "pricedAt"?, "vatRate"?}. Only recorded figures are compared, exactly.',
    'From a folder of books, it uses the book with the bookVersion; without one, the newest in effect on pricedAt; without either, the newest. A booking with no book, or with two that match equally, is reported as unchecked.',
    'Set vatRate if the business that sold the stay has another VAT rate than the book.',
    'IDs help you find a booking. They aren’t checked for duplicates, so memory use doesn’t grow with the number of bookings.',
    'It searches for the cause of each difference. If many bookings differ, it tries the causes already found first and ends some searches early to stay fast. The summary shows how many ended early; --thorough completes them.',
    'A shard is a range of bytes cut at line ends. The rows of shards 1/N to N/N in order are the rows of the whole file.',
  ],
  examples: [
    ['pricing audit --book book.json --input bookings.ndjson', 'every difference with its cause'],
    ['pricing audit --book books/ --input bookings.ndjson --jobs 2 -o differences.xlsx', 'a year, each booking with its own book'],
    ['pricing audit --book books/ --input year.ndjson --shard 3/8 --summary-file part-3.json', 'part 3 of 8, on its own machine'],
  ],
  load: () => import('./commands/audit.ts'),
};

const compare: CommandSpec = {
  name: 'compare',
  summary: 'compare stays at the prices of two books',
  options: [
    BOOK,
    { flags: '-w, --with <file>', description: 'price book to compare with', completes: 'file', mandatory: true },
    { flags: '-i, --input <file>', description: 'bookings or requests as ndjson or csv; - for stdin', completes: 'file', mandatory: true },
    {
      flags: '--input-format <format>',
      description: 'format of --input (default: from its extension, else ndjson)',
      choices: ['json', 'ndjson', 'csv', 'tsv'],
    },
    {
      flags: '--by <group>',
      description: 'group the results (default: all three)',
      choices: ['county', 'family', 'length'],
      repeatable: true,
    },
    { flags: '--rows', description: 'print each stay with both totals instead of groups' },
    formatOption(['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'], 'json'),
    OUTPUT,
    { flags: '-j, --jobs <count>', description: 'worker threads (default: 1; for large files, 1 per processor)' },
    { flags: '--shard <k/n>', description: 'read only part k of n; parts are the same on every machine' },
    { flags: '--summary-file <file>', description: 'also write the summary as JSON, for pricing merge', completes: 'file' },
    { flags: '-q, --quiet', description: 'print no progress or summary on stderr' },
    FIELDS,
    LOCALE,
  ],
  examples: [
    ['pricing compare --book 2026.json --with 2027.json --input bookings.ndjson', 'last year’s stays at next year’s prices'],
    ['pricing compare --book 2026.json --with 2027.json --input bookings.ndjson --rows -o stays.xlsx', 'each stay'],
  ],
  load: () => import('./commands/compare.ts'),
};

const merge: CommandSpec = {
  name: 'merge',
  summary: 'merge the summaries of shards',
  argument: { name: '<file...>', description: 'summary files from audit or compare, one per shard', completes: 'file' },
  options: [formatOption(['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'], 'json'), OUTPUT, FIELDS, LOCALE],
  notes: [
    'Give every shard of one run exactly once: the same input, price books and tolerance.',
    'Exit codes are those of the whole run: 1 if bookings differ or couldn’t be checked, 3 if records couldn’t be read.',
  ],
  examples: [
    ['pricing audit --book books/ --input year.ndjson --shard 1/2 --summary-file part-1.json -o rows-1.ndjson', 'on one machine'],
    ['pricing audit --book books/ --input year.ndjson --shard 2/2 --summary-file part-2.json -o rows-2.ndjson', 'on another'],
    ['pricing merge part-1.json part-2.json', 'the summary of the whole file'],
    ['pricing merge part-*.json -o year.csv', 'all parts, for a spreadsheet'],
  ],
  load: () => import('./commands/merge.ts'),
};

const check: CommandSpec = {
  name: 'check',
  summary: 'find errors and warnings in a price book',
  options: [
    BOOK,
    { flags: '--strict', description: 'exit with 1 for warnings too' },
    {
      flags: '-f, --format <format>',
      description: 'output format (default: lines of text)',
      choices: ['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'],
    },
    OUTPUT,
  ],
  notes: [
    'A fault (exit code 1) is a wrong charge or payout; a smell is a warning of a likely mistake. Each comes with a command that reproduces it, or the reason why no booking can. Prints nothing if all is well.',
  ],
  examples: [
    ['pricing check --book book.json', 'check a book'],
    ['pricing check --book book.json --strict --format ndjson', 'for a build: all findings as data'],
  ],
  load: () => import('./commands/check.ts'),
};

const solve: CommandSpec = {
  name: 'solve',
  summary: 'find the amount that gives an exact total or payout',
  options: [
    BOOK,
    ...REQUEST_OPTIONS,
    { flags: '-t, --template <id>', description: 'template whose amount to find', mandatory: true },
    { flags: '--total <amount>', description: 'total that the customer pays' },
    { flags: '--payout <amount>', description: 'total payout to the payee of the template' },
    { flags: '--payee <type:id>', description: 'payee, if the template has several: Host_family:500 or Activity:900' },
    formatOption(['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'], 'json'),
    OUTPUT,
    LOCALE,
  ],
  notes: [FLAGS_WIN, 'Exits with 1 if no amount gives the exact result, and prints the nearest below and above.'],
  examples: [
    ['pricing solve --book book.json --request stay.json --template 100 --total 1500.00', 'the rate for a total of 1500.00'],
    ['pricing solve --book book.json --request stay.json --template 100 --payout 900.00', 'the rate for a payout of 900.00'],
  ],
  load: () => import('./commands/solve.ts'),
};

const intent: CommandSpec = {
  name: 'intent',
  summary: 'print the payment intent of a stay and check it',
  options: [
    BOOK,
    ...REQUEST_OPTIONS,
    { flags: '--payment-intent-id <id>', description: 'ID of an existing payment intent' },
    formatOption(['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'], 'json'),
    OUTPUT,
  ],
  notes: [FLAGS_WIN, 'Exits with 1 if there is nothing to charge or a check fails; the output has the reason.'],
  examples: [['pricing intent --book book.json --request stay.json', 'the data for the payment gateway']],
  load: () => import('./commands/intent.ts'),
};

const counts: CommandSpec = {
  name: 'counts',
  summary: 'count days, nights, camp weeks and immersion days of a stay',
  options: [
    { flags: '--from <date>', description: 'arrival date, such as 2026-07-06', mandatory: true },
    { flags: '--to <date>', description: 'departure date', mandatory: true },
    { flags: '--activities <kind>', description: 'type of stay (default: family)', choices: ['local', 'mixed', 'family'] },
    { flags: '--weeks <count>', description: 'number of camp weeks' },
    { flags: '--camp-days-per-week <days>', description: 'days of a camp week without immersion (default: 5)' },
    formatOption(['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'], 'json'),
    OUTPUT,
  ],
  examples: [
    ['pricing counts --from 2026-07-06 --to 2026-07-19', 'a family stay'],
    ['pricing counts --from 2026-07-06 --to 2026-07-19 --activities mixed --weeks 1', 'with 1 camp week'],
  ],
  load: () => import('./commands/counts.ts'),
};

const schema: CommandSpec = {
  name: 'schema',
  summary: 'print the JSON Schema of a document',
  argument: { name: '<document>', description: 'document type', choices: ['book', 'request', 'quote', 'booking'] },
  options: [OUTPUT],
  examples: [['pricing schema book -o book.schema.json', 'for checks in your editor']],
  load: () => import('./commands/schema.ts'),
};

const completion: CommandSpec = {
  name: 'completion',
  summary: 'print a completion script for your shell',
  argument: { name: '<shell>', description: 'shell', choices: ['bash', 'zsh', 'fish', 'powershell'] },
  options: [],
  examples: [
    ['source <(pricing completion bash)', 'bash, in this session'],
    ['pricing completion fish > ~/.config/fish/completions/pricing.fish', 'fish, permanently'],
  ],
  load: async () => (await import('./commands/completion.ts')).completionOf(COMMANDS),
};

const help: CommandSpec = {
  name: 'help',
  summary: 'read about a topic',
  argument: { name: '<topic>', description: 'a topic or a command', choices: ['exit-codes', 'formats', 'environment'] },
  options: [],
  examples: [['pricing help exit-codes', 'what the exit codes mean']],
  load: () => import('./commands/help.ts'),
};

export const COMMANDS: readonly CommandSpec[] = [quote, audit, compare, merge, check, solve, intent, counts, schema, completion, help];

/** Runs one command line and prints its errors; `args` don't include the program's name. */
export function runCli(context: Context, args: readonly string[]): Promise<Outcome> {
  return runCommandLine({ version: VERSION, commands: COMMANDS, shared: [COLOR] }, context, args);
}
