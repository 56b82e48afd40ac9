// The table of commands. A row says what a command is called and takes; its code is loaded when it is called.

import type { CommandSpec, Context } from './command.ts';
import type { Outcome } from './outcome.ts';
import { runCommandLine } from './run.ts';
import { BOOK, COLOR, FIELDS, formatOption, LOCALE, OUTPUT } from './shared-options.ts';
import { VERSION } from './version.ts';

const REQUEST_OPTIONS: CommandSpec['options'] = [
  { flags: '-r, --request <file>', description: 'the request as JSON, or many as ndjson, csv or tsv; - is stdin', completes: 'file' },
  { flags: '--host-family-id <id>', description: 'the host family' },
  { flags: '--from-date <date>', description: 'first day, 2026-07-06' },
  { flags: '--to-date <date>', description: 'last day' },
  {
    flags: '--activity-details-type <kind>',
    description: 'kind of stay (default: family)',
    choices: ['local', 'mixed', 'family'],
  },
  { flags: '--current-no-of-weeks <weeks>', description: 'camp weeks wanted' },
  { flags: '--nearby-activity <id[:weeks]>', description: 'a chosen activity and its weeks, 1 unless told', repeatable: true },
  { flags: '--service-type-id <id>', description: 'an optional service that is wanted too', repeatable: true },
  { flags: '--count-students <count>', description: 'students (default: 1)' },
  { flags: '--discount-code <code>', description: 'a discount code' },
  { flags: '--vat-exempt', description: 'no VAT' },
  { flags: '--type <side>', description: 'whose side the request is for (default: customer)', choices: ['customer', 'provider'] },
];

const FLAGS_WIN = 'Flags of single fields win over the same fields of --request, and are for one request only.';

const quote: CommandSpec = {
  name: 'quote',
  summary: 'price one request, or a stream of them',
  options: [
    BOOK,
    ...REQUEST_OPTIONS,
    {
      flags: '--input-format <format>',
      description: 'how --request is written (default: by its extension, else by its first lines)',
      choices: ['json', 'ndjson', 'csv', 'tsv'],
    },
    formatOption(['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown', 'ledger'], 'json for one request, ndjson for a stream'),
    OUTPUT,
    { flags: '--side <side>', description: 'what is shown: finance sees all (default)', choices: ['customer', 'provider', 'finance'] },
    { flags: '--explain', description: 'say why: where each figure comes from, and what nearly applied' },
    { flags: '--lines', description: 'rows are the lines of quotes, not quotes' },
    FIELDS,
    LOCALE,
  ],
  notes: [
    FLAGS_WIN,
    'In a stream each answer is {"index": n, "quote": {…}} or {"index": n, "error": {"code", "path", "message"}}. A bad row never stops the rest; the exit code is 3 where there was one.',
  ],
  examples: [
    ['pricing quote --book book.json --host-family-id 500 --from-date 2026-07-06 --to-date 2026-07-19', 'one stay, by flags'],
    ['pricing quote --book book.json --request stay.json --explain --locale de', 'why it costs that, in German'],
    ['pricing quote --book book.json --request stays.ndjson -o quotes.csv', 'many stays into a spreadsheet'],
    ['pricing quote --book book.json --request stay.json --format ledger | hledger -f - balance', 'its postings, summed by hledger'],
  ],
  load: () => import('./commands/quote.ts'),
};

