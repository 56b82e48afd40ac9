// Quotes as rows: the columns each side may see, one row a quote or one row a line.

import type { QuoteView, Side } from '@hosted-stay/pricing-core';
import type { Cell, Column, ColumnKind, Row } from '../print/row-writer.ts';
import type { BookNames } from './book-names.ts';

const columns = (kind: ColumnKind, names: string): Column[] => names.split(' ').map((name) => ({ name, kind }));

const STAY = [
  ...columns('number', 'hostFamilyId'),
  ...columns('text', 'fromDate toDate activityDetailsType'),
  ...columns('number', 'countStudents'),
];
const COUNTS = columns('number', 'noOfDaysOfTrip countMonToFri noOfCampsAdded noOfImmersionDays');
const TAIL = columns('text', 'warnings bookVersion fingerprint');

const QUOTE_COLUMNS: Readonly<Record<Side, readonly Column[]>> = {
  customer: [
    ...STAY,
    ...columns('text', 'discountCode'),
    ...COUNTS,
    ...columns('text', 'currency'),
    ...columns('amount', 'subtotal discount vat total'),
    ...TAIL,
  ],
  provider: [
    ...STAY,
    ...COUNTS,
    ...columns('text', 'currency'),
    ...columns('amount', 'subtotalHF discountHF totalHF payout'),
    ...columns('text', 'bookVersion fingerprint'),
  ],
  finance: [
    ...STAY,
    ...columns('text', 'discountCode'),
    ...COUNTS,
    ...columns('text', 'currency'),
    ...columns('amount', 'subtotal discount vat total subtotalHF discountHF totalHF amountSupplyVAT amountFamworld'),
    ...TAIL,
  ],
};

const LINE_HEAD = [
  ...columns('number', 'line pricingTemplateId'),
  ...columns('text', 'template hostableType'),
  ...columns('number', 'hostableId'),
  ...columns('text', 'hostable'),
];
const LINE_FACTS = [...columns('text', 'category pricingType'), ...columns('number', 'quantity students'), ...columns('text', 'currency')];

const LINE_COLUMNS: Readonly<Record<Side, readonly Column[]>> = {
  customer: [...LINE_HEAD, ...LINE_FACTS, ...columns('amount', 'customer customerDiscount'), ...columns('text', 'fingerprint')],
  provider: [...LINE_HEAD, ...LINE_FACTS, ...columns('amount', 'provider providerDiscount'), ...columns('text', 'fingerprint')],
  finance: [
    ...LINE_HEAD,
    ...columns('text', 'level'),
    ...LINE_FACTS,
    ...columns('amount', 'customer customerDiscount provider providerDiscount'),
    ...columns('text', 'fingerprint'),
  ],
};

const IN_STREAM = { before: columns('number', 'index'), after: columns('text', 'error message') };

/** How quotes become rows: whose side, whether each line is a row, and whether there are many requests. */
export interface RowPlan {
  readonly side: Side;
  readonly perLine: boolean;
  readonly inStream: boolean;
}

/** The columns of a plan; in a stream each row says which request it answers, and a bad request why it has no answer. */
export function columnsOf({ side, perLine, inStream }: RowPlan): readonly Column[] {
  const own = (perLine ? LINE_COLUMNS : QUOTE_COLUMNS)[side];
  return inStream ? [...IN_STREAM.before, ...own, ...IN_STREAM.after] : own;
}

/** The rows of one quote. */
export function rowsOf(view: QuoteView, names: BookNames, { perLine }: RowPlan): Row[] {
  return perLine ? lineRows(view, names) : [quoteRow(view)];
}

function quoteRow(view: QuoteView): Row {
  const { warnings = [], ...fields } = { warnings: [] as readonly { readonly code: string }[], ...view };
  return { ...cellsOf(view.request), ...cellsOf(fields), warnings: warnings.map(({ code }) => code).join(' ') };
}

function lineRows(view: QuoteView, names: BookNames): Row[] {
  return view.pricings.map((line, at) => ({
    ...cellsOf(line),
    line: at + 1,
    template: names.template(line.pricingTemplateId),
    hostable: names.hostable(line),
    currency: view.currency,
    fingerprint: view.fingerprint,
  }));
}

/** The plain values among an object's fields. */
function cellsOf(value: object): Record<string, Cell> {
  const cells = Object.entries(value).filter((entry): entry is [string, Cell] => typeof entry[1] !== 'object' || entry[1] === null);
  return Object.fromEntries(cells);
}
