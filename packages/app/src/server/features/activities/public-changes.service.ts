// When the public pages of activities last changed: only by what everybody can see of them.

import type { Queryable } from '#server/db/database.ts';
import { listLastChangeDays } from '#server/platform/cells/last-changes.queries.ts';

/** The fields of an activity that visitors see; its seller is not among them. */
const PUBLIC_FIELDS = [
  ...['name', 'type', 'categoryId', 'countyId', 'locationId', 'description', 'photos'],
  ...['gender', 'minAge', 'maxAge', 'active'],
];

/** Returns the day on which the page of each activity last changed, by its ID; without activities of which it isn't known. */
export function listActivityChangeDays(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const counted = [{ actions: ['activity.create'] }, { actions: ['activity.edit'], fields: PUBLIC_FIELDS }];
  return listLastChangeDays(db, { subjectType: 'activity', subjectIds: ids, counted });
}
