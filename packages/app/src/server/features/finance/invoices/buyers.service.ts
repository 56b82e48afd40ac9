// Checks which accounts a caller may bill: with a limited scope, only those of their own clients.

import type { Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { whereOwnStudents } from '#server/features/people/people.public.ts';
import { whereOwnTrips } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { assertReferences } from '#server/platform/resource/references.ts';
import { isBuyerWithin } from './buyers.queries.ts';

/**
 * Asserts that the caller may bill an account. With a limited scope these are the parents of their students and the payers of their trips.
 * Any other account is refused like an unknown one, so that the error doesn't reveal which IDs exist.
 * @throws ValidationError
 */
export async function assertBuyerWithinScope(call: Pick<Call, 'grant' | 'caller'>, tx: Transaction, buyerId: number | null): Promise<void> {
  if (call.grant.all || buyerId === null) return assertReferences(tx, { buyerId }, { buyerId: users });
  if (!(await isBuyerWithin(tx, buyerId, { students: whereOwnStudents(call), trips: whereOwnTrips(call) })))
    throw new ValidationError([{ field: 'buyerId', rule: 'unknownNumber' }]);
}
