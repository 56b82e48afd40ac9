// The tasks of a parent by urgency: payments, missing data, answers, and what they are waiting for.

import type { OwnInvoiceRow } from '#contract/booking/own-invoices/own-invoices.shapes.ts';
import type { Student } from '#contract/people/students.shapes.ts';
import type { TripCard } from '#contract/trips/cards.shapes.ts';

export type ToDo =
  | {
      readonly kind: 'pay';
      readonly id: number;
      readonly name: string;
      readonly amount: string;
      readonly currency: string;
      readonly overdue: boolean;
    }
  | { readonly kind: 'complete'; readonly id: number; readonly name: string; readonly count: number }
  | { readonly kind: 'arrival'; readonly id: number; readonly name: string }
  | { readonly kind: 'choose'; readonly id: number; readonly name: string }
  | { readonly kind: 'wait'; readonly id: number; readonly name: string };

interface Known {
  readonly invoices: readonly Pick<OwnInvoiceRow, 'id' | 'number' | 'outstanding' | 'currency' | 'overdue' | 'canPay'>[];
  readonly students: readonly Pick<Student, 'id' | 'firstName' | 'missing'>[];
  readonly trips: readonly Pick<TripCard, 'id' | 'state' | 'student' | 'hostFamily' | 'arrivalWanted'>[];
}

export function toDosOf({ invoices, students, trips }: Known): readonly ToDo[] {
  const toPay = invoices.filter(({ canPay }) => canPay).toSorted((a, b) => Number(b.overdue) - Number(a.overdue));
  return [
    ...toPay.map(
      ({ id, number, outstanding, currency, overdue }): ToDo => ({
        kind: 'pay',
        id,
        name: number ?? String(id),
        amount: outstanding,
        currency,
        overdue,
      }),
    ),
    ...students.flatMap(({ id, firstName, missing = [] }): ToDo[] =>
      missing.length === 0 ? [] : [{ kind: 'complete', id, name: firstName, count: missing.length }],
    ),
    ...trips.flatMap(({ id, student, arrivalWanted }): ToDo[] => (arrivalWanted ? [{ kind: 'arrival', id, name: student.firstName }] : [])),
    ...trips.flatMap(({ id, state, student, hostFamily }): ToDo[] => {
      if (state === 'new' || (state === 'enquiry' && hostFamily === null)) return [{ kind: 'choose', id, name: student.firstName }];
      return state === 'enquiry' || state === 'reserved' ? [{ kind: 'wait', id, name: student.firstName }] : [];
    }),
  ];
}
