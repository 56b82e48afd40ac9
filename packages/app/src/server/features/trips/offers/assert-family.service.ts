// Checks that a family hosts at present, before it is offered, asked or booked.

import type { Transaction } from '#server/db/database.ts';
import { findFamilyToAsk } from '#server/features/trips/trip.queries.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';

/** @throws ValidationError for an unknown family; AppError `familyNotLive` */
export async function assertFamilyLive(tx: Transaction, hostFamilyId: number): Promise<void> {
  const family = await findFamilyToAsk(tx, hostFamilyId);
  if (family === null) throw new ValidationError([{ field: 'hostFamilyId', rule: 'unknownNumber' }]);
  if (!family.isLive) throw new AppError('familyNotLive');
}

/**
 * Refuses a family that is not vetted, such as a suspended one. One that paused after it was asked may still answer.
 * @throws AppError `familyNotLive`
 */
export async function assertFamilyVetted(tx: Transaction, hostFamilyId: number): Promise<void> {
  if (!(await findFamilyToAsk(tx, hostFamilyId))?.isVetted) throw new AppError('familyNotLive');
}
