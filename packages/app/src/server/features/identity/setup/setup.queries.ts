// Queries of the initial setup: whether there is an administrator, and the setup links that create one.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, like, lte, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { userIdentities, userRoles, users } from '#server/db/schema/identity.ts';
import { secrets } from '#server/db/schema/platform.ts';

/** Validity of a link, in hours. */
export const SETUP_HOURS = 24;

/** Maximum number of valid links: each process of a deployment prints its own at startup. */
const MAX_LINKS = 10;

const PREFIX = 'setup link ';
const isSetupLinkRow = like(secrets.name, `${PREFIX}%`);

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Returns the earliest creation time of a link that is valid at this moment. */
function toEarliestStart(at: Date): Date {
  return new Date(at.getTime() - SETUP_HOURS * 3600 * 1000);
}

/** Returns whether any administrator can sign in; invited ones who haven't joined don't count. */
export async function hasAdministrator(db: Queryable): Promise<boolean> {
  const identities = db.select({ userId: userIdentities.userId }).from(userIdentities).where(eq(userIdentities.userId, users.id));
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'Administrator')))
    .where(and(isNull(users.deactivatedAt), isNull(users.anonymisedAt), or(isNotNull(users.passwordHash), exists(identities))))
    .limit(1);
  return found !== undefined;
}

/** Creates a link and returns its secret token, which isn't stored. Deletes expired links, and the oldest if there are too many. */
export async function insertSetupLink(tx: Transaction, at: Date): Promise<string> {
  await tx.delete(secrets).where(and(isSetupLinkRow, lte(secrets.madeAt, toEarliestStart(at))));
  const older = await tx
    .select({ name: secrets.name })
    .from(secrets)
    .where(isSetupLinkRow)
    .orderBy(desc(secrets.madeAt))
    .offset(MAX_LINKS - 1);
  const names = older.map(({ name }) => name);
  if (names.length > 0) await tx.delete(secrets).where(inArray(secrets.name, names));
  const token = randomBytes(32).toString('base64url');
  const hash = hashToken(token);
  await tx.insert(secrets).values({ name: `${PREFIX}${hash.slice(0, 16)}`, value: hash, madeAt: at });
  return token;
}

interface ShownLink {
  readonly token: string;
  readonly at: Date;
}

/** Compares with every hash in constant time, so that the timing reveals nothing. */
function matchesAnyHash(token: string, hashes: readonly string[]): boolean {
  const shown = Buffer.from(hashToken(token));
  return hashes.filter((hash) => hash.length === shown.length && timingSafeEqual(Buffer.from(hash), shown)).length > 0;
}

/** Returns whether a link is valid. */
export async function isSetupLink(db: Queryable, { token, at }: ShownLink): Promise<boolean> {
  const rows = await db
    .select({ value: secrets.value })
    .from(secrets)
    .where(and(isSetupLinkRow, gt(secrets.madeAt, toEarliestStart(at))));
  return matchesAnyHash(
    token,
    rows.map(({ value }) => value),
  );
}

/** Consumes a link and deletes all others. Concurrent calls wait for each other here, whichever links they use. */
export async function useUpSetupLink(tx: Transaction, { token, at }: ShownLink): Promise<boolean> {
  const taken = await tx.delete(secrets).where(isSetupLinkRow).returning({ value: secrets.value, madeAt: secrets.madeAt });
  const good = taken.filter(({ madeAt }) => madeAt > toEarliestStart(at));
  return matchesAnyHash(
    token,
    good.map(({ value }) => value),
  );
}
