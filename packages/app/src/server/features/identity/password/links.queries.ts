// The SQL of mailed links: made, looked at, used once, made void.

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
  /** Also when one was made a moment ago: an administrator sends it, not somebody who may be asking again and again. */
  readonly insist?: boolean;
}

/**
 * Makes a link and answers its secret part, which is kept nowhere; an older one for the same purpose is void from now on. Null when
 * the last one was made less than a minute ago: of many who ask at once, one gets a link.
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

/** Whose link it is, while it can be used. */
export async function findLink(db: Queryable, shown: ShownLink): Promise<LinkRow | null> {
  const [found] = await db.select(columns).from(userLinks).where(isUsable(shown));
  return found ?? null;
}

/** Uses a link up; of two who do so at once, one gets it. */
export async function useUpLink(tx: Transaction, shown: ShownLink): Promise<LinkRow | null> {
  const [taken] = await tx.update(userLinks).set({ usedAt: shown.at }).where(isUsable(shown)).returning(columns);
  return taken ?? null;
}

/** Whose link it was that has been used up. */
export async function findUsedLink(db: Queryable, token: string): Promise<LinkRow | null> {
  const [found] = await db
    .select(columns)
    .from(userLinks)
    .where(and(eq(userLinks.tokenHash, hashToken(token)), isNotNull(userLinks.usedAt)));
  return found ?? null;
}

/** Makes a user's links void that have not been used. */
export async function voidLinks(db: Queryable, userId: number, purposes?: readonly LinkPurpose[]): Promise<void> {
  const which = purposes === undefined ? undefined : inArray(userLinks.purpose, [...purposes]);
  await db.delete(userLinks).where(and(eq(userLinks.userId, userId), isNull(userLinks.usedAt), which));
}
