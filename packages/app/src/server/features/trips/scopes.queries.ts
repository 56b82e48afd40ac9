// Whose trips somebody sees: parents and hosts their own, agents those that they look after.

import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { AGREED_STATES } from '#contract/trips/states.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { Call } from '#server/platform/app.ts';

/** What a caller's own trips have in common; undefined for somebody who sees them all. Before a stay is agreed, its host is told less than these. */
export function ownTrips({ grant, caller }: Pick<Call, 'grant' | 'caller'>): SQL | undefined {
  if (grant.all) return undefined;
  const id = caller?.id ?? 0;
  const own = {
    Parent: sql`${trips.parentId} = ${id}`,
    Agent: sql`${trips.agentId} = ${id}`,
    Coordinator: sql`${trips.coordinatorId} = ${id}`,
    'Host family': sql`(${inArray(trips.state, [...AGREED_STATES])} and ${trips.hostFamilyId} in
      (select ${hostFamilies.id} from ${hostFamilies} where ${hostFamilies.userId} = ${id}))`,
  } as const;
  const ways = grant.ways.flatMap(({ caller: role }) => (role in own ? [own[role as keyof typeof own]] : []));
  return or(...ways) ?? sql`false`;
}
