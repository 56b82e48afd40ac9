// pricing help TOPIC: pages to read on, apart from any one command.

import type { Context } from '../command.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';

/** Prints one page. */
export async function run(context: Context, options: Options): Promise<Outcome> {
  const topic = options.oneOf('topic', Object.keys(PAGES));
  await context.out.write(PAGES[topic ?? 'exit-codes'] ?? '');
  return 'fine';
}

/** Each page by its name; the names are those the table of commands offers. */
const PAGES: Readonly<Record<string, string>> = {
  'exit-codes': `Exit codes

    0  fine: done, nothing found; also when the reader of a pipe has had enough
    1  differences or findings: audit, compare or check found some, solve found
       no exact amount, intent found a reason not to charge
    2  wrong use: an unknown command or option, an option given twice, a file
       that can't be read, an answer that can't be written, as on a full disk
    3  bad input data: a request or a record that can't be read or priced; in a
       stream all other records are answered all the same; also an input of
       audit or compare without a single record
    4  bad price book
   70  our fault: please report it; PRICING_DEBUG=1 shows where it happened
  130  interrupted by Ctrl-C

An error is one line on stderr: where, which field, a code that stays the same
from release to release, and what was expected:

  stays.ndjson:17: fromDate: invalid_date: must be a date of the calendar …
`,
  formats: `Formats

  table      for a terminal; the default there
  json       one document; the default elsewhere for a single answer
  ndjson     one JSON value a line; the default elsewhere for a stream
  csv, tsv   a header line and a row an answer; csv by RFC 4180, both in UTF-8
  xlsx       a workbook with one sheet; amounts are numbers, and text where they
             have more digits than a workbook keeps (15)
  markdown   tables for a ticket or a mail
  ledger     postings that hledger reads: hledger -f quotes.ledger balance

-o FILE picks the format by its extension (.txt .json .ndjson .jsonl .csv .tsv
.xlsx .md .ledger .journal) and --format wins over it. The file appears whole or
not at all, with the owner and permissions of the one it replaces; a link stays
and what it leads to is replaced. A pipe or a device, such as /dev/stdout, is
written through. --format also wins over the terminal.

Amounts are decimal text with all digits of their currency, never rounded again.
In csv and tsv a cell that a spreadsheet would run as a formula (one that begins
with = + - @) gets an apostrophe in front; a negative number stays a number.

Rows have the model's names as columns, and --fields a,b picks and orders them;
it picks the fields of JSON objects too. quote --lines prints a row a line.

One request is answered with one quote, each record of a stream with
  {"index": n, "quote": {…}}  or
  {"index": n, "error": {"code", "path", "message"}}
where n counts from 0; blank lines are no records. In rows the columns "error",
"path" and "message" hold the same, and "line" ("inputLine" with --lines) says
where in the input the request stands.

The columns of the request in quote's csv are spelled as it reads them: picked
by --fields they are a file of requests again. csv that is read may have commas,
semicolons or tabs; its header line shows which.

Input is read by its extension, or as --input-format says. Without either, a
second JSON value on the next line makes it ndjson, a first line of words with
commas or tabs csv or tsv; anything else is one JSON document. In csv the list
fields are written 900:2; 901 (nearbyActivities) and 1; 3 (serviceTypeIds).
`,
  environment: `Environment

  PRICING_BOOK    the price book where --book is not given
  PRICING_DEBUG   1: show the stack of an internal error
  NO_COLOR        anything: no colour, unless --color=always
  FORCE_COLOR     anything but 0: colour also where there is no terminal
  TERM            dumb: no colour

Nothing else is read: no configuration file, no clock, no network, no time zone.
`,
};
