// The accounts that a caller may bill, with a limited scope only those of their own clients, and what an invoice to them begins with.

import type * as endpoints from '#contract/finance/invoices/invoices.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { whereOwnStudents } from '#server/features/people/people.public.ts';
import { whereOwnTrips } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound, ValidationError } from '#server/platform/errors.ts';
import { assertReferences } from '#server/platform/resource/references.ts';
import { findBuyerAccount, isBuyerWithin } from './buyers.queries.ts';
import { findLastBuyer, whereWrittenBy } from './invoices.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

type Scope = Pick<Call, 'grant' | 'caller'>;

const getScope = (call: Scope) => ({ students: whereOwnStudents(call), trips: whereOwnTrips(call) });

/**
 * Asserts that the caller may bill an account. With a limited scope these are the parents of their students and the payers of their trips.
 * Any other account is refused like an unknown one, so that the error doesn't reveal which IDs exist.
 * @throws ValidationError
 */
export async function assertBuyerWithinScope(call: Scope, tx: Transaction, buyerId: number | null): Promise<void> {
  if (call.grant.all || buyerId === null) return assertReferences(tx, { buyerId }, { buyerId: users });
  if (!(await isBuyerWithin(tx, buyerId, getScope(call)))) throw new ValidationError([{ field: 'buyerId', rule: 'unknownNumber' }]);
}

/**
 * Returns what an invoice to an account begins with: the email address of a parent's account, otherwise that of their latest invoice, from
 * which the postal address is, too.
 */
export async function readBuyer(call: Call, { params: { id } }: Input<'readBuyer'>): Output<'readBuyer'> {
  const account = await findBuyerAccount(call.db, id, call.grant.all ? 'all' : getScope(call));
  if (account === null) throw notFound();
  const last = await findLastBuyer(call.db, id, call.grant.all ? undefined : whereWrittenBy(call.caller?.id ?? 0));
  const { address = [], vatNumber = '', email = '' } = last ?? {};
  return { id, name: account.name, email: account.email ?? email, address, vatNumber };
}
