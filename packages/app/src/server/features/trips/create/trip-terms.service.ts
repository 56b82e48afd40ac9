// Checks on what terms a trip is sold: its type, its seller and who pays for it.

import type { FieldFault } from '#contract/platform/validation/validation.ts';
import type { TripChanges } from '#contract/trips/trip-bodies.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { listInvoicesOfStay } from '#server/features/finance/finance.public.ts';
import { findSeller, type TripRow } from '#server/features/trips/trip.queries.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { isTripTypeSold } from './trip-people.queries.ts';

type Terms = Pick<TripChanges, 'tripTypeId' | 'businessId' | 'parentId'>;

/**
 * Refuses a type that is not sold, a business that does not exist, and another seller or payer for a trip that is billed: its invoices
 * name both.
 * @throws ValidationError; AppError `sellerFixed`
 */
export async function assertTerms(tx: Transaction, trip: TripRow, { tripTypeId, businessId, parentId }: Terms): Promise<void> {
  const isOther = <Field extends keyof Terms>(field: Field, id: Terms[Field]) => id !== undefined && id !== trip[field];
  const faults: FieldFault[] = [];
  if (parentId === null && trip.parentId !== null) faults.push({ field: 'parentId', rule: 'required' });
  if (tripTypeId !== undefined && isOther('tripTypeId', tripTypeId) && !(await isTripTypeSold(tx, tripTypeId)))
    faults.push({ field: 'tripTypeId', rule: 'unknownNumber' });
  if (businessId !== undefined && isOther('businessId', businessId) && (await findSeller(tx, businessId)) === null)
    faults.push({ field: 'businessId', rule: 'unknownNumber' });
  if (faults.length > 0) throw new ValidationError(faults);
  const fixed = isOther('businessId', businessId) ? 'businessId' : isOther('parentId', parentId) ? 'parentId' : null;
  if (fixed !== null && (await listInvoicesOfStay(tx, trip.id)).length > 0) throw new AppError('sellerFixed', { field: fixed });
}
