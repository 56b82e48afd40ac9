// Queries of what staff note about a host family.

import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostFamilyNotes } from '#server/db/schema/host-homes.ts';
import { users } from '#server/db/schema/identity.ts';

/** Returns the notes about a family with their writers, the latest first. */
export function listNotes(db: Queryable, hostFamilyId: number) {
  const { id, text, at, byId } = hostFamilyNotes;
  return db
    .select({ id, text, at, by: sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')` })
    .from(hostFamilyNotes)
    .leftJoin(users, eq(users.id, byId))
    .where(eq(hostFamilyNotes.hostFamilyId, hostFamilyId))
    .orderBy(desc(id));
}

export async function insertNote(tx: Transaction, note: typeof hostFamilyNotes.$inferInsert): Promise<void> {
  await tx.insert(hostFamilyNotes).values(note);
}
