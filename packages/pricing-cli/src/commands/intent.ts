// pricing intent: the payment intent of a stay with its preflight, or why there is none.

import { compilePriceBook, type PaymentIntentAnswer, toPaymentIntent } from '@hosted-stay/pricing-core';
import type { Context } from '../command.ts';
import { bookFile, readBook } from '../io/book.ts';
import { withOutput } from '../io/output.ts';
import type { Sink } from '../io/sink.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { chooseOutput } from '../print/formats.ts';
import { writeJson, writeJsonLine } from '../print/json.ts';
import type { RowFormat } from '../print/row-writer.ts';
import { openRows } from '../print/rows.ts';
import { checkedRequest, readRequest, valueOrFailure } from '../read-request.ts';

/** `findings` when there is no intent, or its preflight fails: nothing should then be charged. */
export async function run(context: Context, options: Options): Promise<Outcome> {
  const choice = chooseOutput(context, options, {
    formats: ['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'],
    machine: 'json',
  });
  const given = await readRequest(context, options);
  const request = await checkedRequest(given);
  const pricer = compilePriceBook(await readBook(context, bookFile(context, options)));
  const quote = await valueOrFailure(pricer.quote(request), given);
  const paymentIntentId = options.text('paymentIntentId');
  const answer = await valueOrFailure(toPaymentIntent(quote, paymentIntentId === undefined ? {} : { paymentIntentId }), given);
  await withOutput(context, choice, (sink) => print(choice.format, sink, answer));
  return answer.intent !== null && answer.preflight.ok ? 'fine' : 'findings';
}

async function print(format: RowFormat, sink: Sink, answer: PaymentIntentAnswer): Promise<void> {
  if (format === 'json') return writeJson(sink, answer);
  if (format === 'ndjson') return writeJsonLine(sink, answer);
  const rows = await openRows(format, sink, { columns: COLUMNS });
  for (const row of rowsOf(answer)) await rows.write(row);
  return rows.end();
}

const COLUMNS = [
  { name: 'part', kind: 'text' },
  { name: 'name', kind: 'text' },
  { name: 'value', kind: 'number' },
  { name: 'note', kind: 'text' },
] as const;

/** The intent's own fields, its lines, and the checks, one a row. Amounts are whole minor units, as a gateway takes them. */
function rowsOf({ intent, skipped, preflight }: PaymentIntentAnswer) {
  const { pricings = [], ...fields } = intent ?? {};
  return [
    ...Object.entries(fields).map(([name, value]) => ({ part: 'intent', name, value, note: null })),
    ...pricings.map((line) => ({
      part: 'line',
      name: `template ${line.pricingTemplateId}`,
      value: line.amount,
      note: `${line.hostableType} ${line.hostableId}, quantity ${line.quantity}`,
    })),
    ...(skipped === null ? [] : [{ part: 'skipped', name: skipped.code, value: null, note: JSON.stringify(skipped.data) }]),
    ...preflight.checks.map(({ code, ok, reason }) => ({ part: 'check', name: code, value: ok ? 'ok' : 'failed', note: reason })),
  ];
}