const audit: CommandSpec = {
  name: 'audit',
  summary: 're-price recorded bookings; each difference with its cause',
  options: [
    { flags: '-b, --book <path>', description: 'the price book, or a folder of them (or set PRICING_BOOK)', completes: 'file' },
    { flags: '-i, --input <file>', description: 'recorded bookings as ndjson or csv; - is stdin', completes: 'file', mandatory: true },
    {
      flags: '--input-format <format>',
      description: 'how --input is written (default: by its extension, else ndjson)',
      choices: ['json', 'ndjson', 'csv', 'tsv'],
    },
    { flags: '--tolerance <amount>', description: 'differences of at most this much are no findings (default: 0)' },
    formatOption(['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown', 'ledger'], 'ndjson'),
    OUTPUT,
    { flags: '--explain', description: 'with each difference, every figure that differs and the other explanations there are' },
    { flags: '--thorough', description: 'search every difference as far as it goes, however long that takes' },
    { flags: '--summary', description: 'print the summary by cause alone' },
    { flags: '--summary-file <file>', description: 'write the summary as JSON too, for pricing merge', completes: 'file' },
    { flags: '-j, --jobs <count>', description: 'worker threads (default: 1; for a large file, one a processor)' },
    { flags: '--shard <k/n>', description: 'only the k-th of n parts of the input, the same parts anywhere' },
    { flags: '--exit-zero', description: 'end with 0 also where there are differences' },
    { flags: '-q, --quiet', description: 'no progress and no summary on stderr' },
    FIELDS,
    LOCALE,
  ],
  notes: [
    'A booking is {"id", "request", "recorded": {any of the totals or lines}, "bookVersion"?, "pricedAt"?, "vatRate"?}. Only what was recorded is compared, to the last cent.',
    'Of a folder of books it takes the one of the bookVersion; else the newest in force on pricedAt; else, where a booking says neither, the newest. A booking whose book is not there, or that two books fit equally, is told as unchecked.',
    'A vatRate is that of whoever sold the stay, where it was not the book’s: it is priced by its book at that rate.',
    'Ids are for you to find a booking by: they are not checked for doubles, so that memory stays the same for any number of bookings.',
    'Each difference is searched for its cause. Where many differ, what was found before is tried first and some searches end early, so that the audit stays quick; the summary says how many ended early, and --thorough searches them further.',
    'A shard is a range of bytes cut at line ends: rows of the shards 1/N to N/N, one after another, are the rows of the whole file.',
  ],
  examples: [
    ['pricing audit --book book.json --input bookings.ndjson', 'every difference, with its cause'],
    [
      'pricing audit --book books/ --input bookings.ndjson --jobs 2 -o differences.xlsx',
      'a year, with the book each booking was priced by',
    ],
    [
      'pricing audit --book books/ --input year.ndjson --shard 3/8 --summary-file part-3.json',
      'one of eight parts, on one of eight machines',
    ],
  ],
  load: () => import('./commands/audit.ts'),
};

const compare: CommandSpec = {
  name: 'compare',
  summary: 'back-test a price change: who wins, who loses',
  options: [
    BOOK,
    { flags: '-w, --with <file>', description: 'the price book to compare with', completes: 'file', mandatory: true },
    { flags: '-i, --input <file>', description: 'bookings or requests as ndjson or csv; - is stdin', completes: 'file', mandatory: true },
    {
      flags: '--input-format <format>',
      description: 'how --input is written (default: by its extension, else ndjson)',
      choices: ['json', 'ndjson', 'csv', 'tsv'],
    },
    {
      flags: '--by <group>',
      description: 'group winners and losers (default: all three)',
      choices: ['county', 'family', 'length'],
      repeatable: true,
    },
    { flags: '--rows', description: 'print each stay with both totals, not the groups' },
    formatOption(['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'], 'json'),
    OUTPUT,
    { flags: '-j, --jobs <count>', description: 'worker threads (default: 1; for a large file, one a processor)' },
    { flags: '--shard <k/n>', description: 'only the k-th of n parts of the input, the same parts anywhere' },
    { flags: '--summary-file <file>', description: 'write the summary as JSON too, for pricing merge', completes: 'file' },
    { flags: '-q, --quiet', description: 'no progress and no summary on stderr' },
    FIELDS,
    LOCALE,
  ],
  examples: [
    [
      'pricing compare --book 2026.json --with 2027.json --input bookings.ndjson',
      'last year at next year’s prices, by county, family and length',
    ],
    ['pricing compare --book 2026.json --with 2027.json --input bookings.ndjson --rows -o stays.xlsx', 'stay by stay'],
  ],
  load: () => import('./commands/compare.ts'),
};

const merge: CommandSpec = {
  name: 'merge',
  summary: 'join the summaries of several shards into one',
  argument: { name: '<file...>', description: 'summaries that audit or compare wrote, one of each shard', completes: 'file' },
  options: [formatOption(['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'], 'json'), OUTPUT, FIELDS, LOCALE],
  notes: [
    'The parts must be all shards of one run, each once: of one input, the same price books and the same tolerance. Anything else is refused.',
    'It ends as that run would have: with 1 where bookings differ or could not be checked, with 3 where records could not be read.',
  ],
  examples: [
    ['pricing audit --book books/ --input year.ndjson --shard 1/2 --summary-file part-1.json -o rows-1.ndjson', 'on one machine'],
    ['pricing audit --book books/ --input year.ndjson --shard 2/2 --summary-file part-2.json -o rows-2.ndjson', 'on another'],
    ['pricing merge part-1.json part-2.json', 'as if one machine had read it all'],
    ['pricing merge part-*.json -o year.csv', 'as many parts as there are, for a spreadsheet'],
  ],
  load: () => import('./commands/merge.ts'),
};

