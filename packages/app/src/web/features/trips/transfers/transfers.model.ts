// Journeys for the plan, the calendar and the form.

import type { Direction, MetBy } from '#contract/trips/transfers.rules.ts';
import type { Transfer } from '#contract/trips/transfers.shapes.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import type { CalendarMoment } from '../ics.model.ts';
import { joinStudentNames } from '../students.model.ts';
import type { PlanPart } from '../travel-plan.model.ts';

/** Who meets or brings a child, from the reader's point of view, as it may be the reader. */
export type MetFor = MetBy | 'host' | 'parentSelf' | 'nobody';

export function getMetFor({ metBy }: Pick<Transfer, 'metBy'>, side: Trip['side']): MetFor {
  if (metBy === 'family' && side === 'host') return 'host';
  if (metBy === 'parent' && side === 'parent') return 'parentSelf';
  return metBy ?? 'nobody';
}

/** A day of the plan with its journeys; days before or after the stay have only journeys. */
export interface TravelDay {
  readonly from: string;
  readonly to: string;
  readonly part: PlanPart | null;
  readonly transfers: readonly Transfer[];
}

/** Groups the parts of a plan and the journeys by day. */
export function groupByDay(parts: readonly PlanPart[], transfers: readonly Transfer[]): readonly TravelDay[] {
  const within = (part: PlanPart) => transfers.filter(({ day }) => part.from <= day && day <= part.to);
  const outside = transfers.filter(({ day }) => !parts.some((part) => part.from <= day && day <= part.to));
  const days = [...new Set(outside.map(({ day }) => day))];
  const all: TravelDay[] = [
    ...parts.map((part) => ({ from: part.from, to: part.to, part, transfers: within(part) })),
    ...days.map((day) => ({ from: day, to: day, part: null, transfers: outside.filter((one) => one.day === day) })),
  ];
  return all.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
}

/** Returns the traveller's name if not all students travel together; otherwise an empty string. */
export function findTravellerName({ studentId }: Pick<Transfer, 'studentId'>, students: Trip['students']): string {
  return studentId === null ? '' : joinStudentNames(students.filter(({ id }) => id === studentId));
}

/** Converts journeys to calendar events, each at its local time. */
export function toCalendarMoments(transfers: readonly Transfer[], textOf: (transfer: Transfer) => string): CalendarMoment[] {
  return transfers.map((transfer) => {
    const { direction, studentId, day, time, place, carrierNumber, note } = transfer;
    const summary = [textOf(transfer), carrierNumber].filter((text) => text !== '').join(', ');
    return { key: `${direction}-${studentId ?? 'all'}`, day, time, summary, location: place, description: note };
  });
}

/** Returns the initial values of the form: a journey of all students on the first or last day. */
export function emptyTransfer(direction: Direction, { fromDate, toDate }: Pick<Trip, 'fromDate' | 'toDate'>) {
  return {
    ...{ direction, studentId: null, day: direction === 'arrival' ? fromDate : toDate, time: null, place: '', carrierNumber: '' },
    ...{ metBy: null, meetName: '', meetPhone: '', unaccompaniedMinor: false, note: '' },
  };
}
