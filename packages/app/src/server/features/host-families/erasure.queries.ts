// The SQL of taking a family out of its rows.

import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { hostChildren, hostFamilies } from '#server/db/schema/host-families.ts';

/** Empties what names the people of an account's family; the row itself stays for the invoices that refer to it. */
export async function eraseFamily(tx: Transaction, userId: number): Promise<void> {
  const families = await tx
    .update(hostFamilies)
    .set({ parentGuardianOneFirstName: '', parentGuardianOneLastName: '', email: '', phone: '', addressLine1: '', haveChild: false })
    .where(eq(hostFamilies.userId, userId))
    .returning({ id: hostFamilies.id });
  if (families.length === 0) return;
  await tx.delete(hostChildren).where(
    inArray(
      hostChildren.hostFamilyId,
      families.map(({ id }) => id),
    ),
  );
}
