// A quote as csv, one amount a row: lines first, then totals. Safe to open in a spreadsheet, and amounts stay numbers.

import type { QuoteView, Side } from '@hosted-stay/pricing-core';
import { LINE_AMOUNTS, nameIn, type PriceCatalogue, payeeNameIn } from '@hosted-stay/pricing-core/quoting';
import { sideFigures } from './side-figures.ts';

/** What makes a spreadsheet read a cell as a formula: also the full-width forms, and white space it skips before them. */
const STARTS_FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** A negative amount begins with a minus and is no formula. */
const IS_NUMBER = /^-?\d+(?:\.\d+)?$/;

const COLUMNS = ['line', 'template', 'payee', 'pricingType', 'quantity', 'students', 'figure', 'amount', 'currency'];

type Cell = string | number;

/** A line of whichever side: it has only that side's amounts. */
type Line = QuoteView['pricings'][number] & Partial<Record<(typeof LINE_AMOUNTS)[number], string>>;

/** Rows for each of the views, which may be several payees'. Amounts are decimal text as the quote has them. */
export function quoteCsv(views: readonly QuoteView[], side: Side, catalogue: PriceCatalogue): string {
  const rows = views.flatMap((view) =>
    [...lineRows(view, catalogue), ...totalRows(view, side, catalogue)].map((row) => [...row, view.currency]),
  );
  return [COLUMNS, ...rows].map((row) => `${row.map(csvCell).join()}\r\n`).join('');
}

function lineRows({ pricings }: QuoteView, catalogue: PriceCatalogue): Cell[][] {
  return pricings.flatMap((line: Line, at) => {
    const template = nameIn(catalogue.templates, line.pricingTemplateId);
    const facts = [at + 1, template, payeeNameIn(catalogue, line), line.pricingType, line.quantity, line.students];
    return LINE_AMOUNTS.flatMap((name) => (line[name] === undefined ? [] : [[...facts, name, line[name]]]));
  });
}

function totalRows(view: QuoteView, side: Side, catalogue: PriceCatalogue): Cell[][] {
  const payee = view.side === 'provider' ? payeeNameIn(catalogue, view.payee) : '';
  return sideFigures(view, side).map(({ name, amount }) => ['', '', payee, '', '', '', name, amount]);
}

/** As RFC 4180 writes a cell; what a spreadsheet would run gets an apostrophe in front: `=1+1` → `'=1+1`, `-12.50` stays. */
export function csvCell(cell: Cell): string {
  const text = String(cell);
  const safe = STARTS_FORMULA.test(text) && !IS_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
