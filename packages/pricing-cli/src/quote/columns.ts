// Quotes as rows: the columns each side may see, one row a quote or one row a line.

import type { QuoteView, Side } from '@hosted-stay/pricing-core';
import type { Cell, Column, ColumnKind, Row } from '../print/row-writer.ts';
import type { BookNames } from './book-names.ts';

const columns = (kind: ColumnKind, names: string): Column[] => names.split(' ').map((name) => ({ name, kind }));

/** Every field a price hangs on, spelled as the csv reader reads it: these columns alone are a file of requests. */
const STAY = [
  ...columns('number', 'hostFamilyId'),
  ...columns('text', 'fromDate toDate activityDetailsType'),
  ...columns('number', 'currentNoOfWeeks'),
  ...columns('text', 'nearbyActivities serviceTypeIds'),
  ...columns('number', 'countStudents'),
  ...columns('text', 'vatExempt withoutPerBooking'),
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
    ...columns('number', 'hostFamilyId'),
    ...columns('text', 'fromDate toDate activityDetailsType'),
    ...columns('number', 'countStudents'),
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

const ERROR = columns('text', 'error path message');

/** How quotes become rows: whose side, whether each line is a row, and whether there are many requests. */
export interface RowPlan {
  readonly side: Side;
  readonly perLine: boolean;
  readonly inStream: boolean;
}

/**
 * The columns of a plan; in a stream each row says which request it answers and on which line of the input that stands, and a
 * bad request why it has no answer and which field is at fault.
 */
export function columnsOf(plan: RowPlan): readonly Column[] {
  const own = (plan.perLine ? LINE_COLUMNS : QUOTE_COLUMNS)[plan.side];
  return plan.inStream ? [...columns('number', `index ${inputLineName(plan)}`), ...own, ...ERROR] : own;
}

/** `line` is the quote's own where its lines are rows. */
function inputLineName({ perLine }: RowPlan): string {
  return perLine ? 'inputLine' : 'line';
}

/** What every row of a stream begins with: which request it answers, and where that stands. */
export function placeCells({ index, line }: { readonly index: number; readonly line: number }, plan: RowPlan): Row {
  return { index, [inputLineName(plan)]: line };
}

/** The rows of one quote. */
export function rowsOf(view: QuoteView, names: BookNames, { perLine }: RowPlan): Row[] {
  return perLine ? lineRows(view, names) : [quoteRow(view)];
}

function quoteRow(view: QuoteView): Row {
  const { warnings = [], ...fields } = { warnings: [] as readonly { readonly code: string }[], ...view };
  return { ...requestCells(view), ...cellsOf(fields), warnings: warnings.map(({ code }) => code).join(' ') };
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

/** A request as the csv reader reads it: `900:2; 901:1`, `1; 3`. A host sees only whose stay it is, and when. */
function requestCells(view: QuoteView): Record<string, Cell> {
  if (view.side === 'provider') return { ...cellsOf(view.request), hostFamilyId: view.payee.hostableId };
  const { nearbyActivities, serviceTypeIds } = view.request;
  return {
    ...cellsOf(view.request),
    nearbyActivities: nearbyActivities.map(({ id, weeks }) => `${id}:${weeks}`).join('; '),
    serviceTypeIds: serviceTypeIds.join('; '),
  };
}

/** The plain values among an object's fields. */
function cellsOf(value: object): Record<string, Cell> {
  const cells = Object.entries(value).filter((entry): entry is [string, Cell] => typeof entry[1] !== 'object' || entry[1] === null);
  return Object.fromEntries(cells);
}
