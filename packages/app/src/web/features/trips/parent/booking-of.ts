// Whether a trip of a parent can be booked by them, and where a family is looked for it.

import type { Trip } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';

/** What was billed already is not paid a second time: staff settle it once another family is found. */
export function isBookable({ state, invoices }: Pick<Trip, 'state' | 'invoices'>): boolean {
  return (state === 'new' || state === 'enquiry') && invoices.length === 0;
}

/** The search for a family that fits a trip; what is found is asked for it. */
export function searchFor({ id, fromDate, toDate, students }: Pick<Trip, 'id' | 'fromDate' | 'toDate' | 'students'>): string {
  return paths.travelSearch({ trip: id, from_date: fromDate, to_date: toDate, children: Math.max(1, students.length) });
}
