// Step 1: the request's ids → the family and the activities of the book.

import { type Issue, issue } from '../issues.ts';
import type { CompiledBook, Owner } from '../price-book/compiled.ts';
import type { QuoteRequest } from '../quote-request.ts';
import { ok, type Result, refuse } from '../result.ts';

/** A chosen activity and the weeks it is chosen for. */
export interface ChosenActivity {
  readonly owner: Owner;
  readonly weeks: number;
}

export interface Resolved {
  readonly book: CompiledBook;
  readonly request: QuoteRequest;
  readonly family: Owner;
  readonly activities: readonly ChosenActivity[];
}

/** Refuses with `unknown_host_family` and `unknown_activity`. */
export function resolve(book: CompiledBook, request: QuoteRequest): Result<Resolved> {
  const family = book.families.get(request.hostFamilyId);
  const activities: ChosenActivity[] = [];
  for (const { id, weeks } of request.nearbyActivities) {
    const owner = book.activities.get(id);
    if (owner !== undefined) activities.push({ owner, weeks });
  }
  return family !== undefined && activities.length === request.nearbyActivities.length
    ? ok({ book, request, family, activities })
    : refuse(unknownIds(book, request));
}

function unknownIds(book: CompiledBook, { hostFamilyId, nearbyActivities }: QuoteRequest): Issue[] {
  return [
    ...(book.families.has(hostFamilyId) ? [] : [issue('unknown_host_family', ['hostFamilyId'], { id: hostFamilyId })]),
    ...nearbyActivities.flatMap(({ id }, index) =>
      book.activities.has(id) ? [] : [issue('unknown_activity', ['nearbyActivities', index, 'id'], { id })],
    ),
  ];
}
