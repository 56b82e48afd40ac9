// A group of the demo world that is still planned: a few classmates have a home together, the others can be placed with families.

import { and, asc, desc, gte, inArray } from 'drizzle-orm';
import { DAYS_TO_NEXT_YEAR } from '#contract/groups/groups.shapes.ts';
import { addDays } from '#contract/platform/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { tripGroupMembers, tripGroupPairs, tripGroups, tripHistory, tripStudents, trips } from '#server/db/schema/trips.ts';

/** How many students are members at most. */
const SIZE = 24;

/** The most classmates of one home, whose stays are alike. */
const MAX_CLASSMATES = 4;

interface PlannedStay {
  readonly studentId: number;
  readonly parentId: number;
  readonly hostFamilyId: number;
  readonly stay: { readonly group: string | null; readonly fromDate: string; readonly toDate: string; readonly bookedAt: Date };
}

interface PlannedBy {
  readonly coordinatorId: number;
  readonly businessId: number;
  readonly tripTypeId: number;
}

interface PlannedTrips {
  readonly groupId: number;
  readonly classmates: readonly PlannedStay[];
  readonly fromDate: string;
  readonly toDate: string;
}

/** Inserts trips of classmates to the home with the most beds, without a camp or an extra: the group's price is lower for them. */
async function insertAlikeTrips(tx: Transaction, { classmates, ...trip }: PlannedTrips, by: PlannedBy): Promise<void> {
  const known = classmates.map(({ hostFamilyId }) => hostFamilyId);
  const [home] = await tx
    .select({ id: hostFamilies.id, beds: hostFamilies.guestsNumber })
    .from(hostFamilies)
    .where(and(inArray(hostFamilies.id, known), gte(hostFamilies.guestsNumber, 2)))
    .orderBy(desc(hostFamilies.guestsNumber), asc(hostFamilies.id))
    .limit(1);
  if (home === undefined) return;
  const { coordinatorId, ...sold } = by;
  const rows = classmates.slice(0, Math.min(home.beds, MAX_CLASSMATES)).map(({ studentId, parentId, stay }) => ({
    ...{ ...trip, ...sold, studentId, parentId, coordinatorId, createdBy: coordinatorId, createdAt: stay.bookedAt },
    ...{ hostFamilyId: home.id, state: 'new' as const, activityDetailsType: 'family' as const },
  }));
  const made = await tx.insert(trips).values(rows).returning({ tripId: trips.id, studentId: trips.studentId, at: trips.createdAt });
  await tx.insert(tripStudents).values(made.map(({ tripId, studentId }) => ({ tripId, studentId, position: 0 })));
  const step = { fromState: null, toState: 'new', byId: coordinatorId } as const;
  await tx.insert(tripHistory).values(made.map(({ tripId, at }) => ({ ...step, tripId, at })));
}

/** Inserts the class that comes again next year, with other students. */
export async function insertPlannedGroup(tx: Transaction, stays: readonly PlannedStay[], by: PlannedBy): Promise<void> {
  const first = stays.find(({ stay }) => stay.group !== null)?.stay;
  if (first === undefined) return;
  const dates = { fromDate: addDays(first.fromDate, DAYS_TO_NEXT_YEAR), toDate: addDays(first.toDate, DAYS_TO_NEXT_YEAR) };
  const [group] = await tx
    .insert(tripGroups)
    .values({
      name: `${first.group} (${dates.fromDate.slice(0, 4)})`,
      ...{ leader: 'Giulia Ferri', leaderEmail: 'giulia.ferri@example.com', leaderPhone: '+39 051 555 0100', size: SIZE },
      ...dates,
      createdAt: first.bookedAt,
    })
    .returning({ id: tripGroups.id });
  const groupId = group?.id ?? 0;
  const studentIds = [...new Set(stays.map(({ studentId }) => studentId))].slice(0, SIZE);
  await tx.insert(tripGroupMembers).values(studentIds.map((studentId) => ({ groupId, studentId, createdAt: first.bookedAt })));
  const classmates = stays.filter(({ studentId, stay }) => stay.group !== null && studentIds.includes(studentId));
  if (classmates.length > 1) await insertAlikeTrips(tx, { groupId, classmates, ...dates }, by);
  const [one = 0, two = 0, three = 0] = studentIds.toSorted((left, right) => left - right);
  if (three === 0) return;
  await tx.insert(tripGroupPairs).values([
    { groupId, studentId: one, otherId: two, kind: 'together' },
    { groupId, studentId: two, otherId: three, kind: 'apart' },
  ]);
}
