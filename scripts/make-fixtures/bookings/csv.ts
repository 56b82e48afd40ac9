// The sample as a booking system would export it: one flat row a booking, names in snake_case, lists in one cell.

import { FIGURES } from './figures.ts';
import type { BookingRecord } from './year.ts';

const ROWS = 50;

const REQUEST_COLUMNS = [
  'hostFamilyId',
  'fromDate',
  'toDate',
  'activityDetailsType',
  'currentNoOfWeeks',
  'nearbyActivities',
  'serviceTypeIds',
  'countStudents',
  'discountCode',
  'vatExempt',
] as const;

/** The first bookings of the year whose request is written in our own spelling, planted faults among them. */
export function sampleCsv(records: readonly BookingRecord[], faultyIds: readonly string[]): string {
  const own = records.filter(({ request }) => 'hostFamilyId' in request);
  const faulty = own.filter(({ id }) => faultyIds.includes(id)).slice(0, 10);
  const fine = own.filter(({ id }) => !faultyIds.includes(id)).slice(0, ROWS - faulty.length);
  const rows = [...faulty, ...fine].sort((a, b) => (a.id < b.id ? -1 : 1)).map(rowOf);
  const header = [
    'id',
    ...REQUEST_COLUMNS.map(snakeCase),
    'book_version',
    'priced_at',
    ...FIGURES.map((name) => `recorded_${snakeCase(name)}`),
  ];
  return `${[header, ...rows].map((row) => row.join(',')).join('\n')}\n`;
}

function rowOf({ id, request, recorded, bookVersion, pricedAt }: BookingRecord): string[] {
  return [
    id,
    ...REQUEST_COLUMNS.map((name) => cellOf(request[name])),
    bookVersion ?? '',
    pricedAt,
    ...FIGURES.map((name) => recorded[name]),
  ];
}

/** `[{ id: 301, weeks: 2 }]` → `301:2`; no cell here needs quotes. */
function cellOf(value: unknown): string {
  if (!Array.isArray(value)) return value === undefined ? '' : String(value);
  return value.map((entry: unknown) => (isChosen(entry) ? `${entry.id}:${entry.weeks ?? 1}` : String(entry))).join(';');
}

function isChosen(entry: unknown): entry is { readonly id: number; readonly weeks?: number } {
  return typeof entry === 'object' && entry !== null && 'id' in entry;
}

/** `totalHF` → `total_hf` */
function snakeCase(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`);
}
