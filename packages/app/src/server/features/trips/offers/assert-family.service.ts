// Families that take students in at present: nobody else is put on the list of a trip, asked, or booked.

import type { Transaction } from '#server/db/database.ts';
import { findFamilyToAsk } from '#server/features/trips/trip.queries.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';

/** @throws ValidationError for a number that no family has; AppError `familyNotLive` */
export async function assertFamilyLive(tx: Transaction, hostFamilyId: number): Promise<void> {
  const family = await findFamilyToAsk(tx, hostFamilyId);
  if (family === null) throw new ValidationError([{ field: 'hostFamilyId', rule: 'unknownNumber' }]);
  if (!family.isLive) throw new AppError('familyNotLive');
}

/**
 * A family that was asked may answer while it takes in nobody else; not one that was suspended since.
 * @throws AppError `familyNotLive`
 */
export async function assertFamilyVetted(tx: Transaction, hostFamilyId: number): Promise<void> {
  if (!(await findFamilyToAsk(tx, hostFamilyId))?.isVetted) throw new AppError('familyNotLive');
}
