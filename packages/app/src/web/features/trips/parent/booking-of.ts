// Whether a parent can book a trip, and the link to search for a family for it.

import type { Trip } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';

/** An invoiced trip isn't paid a second time: staff settle it once another family is found. */
export function isBookable({ state, invoices }: Pick<Trip, 'state' | 'invoices'>): boolean {
  return (state === 'new' || state === 'enquiry') && invoices.length === 0;
}

/** Returns the link to search for a family for a trip; a found family can then be asked for it. */
export function searchFor({ id, fromDate, toDate, students }: Pick<Trip, 'id' | 'fromDate' | 'toDate' | 'students'>): string {
  return paths.travelSearch({ trip: id, from_date: fromDate, to_date: toDate, children: Math.max(1, students.length) });
}
