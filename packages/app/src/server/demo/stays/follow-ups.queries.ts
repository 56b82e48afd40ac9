// Writes what staff keep of the stays that are still to come: notes, follow-ups and ticked items of the checklist.

import { addDays } from '#contract/platform/days.ts';
import { UPCOMING_STATES } from '#contract/trips/states.ts';
import { CHECKLIST_ITEMS } from '#contract/trips/tracker.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { tripChecklist, tripFollowUps, tripNotes } from '#server/db/schema/trip-follow-ups.ts';
import type { DemoStay } from './stay-world.ts';

interface KeptStay {
  readonly tripId: number;
  readonly stay: DemoStay;
}

const FOLLOW_UPS = [
  'Ask the parents for the flight number',
  'Remind the family of the welcome letter',
  'Check that the deposit arrived',
] as const;
const NOTES = [
  'Mother prefers WhatsApp in the evening.',
  'Vegetarian for two years; the family knows.',
  'First stay abroad: call after the first night.',
] as const;

/** How long before the first day somebody looks at the trip again. */
const DAYS_BEFORE = 21;
const HOUR_MS = 3600 * 1000;

/** Returns every n-th stay with its place among them. */
const every = <Stay>(stays: readonly Stay[], step: number) =>
  stays.filter((_, index) => index % step === 0).map((stay, index) => ({ stay, index }));

/** Inserts them by the coordinator of the demo world. */
export async function insertFollowUps(tx: Transaction, stays: readonly KeptStay[], byId: number): Promise<void> {
  const upcoming = stays.filter(({ stay }) => (UPCOMING_STATES as readonly string[]).includes(stay.state));
  if (upcoming.length === 0) return;
  const soonAfter = ({ bookedAt }: DemoStay) => new Date(bookedAt.getTime() + HOUR_MS);
  await tx.insert(tripFollowUps).values(
    every(upcoming, 3).map(({ stay: { tripId, stay }, index }) => ({
      ...{ tripId, day: addDays(stay.fromDate, -DAYS_BEFORE), text: FOLLOW_UPS[index % FOLLOW_UPS.length] ?? '' },
      ...{ byId, at: soonAfter(stay) },
    })),
  );
  await tx.insert(tripNotes).values(
    every(upcoming, 4).map(({ stay: { tripId, stay }, index }) => ({
      tripId,
      text: NOTES[index % NOTES.length] ?? '',
      byId,
      at: soonAfter(stay),
    })),
  );
  await tx.insert(tripChecklist).values(
    every(upcoming, 2).flatMap(({ stay: { tripId, stay }, index }) =>
      CHECKLIST_ITEMS.slice(0, 1 + (index % CHECKLIST_ITEMS.length)).map((kind) => ({
        ...{ tripId, kind, createdAt: soonAfter(stay) },
        ...{ doneAt: soonAfter(stay), doneBy: byId },
      })),
    ),
  );
}
