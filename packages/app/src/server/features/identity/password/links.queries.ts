// Queries of emailed links: create, find, consume, void.

import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { LINK_HOURS, type LinkPurpose } from '#contract/identity/links.ts';
import { RESEND_SECONDS } from '#contract/platform/constants.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { userLinks } from '#server/db/schema/identity.ts';

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

interface LinkInput {
  readonly userId: number;
  readonly purpose: LinkPurpose;
  readonly at: Date;
  /** Creates a link even if one was created a moment ago: for administrators, who aren't limited like repeated requests of users. */
  readonly insist?: boolean;
}

/**
 * Creates a link and returns its secret token, which isn't stored; voids an earlier one for the same purpose. Returns null if the last one
 * was created less than a minute ago, so of several concurrent requests only one gets a link.
 */
export async function createLink(tx: Transaction, { userId, purpose, at, insist = false }: LinkInput): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const fresh = {
    tokenHash: hashToken(token),
    expiresAt: new Date(at.getTime() + LINK_HOURS[purpose] * 3600 * 1000),
    createdAt: at,
  };
  const made = await tx
    .insert(userLinks)
    .values({ userId, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [userLinks.userId, userLinks.purpose],
      targetWhere: isNull(userLinks.usedAt),
      set: fresh,
      setWhere: insist ? sql`true` : lte(userLinks.createdAt, new Date(at.getTime() - RESEND_SECONDS * 1000)),
    })
    .returning({ id: userLinks.id });
  return made.length === 0 ? null : token;
}

export interface LinkRow {
  readonly userId: number;
  readonly purpose: LinkPurpose;
}

interface ShownLink {
  readonly token: string;
  readonly purposes: readonly LinkPurpose[];
  readonly at: Date;
}

const columns = { userId: userLinks.userId, purpose: userLinks.purpose };

const isUsable = ({ token, purposes, at }: ShownLink) =>
  and(
    eq(userLinks.tokenHash, hashToken(token)),
    inArray(userLinks.purpose, [...purposes]),
    isNull(userLinks.usedAt),
    gt(userLinks.expiresAt, at),
  );

/** Returns the link if it is valid. */
export async function findLink(db: Queryable, shown: ShownLink): Promise<LinkRow | null> {
  const [found] = await db.select(columns).from(userLinks).where(isUsable(shown));
  return found ?? null;
}

/** Consumes a link; of two concurrent calls, only one gets it. */
export async function useUpLink(tx: Transaction, shown: ShownLink): Promise<LinkRow | null> {
  const [taken] = await tx.update(userLinks).set({ usedAt: shown.at }).where(isUsable(shown)).returning(columns);
  return taken ?? null;
}

/** Returns a link that was already used. */
export async function findUsedLink(db: Queryable, token: string): Promise<LinkRow | null> {
  const [found] = await db
    .select(columns)
    .from(userLinks)
    .where(and(eq(userLinks.tokenHash, hashToken(token)), isNotNull(userLinks.usedAt)));
  return found ?? null;
}

/** Voids a user's unused links. */
export async function voidLinks(db: Queryable, userId: number, purposes?: readonly LinkPurpose[]): Promise<void> {
  const which = purposes === undefined ? undefined : inArray(userLinks.purpose, [...purposes]);
  await db.delete(userLinks).where(and(eq(userLinks.userId, userId), isNull(userLinks.usedAt), which));
}
