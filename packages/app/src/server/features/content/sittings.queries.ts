// Queries of what editors did in one go, from the audit log.

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import { audit } from '#server/db/schema/platform.ts';

/** Returns who wrote a text last by the audit log, and when that was recorded; null if nobody has. */
export async function findLastWriting(db: Queryable, { id, locale }: { readonly id: number; readonly locale: Locale }) {
  const [last] = await db
    .select({ at: audit.at, actorId: audit.actorId })
    .from(audit)
    .where(
      and(
        ...[eq(audit.subjectType, 'article'), eq(audit.subjectId, String(id)), eq(audit.action, 'article.write')],
        sql`${audit.changes} ->> 'language' = ${locale}`,
      ),
    )
    .orderBy(desc(audit.id))
    .limit(1);
  return last ?? null;
}