const check: CommandSpec = {
  name: 'check',
  summary: 'faults and smells of a price book; silent when good',
  options: [
    BOOK,
    { flags: '--strict', description: 'end with 1 for a smell too' },
    {
      flags: '-f, --format <format>',
      description: 'how to print (default: lines of text)',
      choices: ['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'],
    },
    OUTPUT,
  ],
  notes: [
    'A fault charges or pays what nobody can want and ends with 1; a smell is most likely a slip. Under each stands a command that shows it, or why no booking can.',
  ],
  examples: [
    ['pricing check --book book.json', 'what is wrong with this book?'],
    ['pricing check --book book.json --strict --format ndjson', 'for a build: every finding, as data'],
  ],
  load: () => import('./commands/check.ts'),
};

const solve: CommandSpec = {
  name: 'solve',
  summary: 'the amount of a template that gives a wanted total or payout, exactly',
  options: [
    BOOK,
    ...REQUEST_OPTIONS,
    { flags: '-t, --template <id>', description: 'the template whose amount is sought', mandatory: true },
    { flags: '--total <amount>', description: 'what the customer shall pay in all' },
    { flags: '--payout <amount>', description: 'what the payee of the template shall get in all' },
    { flags: '--payee <type:id>', description: 'Host_family:500 or Activity:900, where the template pays more than one' },
    formatOption(['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'], 'json'),
    OUTPUT,
    LOCALE,
  ],
  notes: [FLAGS_WIN, 'Ends with 1 when no amount gives exactly that; the nearest below and above are then printed.'],
  examples: [
    ['pricing solve --book book.json --request stay.json --template 100 --total 1500.00', 'what to ask for, so that it costs 1500.00'],
    ['pricing solve --book book.json --request stay.json --template 100 --payout 900.00', 'what to ask for, so that the host gets 900.00'],
  ],
  load: () => import('./commands/solve.ts'),
};

const intent: CommandSpec = {
  name: 'intent',
  summary: 'the payment intent of a stay, with its preflight',
  options: [
    BOOK,
    ...REQUEST_OPTIONS,
    { flags: '--payment-intent-id <id>', description: 'of the intent that exists already' },
    formatOption(['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'], 'json'),
    OUTPUT,
  ],
  notes: [FLAGS_WIN, 'Ends with 1 when there is nothing to charge, or a check fails; the reason is in the answer.'],
  examples: [['pricing intent --book book.json --request stay.json', 'what to send to the payment gateway']],
  load: () => import('./commands/intent.ts'),
};

const counts: CommandSpec = {
  name: 'counts',
  summary: 'days, nights, camp weeks and immersion days of a stay',
  options: [
    { flags: '--from <date>', description: 'first day, 2026-07-06', mandatory: true },
    { flags: '--to <date>', description: 'last day', mandatory: true },
    { flags: '--activities <kind>', description: 'kind of stay (default: family)', choices: ['local', 'mixed', 'family'] },
    { flags: '--weeks <count>', description: 'camp weeks wanted' },
    { flags: '--camp-days-per-week <days>', description: 'days a camp week takes from immersion (default: 5)' },
    formatOption(['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'], 'json'),
    OUTPUT,
  ],
  examples: [
    ['pricing counts --from 2026-07-06 --to 2026-07-19', 'a family stay'],
    ['pricing counts --from 2026-07-06 --to 2026-07-19 --activities mixed --weeks 1', 'with one week of camp'],
  ],
  load: () => import('./commands/counts.ts'),
};

const schema: CommandSpec = {
  name: 'schema',
  summary: 'the JSON Schema of a document',
  argument: { name: '<document>', description: 'which document', choices: ['book', 'request', 'quote', 'booking'] },
  options: [OUTPUT],
  examples: [['pricing schema book -o book.schema.json', 'for an editor that checks while you type']],
  load: () => import('./commands/schema.ts'),
};

const completion: CommandSpec = {
  name: 'completion',
  summary: 'a completion script for your shell',
  argument: { name: '<shell>', description: 'which shell', choices: ['bash', 'zsh', 'fish', 'powershell'] },
  options: [],
  examples: [
    ['source <(pricing completion bash)', 'bash, in this session'],
    ['pricing completion fish > ~/.config/fish/completions/pricing.fish', 'fish, for good'],
  ],
  load: async () => (await import('./commands/completion.ts')).completionOf(COMMANDS),
};

const help: CommandSpec = {
  name: 'help',
  summary: 'pages to read on',
  argument: { name: '<topic>', description: 'a page, or a command', choices: ['exit-codes', 'formats', 'environment'] },
  options: [],
  examples: [['pricing help exit-codes', 'what the exit codes mean']],
  load: () => import('./commands/help.ts'),
};

export const COMMANDS: readonly CommandSpec[] = [quote, audit, compare, merge, check, solve, intent, counts, schema, completion, help];

/** Runs one command line, errors told and all; `args` are those after the program's name. */
export function runCli(context: Context, args: readonly string[]): Promise<Outcome> {
  return runCommandLine({ version: VERSION, commands: COMMANDS, shared: [COLOR] }, context, args);
}
