// A quote as csv, one amount a row: lines first, then totals. Safe to open in a spreadsheet, and amounts stay numbers.

import type { QuoteView, Side } from '@hosted-stay/pricing-core';
import { LINE_AMOUNTS } from '@hosted-stay/pricing-core/quoting';
import { nameIn, type PriceCatalogue } from '../../catalogue.ts';
import { sideFigures } from './side-figures.ts';

/** What makes a spreadsheet read a cell as a formula: also the full-width forms, and white space it skips before them. */
const STARTS_FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** A negative amount begins with a minus and is no formula. */
const IS_NUMBER = /^-?\d+(?:\.\d+)?$/;

const COLUMNS = ['line', 'template', 'payee', 'pricingType', 'quantity', 'students', 'figure', 'amount', 'currency'];

type Cell = string | number;

/** Rows for each of the views, which may be several payees'. Amounts are decimal text as the quote has them. */
export function quoteCsv(views: readonly QuoteView[], side: Side, catalogue: PriceCatalogue): string {
  const rows = views.flatMap((view) => [
    ...view.pricings.flatMap((line, at) => {
      const amounts: Partial<Record<(typeof LINE_AMOUNTS)[number], string>> = line;
      const payee = nameIn(line.hostableType === 'Activity' ? catalogue.activities : catalogue.hostFamilies, line.hostableId);
      const facts = [at + 1, nameIn(catalogue.templates, line.pricingTemplateId), payee, line.pricingType, line.quantity, line.students];
      return LINE_AMOUNTS.flatMap((name) => (amounts[name] === undefined ? [] : [[...facts, name, amounts[name], view.currency]]));
    }),
    ...sideFigures(view, side).map(({ name, amount }): Cell[] => [
      '',
      '',
      payeeOf(view, catalogue),
      '',
      '',
      '',
      name,
      amount,
      view.currency,
    ]),
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(csvCell).join()}\r\n`).join('');
}

function payeeOf(view: QuoteView, catalogue: PriceCatalogue): string {
  if (view.side !== 'provider') return '';
  const { hostableType, hostableId } = view.payee;
  return nameIn(hostableType === 'Activity' ? catalogue.activities : catalogue.hostFamilies, hostableId);
}

/** As RFC 4180 writes a cell; what a spreadsheet would run gets an apostrophe in front: `=1+1` → `'=1+1`, `-12.50` stays. */
export function csvCell(cell: Cell): string {
  const text = String(cell);
  const safe = STARTS_FORMULA.test(text) && !IS_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
