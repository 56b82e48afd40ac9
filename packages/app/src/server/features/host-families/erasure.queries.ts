// The SQL of taking a family out of its rows.

import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { hostChildren, hostFamilies, vettingHistory } from '#server/db/schema/host-families.ts';
import { eraseFilesOf } from '#server/features/attachments/attachments.public.ts';

/** Where the family lives is left to its county. */
const NOBODY = {
  parentGuardianOneFirstName: '',
  parentGuardianOneLastName: '',
  email: '',
  phone: '',
  addressLine1: '',
  cityTown: '',
  foundUsWhere: '',
  referralCode: null,
  haveChild: false,
} satisfies Partial<typeof hostFamilies.$inferInsert>;

/** Empties what names the people of an account's family, and takes its photos away; the row itself stays for the invoices that refer to it. */
export async function eraseFamily(tx: Transaction, userId: number): Promise<void> {
  const families = await tx.update(hostFamilies).set(NOBODY).where(eq(hostFamilies.userId, userId)).returning({ id: hostFamilies.id });
  if (families.length === 0) return;
  await tx
    .update(vettingHistory)
    .set({ reason: '' })
    .where(
      inArray(
        vettingHistory.hostFamilyId,
        families.map(({ id }) => id),
      ),
    );
  for (const { id } of families) await eraseFilesOf(tx, { type: 'hostFamily', id: String(id) });
  await tx.delete(hostChildren).where(
    inArray(
      hostChildren.hostFamilyId,
      families.map(({ id }) => id),
    ),
  );
}
