// Somebody must always be able to administer the product: whoever takes an administrator away asks here first.

import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { AppError } from '#server/platform/errors.ts';

/**
 * Locks who is an administrator until the transaction ends, and answers the ids of those whose accounts are open. Two who take each
 * other's role away at once come here one after the other, and the second sees what the first has done.
 */
export async function lockAdministrators(tx: Transaction): Promise<number[]> {
  const held = await tx
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'Administrator'))
    .orderBy(userRoles.userId)
    .for('update');
  const open = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(
          users.id,
          held.map(({ id }) => id),
        ),
        isNull(users.deactivatedAt),
        isNull(users.anonymisedAt),
      ),
    );
  return open.map(({ id }) => id);
}

/**
 * Refuses to take away the last administrator.
 * @throws AppError `lastAdministrator`
 */
export async function assertAdministratorLeft(tx: Transaction, leaving: number): Promise<void> {
  const open = await lockAdministrators(tx);
  if (open.includes(leaving) && open.length === 1) throw new AppError('lastAdministrator');
}
