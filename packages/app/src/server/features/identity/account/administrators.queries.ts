// Ensures that there is always an administrator: code that removes one checks here first.

import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { AppError } from '#server/platform/errors.ts';

/**
 * Locks the administrators until the transaction ends, and returns the IDs of those with an active account. If two of them remove each
 * other's role at once, the lock serializes them, so the second sees the change of the first.
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
 * Refuses to remove the last administrator.
 * @throws AppError `lastAdministrator`
 */
export async function assertAdministratorLeft(tx: Transaction, leaving: number): Promise<void> {
  const open = await lockAdministrators(tx);
  if (open.includes(leaving) && open.length === 1) throw new AppError('lastAdministrator');
}
