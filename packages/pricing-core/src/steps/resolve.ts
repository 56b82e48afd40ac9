// Step 1: the request's ids → the family and the activities of the book.

import { type Issue, issue } from '../issues.ts';
import type { CompiledBook, Owner } from '../price-book/compiled.ts';
import type { QuoteRequest } from '../quote-request.ts';
import { okUnless, type Result } from '../result.ts';

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
  const issues: Issue[] = family === undefined ? [issue('unknown_host_family', ['hostFamilyId'], { id: request.hostFamilyId })] : [];
  const activities: ChosenActivity[] = [];
  request.nearbyActivities.forEach(({ id, weeks }, index) => {
    const owner = book.activities.get(id);
    if (owner === undefined) issues.push(issue('unknown_activity', ['nearbyActivities', index, 'id'], { id }));
    else activities.push({ owner, weeks });
  });
  return okUnless(issues, () => ({ book, request, family: family as Owner, activities }));
}
