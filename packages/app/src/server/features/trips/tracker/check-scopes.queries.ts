// Which lights a caller sees, trip by trip: what one of their roles does not tell of all trips, another may tell of some.

import { inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { OFFERS_KNOWING_CHILD } from '#contract/trips/offer.machine.ts';
import { CHECK_RIGHTS, READINESS_CHECKS, type ReadinessCheck } from '#contract/trips/readiness.ts';
import { OVER_STATES } from '#contract/trips/states.ts';
import { type Grant, isGrantAsWide } from '#server/access/grant.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import type { Call } from '#server/platform/app.ts';
import type { CheckScopes } from './readiness.queries.ts';

const isParentOf = (studentId: SQL, userId: number) => sql`exists (select 1 from ${studentParents}
  where ${inFull(studentParents.studentId)} = ${studentId} and ${inFull(studentParents.userId)} = ${userId})`;

/** The trips that a role with a right to its own rows covers. */
const OWN_TRIPS = {
  Agent: (userId: number) => sql`${inFull(trips.agentId)} = ${userId}`,
  // A light counts all students of a trip, so that it must not be told if one of them is somebody else's child.
  Parent: (userId: number) => sql`(${isParentOf(inFull(trips.studentId), userId)} and not exists (select 1 from ${tripStudents}
    where ${inFull(tripStudents.tripId)} = ${inFull(trips.id)} and not ${isParentOf(inFull(tripStudents.studentId), userId)}))`,
  // Families read health details of all students of a trip while they may host it; the same rule as `canSeeChild`.
  'Host family': (userId: number) => sql`(${notInArray(inFull(trips.state), [...OVER_STATES])} and exists (select 1 from ${tripOffers}
    join ${hostFamilies} on ${inFull(hostFamilies.id)} = ${inFull(tripOffers.hostFamilyId)} and ${inFull(hostFamilies.userId)} = ${userId}
    where ${inFull(tripOffers.tripId)} = ${inFull(trips.id)} and ${inArray(inFull(tripOffers.state), [...OFFERS_KNOWING_CHILD])}))`,
} as const;

/** Matches the trips that a grant of single rows covers; undefined if it covers none. */
function whereCovered({ ways }: Grant, userId: number): SQL | undefined {
  return or(...ways.flatMap(({ caller }) => (caller in OWN_TRIPS ? [OWN_TRIPS[caller as keyof typeof OWN_TRIPS](userId)] : [])));
}

/** Returns the checks whose lights a caller sees on the trips that they may see: on all of them, or on some. */
export function listCheckScopes({ grant, granted, caller }: Pick<Call, 'grant' | 'granted' | 'caller'>): CheckScopes {
  const scopes = READINESS_CHECKS.flatMap((check): [ReadinessCheck, SQL | undefined][] => {
    const right = CHECK_RIGHTS[check];
    const own = right === undefined ? grant : granted(right);
    if (own === null) return [];
    if (isGrantAsWide(own, grant)) return [[check, undefined]];
    const covered = whereCovered(own, caller?.id ?? 0);
    return covered === undefined ? [] : [[check, covered]];
  });
  return new Map(scopes);
}
