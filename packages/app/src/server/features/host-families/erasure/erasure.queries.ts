// Queries of erasing a host family.

import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { hostCalendarFeeds, hostCalendarSeries } from '#server/db/schema/host-calendar.ts';
import { hostChildren, hostFamilies, hostFamilyTags } from '#server/db/schema/host-families.ts';
import { hostFamilyAdults, hostFamilyNotes, hostFamilyRooms, hostFamilyTexts } from '#server/db/schema/host-homes.ts';
import { hostRateProposals } from '#server/db/schema/host-rates.ts';
import { deleteFilesOf } from '#server/features/attachments/attachments.public.ts';
import { eraseAuditOf, eraseFromEmails, toFullName } from '#server/platform/erase-traces.ts';
import { toErasedValues } from '#server/platform/erasure.rules.ts';
import { deletePersonalReads } from '#server/platform/personal-reads.queries.ts';
import { toOriginalSubject, toPhotoSubject } from '../photos/photos.queries.ts';
import { FAMILY_ERASURE } from './family-erasure.rules.ts';

/** Erases the personal data of an account's family and deletes its photos; the row stays because invoices refer to it. */
export async function eraseFamily(tx: Transaction, userId: number): Promise<void> {
  const known = await tx.select().from(hostFamilies).where(eq(hostFamilies.userId, userId));
  if (known.length === 0) return;
  const ids = known.map(({ id }) => id);
  const adults = await tx.select().from(hostFamilyAdults).where(inArray(hostFamilyAdults.hostFamilyId, ids));
  await eraseFromEmails(tx, adults.map(toFullName));
  for (const family of known) {
    const { parentGuardianOneFirstName, parentGuardianOneLastName, parentGuardianTwoFirstName, parentGuardianTwoLastName } = family;
    await eraseFromEmails(tx, [
      toFullName({ firstName: parentGuardianOneFirstName, lastName: parentGuardianOneLastName }),
      toFullName({ firstName: parentGuardianTwoFirstName, lastName: parentGuardianTwoLastName }),
      ...[family.email, family.phone, family.addressLine1, family.postcode],
    ]);
  }
  await tx.update(hostFamilies).set(toErasedValues(FAMILY_ERASURE)).where(inArray(hostFamilies.id, ids));
  await tx.delete(hostCalendarFeeds).where(inArray(hostCalendarFeeds.hostFamilyId, ids));
  await tx.delete(hostCalendarSeries).where(inArray(hostCalendarSeries.hostFamilyId, ids));
  await tx.delete(hostRateProposals).where(inArray(hostRateProposals.hostFamilyId, ids));
  await tx.delete(hostFamilyTags).where(inArray(hostFamilyTags.hostFamilyId, ids));
  await tx.delete(hostChildren).where(inArray(hostChildren.hostFamilyId, ids));
  await tx.delete(hostFamilyAdults).where(inArray(hostFamilyAdults.hostFamilyId, ids));
  await tx.delete(hostFamilyRooms).where(inArray(hostFamilyRooms.hostFamilyId, ids));
  await tx.delete(hostFamilyTexts).where(inArray(hostFamilyTexts.hostFamilyId, ids));
  await tx.delete(hostFamilyNotes).where(inArray(hostFamilyNotes.hostFamilyId, ids));
  await deletePersonalReads(tx, { type: 'hostFamily', ids });
  await eraseAuditOf(tx, 'hostFamily', ids);
  for (const id of ids) {
    await deleteFilesOf(tx, toOriginalSubject(id));
    await deleteFilesOf(tx, toPhotoSubject(id));
  }
}
