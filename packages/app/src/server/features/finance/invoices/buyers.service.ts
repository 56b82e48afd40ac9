// Whose account an invoice may be billed to: whoever bills for their own clients bills nobody else.

import type { Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { whereOwnStudents } from '#server/features/people/people.public.ts';
import { whereOwnTrips } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { assertReferences } from '#server/platform/resource/references.ts';
import { isBuyerWithin } from './buyers.queries.ts';

/**
 * Refuses an account that the caller may not bill as if there were none: an invoice is payable in its buyer's account, and an answer of
 * its own would tell which numbers exist. Who bills some only bills parents of the students and payers of the trips they look after.
 * @throws ValidationError
 */
export async function assertBuyerWithinScope(call: Pick<Call, 'grant' | 'caller'>, tx: Transaction, buyerId: number | null): Promise<void> {
  if (call.grant.all || buyerId === null) return assertReferences(tx, { buyerId }, { buyerId: users });
  if (!(await isBuyerWithin(tx, buyerId, { students: whereOwnStudents(call), trips: whereOwnTrips(call) })))
    throw new ValidationError([{ field: 'buyerId', rule: 'unknownNumber' }]);
}
