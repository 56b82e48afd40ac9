// Families that take students in at present: nobody else is put on the list of a trip, asked, or booked.

import type { Transaction } from '#server/db/database.ts';
import { FieldFaults, Refusal } from '#server/platform/refusal.ts';
import { familyToAsk } from './held-trip.queries.ts';

/** @throws FieldFaults for a number that no family has; Refusal `familyNotLive` */
export async function demandLive(tx: Transaction, hostFamilyId: number): Promise<void> {
  const family = await familyToAsk(tx, hostFamilyId);
  if (family === null) throw new FieldFaults([{ field: 'hostFamilyId', rule: 'unknownNumber' }]);
  if (!family.isLive) throw new Refusal('familyNotLive');
}

/**
 * A family that was asked may answer while it takes in nobody else; not one that was suspended since.
 * @throws Refusal `familyNotLive`
 */
export async function demandVetted(tx: Transaction, hostFamilyId: number): Promise<void> {
  if (!(await familyToAsk(tx, hostFamilyId))?.isVetted) throw new Refusal('familyNotLive');
}
