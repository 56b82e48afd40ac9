// Answers on their way out, in any format: one for one request, or a stream of them.

import { moneyMap, type PriceBook, type Quote } from '@hosted-stay/pricing-core';
import { complaintText, fieldName } from '../failure.ts';
import { loadMessages } from '../io/issue-text.ts';
import type { Locale } from '../io/locales.ts';
import type { Sink } from '../io/sink.ts';
import type { Format } from '../print/formats.ts';
import { writeJson, writeJsonLine } from '../print/json.ts';
import { numberFormat } from '../print/numbers.ts';
import type { RowFormat, RowWriter } from '../print/row-writer.ts';
import { openRows } from '../print/rows.ts';
import { selectColumns } from '../print/select-fields.ts';
import { bookNames } from './book-names.ts';
import { columnsOf, placeCells, type RowPlan, rowsOf } from './columns.ts';
import type { Answer, RequestError } from './requests.ts';
import { type Showing, shownQuote, viewOf } from './show.ts';

/** How answers are printed. */
export interface Printing {
  readonly format: Format;
  readonly showing: Showing;
  readonly perLine: boolean;
  readonly locale: Locale;
  readonly book: PriceBook;
  readonly heading: (text: string) => string;
  /** Width of the terminal, where there is one. */
  readonly columns: number | undefined;
}

/** The one answer to one request. */
export async function printQuote(sink: Sink, quote: Quote, printing: Printing): Promise<void> {
  const { format, showing, perLine } = printing;
  if (format === 'ledger') return sink.write(await ledgerText(printing, { quote, isFirst: true }));
  if (!perLine && format === 'json') return writeJson(sink, shownQuote(quote, showing));
  if (!perLine && format === 'ndjson') return writeJsonLine(sink, shownQuote(quote, showing));
  if (!perLine && showing.fields.length === 0 && (format === 'table' || format === 'markdown')) return printSheet(sink, quote, printing);
  const rows = await openAnswerRows(sink, printing, format, false);
  await rows.write({ index: 0, line: 1, quote });
  return rows.end();
}

async function printSheet(sink: Sink, quote: Quote, { format, showing, locale, book, heading, columns }: Printing): Promise<void> {
  const [{ writeSheet }, { loadLabels }] = await Promise.all([import('./sheet.ts'), import('./labels/load.ts')]);
  const [labels, messages] = await Promise.all([loadLabels(locale), loadMessages(locale)]);
  const style = {
    format: format === 'markdown' ? format : 'table',
    side: showing.side,
    locale,
    labels,
    messages,
    names: bookNames(book),
    heading,
    columns: sink.isTerminal ? columns : undefined,
  } as const;
  return writeSheet(sink, quote, style, showing.explainer?.lines(quote) ?? []);
}

/** Writes answers as they come. */
export interface AnswerWriter {
  readonly write: (answer: Answer) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** A writer for a stream of answers; nothing of it is complete before `end`. */
export async function openAnswers(sink: Sink, printing: Printing): Promise<AnswerWriter> {
  const { format, perLine } = printing;
  if (format === 'ledger') return ledgerAnswers(sink, printing);
  if (perLine || (format !== 'json' && format !== 'ndjson')) return openAnswerRows(sink, printing, format, true);
  const rows = await openRows(format, sink, { columns: [] });
  return { write: (answer) => rows.write(jsonAnswer(answer, printing.showing)), end: rows.end };
}

function jsonAnswer(answer: Answer, showing: Showing) {
  const { index, error } = answer;
  return error === undefined ? { index, quote: shownQuote(answer.quote, showing) } : { index, error };
}

async function openAnswerRows(sink: Sink, printing: Printing, format: RowFormat, inStream: boolean): Promise<AnswerWriter> {
  const { showing, perLine, locale, heading, book } = printing;
  const plan: RowPlan = { side: showing.side, perLine, inStream };
  const columns = selectColumns(columnsOf(plan), showing.fields);
  const rows: RowWriter = await openRows(format, sink, {
    columns,
    showNumber: numberFormat(locale),
    heading,
    sheet: perLine ? 'lines' : 'quotes',
  });
  const names = bookNames(book);
  return {
    write: async (answer) => {
      const place = placeCells(answer, plan);
      if (answer.error !== undefined) {
        const { code, path, message } = answer.error;
        return rows.write({ ...place, error: code, path: fieldName(path), message });
      }
      for (const row of rowsOf(viewOf(answer.quote, showing.side), names, plan)) await rows.write(inStream ? { ...place, ...row } : row);
    },
    end: rows.end,
  };
}

function ledgerAnswers(sink: Sink, printing: Printing): AnswerWriter {
  let isFirst = true;
  return {
    write: async (answer) => {
      const { index, line } = answer;
      const { LEDGER_HEAD, ledgerComment } = await import('../print/ledger.ts');
      const head = isFirst ? LEDGER_HEAD : '';
      if (answer.error !== undefined)
        await sink.write(`${head}\n${ledgerComment(errorText({ where: `request ${index} (line ${line})`, ...answer.error }))}`);
      else await sink.write(`${await ledgerText(printing, { quote: answer.quote, isFirst, code: String(index) })}`);
      isFirst = false;
    },
    end: async () => {},
  };
}

function errorText({ where, code, path, message }: RequestError & { readonly where: string }): string {
  return complaintText({ where, field: fieldName(path), code, message });
}

interface LedgerPart {
  readonly quote: Quote;
  readonly isFirst: boolean;
  readonly code?: string;
}

async function ledgerText({ book }: Printing, { quote, isFirst, code }: LedgerPart): Promise<string> {
  const { LEDGER_HEAD, ledgerEntry } = await import('../print/ledger.ts');
  const map = moneyMap(quote);
  if (!map.ok) throw new Error(`the postings of quote ${quote.fingerprint} do not sum to zero`);
  return `${isFirst ? LEDGER_HEAD : ''}\n${ledgerEntry({ quote, map: map.value, names: bookNames(book), code })}`;
}
