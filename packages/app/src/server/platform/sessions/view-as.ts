// An administrator's session in which the product is viewed as somebody else: it stays theirs, and returns to them.

import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { audit } from '#server/db/schema/platform.ts';

/** How long a view lasts, in milliseconds; it ends by itself. */
export const VIEWING_MS = 3600 * 1000;

/** What ended a view: the administrator, the time, or that the account can't be viewed any more. */
export type ViewEnd = 'stopped' | 'expired' | 'closed';

/** Turns a session into a view of another account; whether that was done, which it is not when the session has ended meanwhile. */
export async function startViewing(
  tx: Transaction,
  { sessionId, viewerId, userId, at }: { sessionId: string; viewerId: number; userId: number; at: Date },
): Promise<boolean> {
  const turned = await tx
    .update(sessions)
    .set({ userId, viewerId, viewingSince: at })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, viewerId), isNull(sessions.viewerId)))
    .returning({ id: sessions.id });
  return turned.length > 0;
}

/**
 * Returns the sessions in which somebody views an account to their owners, or one of them; each return is written into the audit
 * trail once, however many ask for it at a time.
 */
export async function stopViewing(
  db: Queryable,
  { userId, sessionId, at, cause }: { userId: number; sessionId?: string; at?: Date; cause: ViewEnd },
): Promise<void> {
  const one = sessionId === undefined ? undefined : eq(sessions.id, sessionId);
  const returned = await db
    .update(sessions)
    .set({ userId: sessions.viewerId, viewerId: null, viewingSince: null })
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.viewerId), one))
    .returning({ viewerId: sessions.userId });
  if (returned.length === 0) return;
  await db.insert(audit).values(
    returned.map(({ viewerId }) => ({
      ...(at === undefined ? {} : { at }),
      actorId: viewerId,
      action: 'viewAs.stop',
      subjectType: 'user',
      subjectId: String(userId),
      changes: { cause },
    })),
  );
}
