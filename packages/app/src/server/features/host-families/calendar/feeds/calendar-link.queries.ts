// SQL of the link by which others read a family's calendar.

import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { whereNightsOverlap } from '#server/features/inventory/inventory.public.ts';

export async function findCalendarToken(db: Queryable, id: number): Promise<string | null> {
  const [found] = await db.select({ token: hostFamilies.calendarToken }).from(hostFamilies).where(eq(hostFamilies.id, id));
  return found?.token ?? null;
}

export async function updateCalendarToken(tx: Transaction, id: number, calendarToken: string | null): Promise<void> {
  await tx.update(hostFamilies).set({ calendarToken }).where(eq(hostFamilies.id, id));
}

/** Returns the family of a link, with the language of its account; null if the link leads nowhere. */
export async function findFamilyByToken(db: Queryable, token: string) {
  const [found] = await db
    .select({ id: hostFamilies.id, locale: users.locale })
    .from(hostFamilies)
    .innerJoin(users, eq(users.id, hostFamilies.userId))
    .where(eq(hostFamilies.calendarToken, token));
  return found ?? null;
}

/** Returns the stays and blocked days of a family that are its own: those of calendars in other places are left out. */
export function listEntriesToShare(db: Queryable, hostFamilyId: number, nights: Parameters<typeof whereNightsOverlap>[0]) {
  const { id, kind, fromDate, toDate, heldAt } = hostCalendarBlocks;
  return db
    .select({ id, kind, fromDate, toDate, heldAt })
    .from(hostCalendarBlocks)
    .where(and(eq(hostCalendarBlocks.hostFamilyId, hostFamilyId), isNull(hostCalendarBlocks.feedId), whereNightsOverlap(nights)))
    .orderBy(asc(fromDate), asc(id));
}
