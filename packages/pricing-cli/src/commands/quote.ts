// pricing quote: the price of one stay, or of every stay in a file.

import { compilePriceBook, type Pricer, type Side } from '@hosted-stay/pricing-core';
import type { Context } from '../command.ts';
import { usageFailure } from '../failure.ts';
import { bookFile, readBook } from '../io/book.ts';
import { openSource, readFileText, readText, type Source } from '../io/files.ts';
import type { RecordFormat } from '../io/input-record.ts';
import { loadMessages, localeOf } from '../io/issue-text.ts';
import { withOutput } from '../io/output.ts';
import { guessFormat, namedFormat } from '../io/record-format.ts';
import { limitedWarnings } from '../io/report.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { headingStyle } from '../print/color.ts';
import { chooseOutput, FORMATS, type OutputChoice } from '../print/formats.ts';
import { explainerFor } from '../quote/explainer.ts';
import { openAnswers, type Printing, printQuote } from '../quote/print-answers.ts';
import { answers } from '../quote/requests.ts';
import type { Showing } from '../quote/show.ts';
import { checkedRequest, type GivenRequest, hasRequestFlags, readRequest, requestFrom, valueOrFailure } from '../read-request.ts';

const SIDES: readonly Side[] = ['customer', 'provider', 'finance'];

/** `bad_input` when the request, or any request of a stream, has no price. */
export async function run(context: Context, options: Options): Promise<Outcome> {
  const file = options.text('request');
  if (file === undefined) return quoteOne(context, options, await readRequest(context, options));
  const named = namedFormat(file, options);
  if (named === 'json') return quoteOne(context, options, await requestFrom(await readFileText(context, file, 'bad_input'), options));
  if (named !== undefined) return quoteMany(context, options, { format: named, source: openSource(context, file) });
  const { format, source } = await guessFormat(openSource(context, file));
  if (format !== 'json') return quoteMany(context, options, { format, source });
  return quoteOne(context, options, await requestFrom({ name: source.name, text: await readText(source) }, options));
}

async function quoteOne(context: Context, options: Options, given: GivenRequest): Promise<Outcome> {
  const choice = chooseOutput(context, options, { formats: FORMATS, machine: 'json' });
  const request = await checkedRequest(given);
  const pricer = await readPricer(context, options);
  const quote = await valueOrFailure(pricer.quote(request), given);
  const printing = await printingOf(context, options, { choice, pricer });
  await withOutput(context, choice, (sink) => printQuote(sink, quote, printing));
  return 'fine';
}

async function quoteMany(context: Context, options: Options, input: { format: RecordFormat; source: Source }): Promise<Outcome> {
  if (hasRequestFlags(options)) {
    throw usageFailure('flags_with_stream', 'use flags for single fields with one request only, not with a stream');
  }
  const choice = chooseOutput(context, options, { formats: FORMATS, machine: 'ndjson' });
  const pricer = await readPricer(context, options);
  const printing = await printingOf(context, options, { choice, pricer });
  const { complain, end } = limitedWarnings(context);
  await withOutput(context, choice, async (sink) => {
    const writer = await openAnswers(sink, printing);
    for await (const answer of answers({ context, ...input, pricer, locale: printing.locale, complain })) await writer.write(answer);
    await writer.end();
  });
  return (await end()) === 0 ? 'fine' : 'bad_input';
}

async function readPricer(context: Context, options: Options): Promise<Pricer> {
  return compilePriceBook(await readBook(context, bookFile(context, options)));
}

async function printingOf(
  context: Context,
  options: Options,
  { choice, pricer }: { choice: OutputChoice; pricer: Pricer },
): Promise<Printing> {
  const perLine = options.switch('lines');
  const { format } = choice;
  if (options.switch('explain') && (perLine || !['table', 'markdown', 'json', 'ndjson'].includes(format))) {
    throw usageFailure('explain_needs_text', '--explain needs the format table, markdown, json or ndjson, without --lines');
  }
  const side = options.oneOf('side', SIDES) ?? 'finance';
  if (format === 'ledger' && side !== 'finance') {
    throw usageFailure('ledger_is_finance', 'ledger shows every payout; use it with --side finance');
  }
  if (format === 'ledger' && options.has('fields')) {
    throw usageFailure('fields_need_columns', 'ledger has no columns; leave out --fields');
  }
  return {
    format,
    perLine,
    showing: await showingOf(options),
    locale: localeOf(options),
    book: pricer.book,
    heading: headingStyle(context, options, choice),
    columns: context.columns,
  };
}

async function showingOf(options: Options): Promise<Showing> {
  const named = options.oneOf('side', SIDES);
  const side = named ?? 'finance';
  return {
    side,
    isNamed: named !== undefined,
    fields: options.texts('fields'),
    explainer: options.switch('explain') ? await loadExplainer(options, side) : undefined,
  };
}

async function loadExplainer(options: Options, side: Side) {
  return explainerFor(side, await loadMessages(localeOf(options)));
}
