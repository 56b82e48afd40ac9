// Queries of what conversations of the demo world are about: the offers of its stays with their people and steps, and its groups.

import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { tripOfferHistory, tripOffers } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { tripGroups, trips } from '#server/db/schema/trips.ts';

const parents = alias(users, 'parents');
const hosts = alias(users, 'hosts');
const person = (of: typeof parents | typeof hosts) => ({
  id: of.id,
  email: of.email,
  firstName: of.firstName,
  phone: of.phone,
  locale: of.locale,
});

export interface OfferStep {
  readonly toState: OfferState;
  readonly at: Date;
}

/** Returns the offers of trips that somebody booked, with their trips, people and steps, oldest first. */
export async function listOfferFacts(tx: Transaction) {
  const rows = await tx
    .select({
      ...{ offerId: tripOffers.id, state: tripOffers.state, createdAt: tripOffers.createdAt },
      trip: { id: trips.id, state: trips.state, fromDate: trips.fromDate, toDate: trips.toDate },
      ...{ agentId: trips.agentId, groupId: trips.groupId, studentName: students.firstName },
      ...{ parent: person(parents), host: person(hosts) },
    })
    .from(tripOffers)
    .innerJoin(trips, eq(trips.id, tripOffers.tripId))
    .innerJoin(students, eq(students.id, trips.studentId))
    .innerJoin(parents, eq(parents.id, trips.parentId))
    .innerJoin(hostFamilies, eq(hostFamilies.id, tripOffers.hostFamilyId))
    .innerJoin(hosts, eq(hosts.id, hostFamilies.userId))
    .orderBy(asc(tripOffers.createdAt), asc(tripOffers.id));
  const steps: OfferStepRow[] = await tx
    .select({ offerId: tripOfferHistory.offerId, toState: tripOfferHistory.toState, at: tripOfferHistory.at })
    .from(tripOfferHistory)
    .orderBy(asc(tripOfferHistory.id));
  const byOffer = Map.groupBy(steps, ({ offerId }) => offerId);
  return rows.map((row) => ({ ...row, steps: (byOffer.get(row.offerId) ?? []) as readonly OfferStep[] }));
}

type OfferStepRow = OfferStep & { readonly offerId: number };

export type OfferFacts = Awaited<ReturnType<typeof listOfferFacts>>[number];

export function listGroups(tx: Transaction) {
  return tx
    .select({ id: tripGroups.id, name: tripGroups.name, createdAt: tripGroups.createdAt })
    .from(tripGroups)
    .orderBy(asc(tripGroups.id));
}

export type GroupFacts = Awaited<ReturnType<typeof listGroups>>[number];
