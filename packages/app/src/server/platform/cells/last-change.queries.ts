// Who changed a field last, and when, from the audit log.

import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { audit } from '#server/db/schema/platform.ts';

export interface ChangedField {
  readonly subjectType: string;
  readonly subjectId: number;
  /** The name of the field in the changes of the log. */
  readonly field: string;
  /** Only changes with these actions. */
  readonly actions?: readonly string[] | undefined;
}

/** Returns the last change of a field; null if the log has none. */
export async function findLastChange(db: Queryable, { subjectType, subjectId, field, actions }: ChangedField) {
  const [found] = await db
    .select({ at: audit.at, by: sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')` })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .where(
      and(
        eq(audit.subjectType, subjectType),
        eq(audit.subjectId, String(subjectId)),
        sql`jsonb_exists(${audit.changes}, ${field})`,
        actions && inArray(audit.action, [...actions]),
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(1);
  return found ?? null;
}
