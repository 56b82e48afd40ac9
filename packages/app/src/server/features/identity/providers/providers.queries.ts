// Queries of identities at sign-in providers.

import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { userIdentities } from '#server/db/schema/identity.ts';

export interface ProviderIdentity {
  readonly provider: string;
  readonly subject: string;
}

/** Returns the ID of the account linked to a provider identity. */
export async function findIdentityOwner(db: Queryable, { provider, subject }: ProviderIdentity): Promise<number | null> {
  const [found] = await db
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.provider, provider), eq(userIdentities.subject, subject)));
  return found?.userId ?? null;
}

/** Links a provider identity to an account; an existing link isn't replaced. */
export async function insertIdentity(
  tx: Transaction,
  { userId, at, ...identity }: ProviderIdentity & { userId: number; at: Date },
): Promise<void> {
  await tx
    .insert(userIdentities)
    .values({ ...identity, userId, createdAt: at })
    .onConflictDoNothing();
}
