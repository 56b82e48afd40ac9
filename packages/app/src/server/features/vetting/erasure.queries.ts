// Queries of erasing what vetting knows of a person: as the family, as a referee, and as staff.

import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import {
  staffRelations,
  vettingChecks,
  vettingHistory,
  vettingReferences,
  vettingRequests,
  vettingVisits,
} from '#server/db/schema/vetting.ts';
import { deleteFilesOf } from '#server/features/attachments/attachments.public.ts';
import { eraseFromEmails } from '#server/platform/erase-traces.ts';
import { toVettingSubject, VETTING_FILE_KINDS } from './vetting-files.ts';

const TABLES = { check: vettingChecks, visit: vettingVisits, request: vettingRequests } as const;

async function eraseFamilies(tx: Transaction, ids: readonly number[]): Promise<void> {
  const asked = await tx
    .select({ name: vettingReferences.name, email: vettingReferences.email })
    .from(vettingReferences)
    .innerJoin(vettingChecks, eq(vettingChecks.id, vettingReferences.checkId))
    .where(inArray(vettingChecks.hostFamilyId, [...ids]));
  await eraseFromEmails(
    tx,
    asked.flatMap(({ name, email }) => [name, email]),
  );
  for (const kind of VETTING_FILE_KINDS) {
    const table = TABLES[kind];
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.hostFamilyId, [...ids]));
    for (const { id } of rows) await deleteFilesOf(tx, toVettingSubject(kind, id));
    await tx.delete(table).where(inArray(table.hostFamilyId, [...ids]));
  }
  await tx.delete(staffRelations).where(inArray(staffRelations.hostFamilyId, [...ids]));
  await tx
    .update(vettingHistory)
    .set({ reason: '' })
    .where(inArray(vettingHistory.hostFamilyId, [...ids]));
}

/** Erases the vetting of an account's family, the references that its owner gave for other families, and their relations as staff. */
export async function eraseVetting(tx: Transaction, userId: number): Promise<void> {
  const families = await tx.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.userId, userId));
  if (families.length > 0)
    await eraseFamilies(
      tx,
      families.map(({ id }) => id),
    );
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (owner === undefined) return;
  // What they wrote counts no more than they are known.
  const given = { name: '', email: '', relation: '', text: '', marks: null, tokenHash: null } as const;
  await tx.update(vettingReferences).set(given).where(eq(vettingReferences.email, owner.email));
  await tx.delete(staffRelations).where(eq(staffRelations.userId, userId));
}
