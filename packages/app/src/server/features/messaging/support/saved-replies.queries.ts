// Queries of saved replies.

import { inArray } from 'drizzle-orm';
import { savedRepliesList } from '#contract/messaging/saved-reply.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { savedReplies } from '#server/db/schema/messaging.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

export const savedReplyList = defineListSql(savedRepliesList, {
  key: savedReplies.id,
  sorts: { name: foldForSort(savedReplies.name) },
  search: [savedReplies.name],
  filters: {},
});

export function findSavedReplies(db: Queryable, ids: readonly number[]) {
  const { id, name, texts, version } = savedReplies;
  return db
    .select({ id, name, texts, version })
    .from(savedReplies)
    .where(inArray(savedReplies.id, [...ids]));
}

/** Returns all saved replies by name. */
export function listAllSavedReplies(db: Queryable) {
  const { id, name, texts } = savedReplies;
  return db.select({ id, name, texts }).from(savedReplies).orderBy(foldForSort(name), id);
}

export type SavedReplyRow = Awaited<ReturnType<typeof findSavedReplies>>[number];
