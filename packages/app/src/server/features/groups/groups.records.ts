// A group in the form that staff read.

import type { Group, ListedGroup } from '#contract/groups/groups.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { findGroupRow, type GroupRow } from './groups.queries.ts';

const toNamed = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

export function toListedGroup({ group, members, trips, ...names }: GroupRow): ListedGroup {
  const { id, name, state, fromDate, toDate, size, leader, leaderEmail, leaderPhone, version } = group;
  return {
    ...{ id, name, state, fromDate, toDate, size, leader, leaderEmail, leaderPhone, version, members, trips },
    agent: toNamed(group.agentId, names.agent),
    county: toNamed(group.countyId, names.county),
    camp: toNamed(group.activityId, names.camp),
    tripType: toNamed(group.tripTypeId, names.tripType),
    business: toNamed(group.businessId, names.business),
    createdAt: group.createdAt.toISOString(),
  };
}

/** Returns a group that the caller may see. */
export async function readGroupRecord(call: Pick<Call, 'grant' | 'caller'>, db: Queryable, id: number): Promise<Group> {
  const row = await findGroupRow(db, call, id);
  if (row === null) throw notFound();
  return { ...toListedGroup(row), notes: row.group.notes };
}
