// Conditions for the trips and offers a caller may see.

import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { OFFERS_SEEN_BY_HOST, OFFERS_SEEN_BY_PARENT } from '#contract/trips/offer.machine.ts';
import { AGREED_STATES } from '#contract/trips/states.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import type { Call } from '#server/platform/app.ts';

/** Returns the condition for a caller's own trips; undefined if the caller sees all. Hosts have a trip only once the stay is agreed. */
export function whereOwnTrips({ grant, caller }: Pick<Call, 'grant' | 'caller'>): SQL | undefined {
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

const hostedBy = (id: number) => sql`(select ${hostFamilies.id} from ${hostFamilies} where ${hostFamilies.userId} = ${id})`;

const seen = (states: readonly string[]) =>
  sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  );

/** Trips that a parent booked, and those of their children. */
const parentsTrip = (id: number) => sql`(${trips.parentId} = ${id} or exists (select 1 from ${tripStudents}
  join ${studentParents} on ${studentParents.studentId} = ${tripStudents.studentId} and ${studentParents.userId} = ${id}
  where ${tripStudents.tripId} = ${trips.id}))`;

/**
 * Returns the condition for the trips a caller may open: parents those they booked and those of their children, agents those they look
 * after, families those they were asked for; undefined if the caller sees all. Records decide which details are shown.
 */
export function whereVisibleTrips({ grant, caller }: Pick<Call, 'grant' | 'caller'>): SQL | undefined {
  if (grant.all) return undefined;
  const id = caller?.id ?? 0;
  const own = {
    Parent: parentsTrip(id),
    Agent: sql`${trips.agentId} = ${id}`,
    Coordinator: sql`${trips.coordinatorId} = ${id}`,
    'Host family': sql`exists (select 1 from ${tripOffers} where ${tripOffers.tripId} = ${trips.id}
      and ${tripOffers.hostFamilyId} in ${hostedBy(id)} and ${tripOffers.state} in (${seen(OFFERS_SEEN_BY_HOST)}))`,
  } as const;
  const ways = grant.ways.flatMap(({ caller: role }) => (role in own ? [own[role as keyof typeof own]] : []));
  return or(...ways) ?? sql`false`;
}

/** Returns the condition for the offers a caller may see; undefined if the caller sees all. */
export function whereVisibleOffers({ grant, caller }: Pick<Call, 'grant' | 'caller'>): SQL | undefined {
  if (grant.all) return undefined;
  const id = caller?.id ?? 0;
  const own = {
    Parent: sql`(${parentsTrip(id)} and ${tripOffers.state} in (${seen(OFFERS_SEEN_BY_PARENT)}))`,
    Agent: sql`${trips.agentId} = ${id}`,
    Coordinator: sql`${trips.coordinatorId} = ${id}`,
    'Host family': sql`(${tripOffers.hostFamilyId} in ${hostedBy(id)} and ${tripOffers.state} in (${seen(OFFERS_SEEN_BY_HOST)}))`,
  } as const;
  const ways = grant.ways.flatMap(({ caller: role }) => (role in own ? [own[role as keyof typeof own]] : []));
  return or(...ways) ?? sql`false`;
}
