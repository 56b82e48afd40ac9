// A row of csv → a booking record as JSON would have it.

import { QUOTE_TOTALS } from '@hosted-stay/pricing-core';
import { numberOf, requestOfCells } from '../io/request-cells.ts';

const COUNTS = ['noOfDaysOfTrip', 'countMonToFri', 'noOfCampsAdded', 'noOfImmersionDays'];

/** Columns of the record itself and of what was recorded, by their name without case and underscores. */
const OWN = new Map(['id', 'bookVersion', 'pricedAt', 'vatRate'].map((name) => [plain(name), name]));
const RECORDED = new Map([...QUOTE_TOTALS, 'currency', ...COUNTS].map((name) => [plain(name), name]));
const COUNT_NAMES = new Set(COUNTS);

function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

/**
 * Columns may be written bare or with their part before them: `total`, `recorded.total` and `recorded_total`, `fromDate`
 * and `request.from_date`.
 * Whatever is neither the record's own nor recorded belongs to the request, which refuses what it does not know.
 */
export function bookingOfCells(cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  const recorded: Record<string, unknown> = {};
  const request: Record<string, string> = {};
  for (const [column, cell] of Object.entries(cells)) {
    const [, part, name = column] = /^(request|recorded)[._](.+)$/.exec(column) ?? [];
    const own = part === undefined ? OWN.get(plain(name)) : undefined;
    const figure = part === 'request' ? undefined : RECORDED.get(plain(name));
    if (own !== undefined) define(record, own, cell);
    else if (figure !== undefined) define(recorded, figure, COUNT_NAMES.has(figure) ? numberOf(cell) : cell);
    else if (part === 'recorded') define(recorded, name, cell);
    else request[name] = cell;
  }
  return { ...record, request: requestOfCells(request), recorded };
}

/** An empty cell was not recorded. */
function define(target: Record<string, unknown>, name: string, value: string | number): void {
  if (typeof value === 'number' || value.trim() !== '') target[name] = typeof value === 'string' ? value.trim() : value;
}
