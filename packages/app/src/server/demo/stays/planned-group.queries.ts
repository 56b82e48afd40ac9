// A group of the demo world that is still planned: its members have no trips yet, so that they can be placed with families.

import { DAYS_TO_NEXT_YEAR } from '#contract/groups/groups.shapes.ts';
import { addDays } from '#contract/platform/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { tripGroupMembers, tripGroupPairs, tripGroups } from '#server/db/schema/trips.ts';

/** How many students are members at most. */
const SIZE = 24;

interface PlannedStay {
  readonly studentId: number;
  readonly stay: { readonly group: string | null; readonly fromDate: string; readonly toDate: string; readonly bookedAt: Date };
}

/** Inserts the class that comes again next year, with other students. */
export async function insertPlannedGroup(tx: Transaction, stays: readonly PlannedStay[]): Promise<void> {
  const first = stays.find(({ stay }) => stay.group !== null)?.stay;
  if (first === undefined) return;
  const [group] = await tx
    .insert(tripGroups)
    .values({
      name: `${first.group} (${addDays(first.fromDate, DAYS_TO_NEXT_YEAR).slice(0, 4)})`,
      ...{ leader: 'Giulia Ferri', leaderEmail: 'giulia.ferri@example.com', leaderPhone: '+39 051 555 0100', size: SIZE },
      fromDate: addDays(first.fromDate, DAYS_TO_NEXT_YEAR),
      toDate: addDays(first.toDate, DAYS_TO_NEXT_YEAR),
      createdAt: first.bookedAt,
    })
    .returning({ id: tripGroups.id });
  const groupId = group?.id ?? 0;
  const studentIds = [...new Set(stays.map(({ studentId }) => studentId))].slice(0, SIZE);
  await tx.insert(tripGroupMembers).values(studentIds.map((studentId) => ({ groupId, studentId, createdAt: first.bookedAt })));
  const [one = 0, two = 0, three = 0] = studentIds.toSorted((left, right) => left - right);
  if (three === 0) return;
  await tx.insert(tripGroupPairs).values([
    { groupId, studentId: one, otherId: two, kind: 'together' },
    { groupId, studentId: two, otherId: three, kind: 'apart' },
  ]);
}
