// Views of the product as another user, within an administrator's session, which returns to them afterwards.

import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { audit } from '#server/db/schema/platform.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';

/** How long a view lasts, in milliseconds; then it ends automatically. */
export const VIEWING_MS = 3600 * 1000;

/** Why a view ended: by the administrator, by time, or because the account can't be viewed any more. */
export type ViewEnd = 'stopped' | 'expired' | 'closed';

/** Turns a session into a view of another account; returns false if the session has ended meanwhile. */
export async function startViewing(
  tx: Transaction,
  { sessionId, viewerId, userId, at }: { sessionId: string; viewerId: number; userId: number; at: Date },
): Promise<boolean> {
  const turned = await tx
    .update(sessions)
    .set({ userId, viewerId, viewingSince: at })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, viewerId), isNull(sessions.viewerId)))
    .returning({ id: sessions.id });
  if (turned.length > 0) await publishEvent(tx, { kind: 'sessions.changed', sessionIds: [sessionId] });
  return turned.length > 0;
}

/**
 * Ends views of an account, or only the one of a session, and returns the sessions to their owners. Each is recorded in the audit log once,
 * even with concurrent calls.
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
    .returning({ id: sessions.id, viewerId: sessions.userId });
  if (returned.length === 0) return;
  await publishEvent(db, { kind: 'sessions.changed', userIds: [userId] });
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
