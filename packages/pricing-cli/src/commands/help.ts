// pricing help TOPIC: pages on topics that concern several commands.

import type { Context } from '../command.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';

/** Prints one page. */
export async function run(context: Context, options: Options): Promise<Outcome> {
  const topic = options.oneOf('topic', Object.keys(PAGES));
  await context.out.write(PAGES[topic ?? 'exit-codes'] ?? '');
  return 'fine';
}

/** Each page by its name; the table of commands offers the same names. */
const PAGES: Readonly<Record<string, string>> = {
  'exit-codes': `Exit codes

    0  success, nothing found; also if the reader of a pipe stops early
    1  findings: audit or check found some, solve found no exact amount, or
       intent found a reason not to charge
    2  usage error: an unknown command or option, an option given twice, a file
       that can't be read, or output that can't be written
    3  input error: a request or record can't be read or priced (in a stream,
       the other records are still answered), or the input of audit or compare
       has no records
    4  price book error
   70  internal error: please report it; PRICING_DEBUG=1 shows where it happened
  130  interrupted with Ctrl-C

An error is one line on stderr: the place, the field, a code that stays the same
in all releases, and what was expected:

  stays.ndjson:17: fromDate: invalid_date: must be a valid date such as …
`,
  formats: `Formats

  table      for a terminal; the default there
  json       one document; otherwise the default for a single answer
  ndjson     one JSON value per line; otherwise the default for a stream
  csv, tsv   a header line and one row per answer; csv as in RFC 4180, in UTF-8
  xlsx       a workbook with one sheet; amounts are numbers, or text if they
             have more than the 15 digits that a workbook keeps
  markdown   tables for a ticket or an email
  ledger     postings for hledger: hledger -f quotes.ledger balance

The extension of -o FILE sets the format (.txt .json .ndjson .jsonl .csv .tsv
.xlsx .md .ledger .journal); --format overrides it. The file is written
completely or not at all. A replaced file keeps its owner and permissions; a
link stays, and its target is replaced. Output to a pipe or device, such as
/dev/stdout, is written directly.

Amounts are decimal text with all digits of their currency, never rounded again.
In csv and tsv, a cell that a spreadsheet would run as a formula (it starts with
= + - @) gets an apostrophe in front; negative numbers stay numbers.

Columns are named like the fields of the JSON output. --fields a,b selects and
orders them, and the fields of JSON objects. quote --lines prints one row per
line of a quote.

One request gives one quote. Each record of a stream gives
  {"index": n, "quote": {…}}  or
  {"index": n, "error": {"code", "path", "message"}}
where n starts at 0; blank lines don't count. Rows have the same in the columns
"error", "path" and "message", and the line of the input in "line" ("inputLine"
with --lines).

The request columns of quote's csv can be read again: select them with --fields
to get a file of requests. csv input can have commas, semicolons or tabs; the
header line decides.

The input format comes from --input-format or the extension. Without either, a
second JSON value on the next line means ndjson, a first line of words with
commas or tabs means csv or tsv; anything else is one JSON document. In csv,
write list fields as 900:2; 901 (nearbyActivities) and 1; 3 (serviceTypeIds).
`,
  environment: `Environment

  PRICING_BOOK    price book, if --book is not given
  PRICING_DEBUG   1: show the stack of an internal error
  NO_COLOR        any value: no colour, unless --color=always
  FORCE_COLOR     any value but 0: colour even without a terminal
  TERM            dumb: no colour

It reads nothing else: no configuration file, clock, network or time zone.
`,
};
