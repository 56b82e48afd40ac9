// Queries of reading the audit trail.

import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { auditList } from '#contract/administration/lists.ts';
import type { Condition } from '#contract/platform/lists/list-filter.ts';
import type { Queryable } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { audit } from '#server/db/schema/platform.ts';
import { defineListSql } from '#server/platform/lists/list-sql.ts';

/** Matches entries of a user, either as themselves or while viewing as someone else. */
export function whereActedBy(condition: Condition): SQL | undefined {
  if (condition.kind !== 'choice') return undefined;
  const ids = condition.values.filter((value) => /^\d{1,15}$/.test(value)).map(Number);
  return or(inArray(audit.actorId, ids), inArray(audit.viewerId, ids));
}

/** Sorting, search and filters of the audit trail. */
export const auditListSql = defineListSql(auditList, {
  key: audit.id,
  sorts: { at: audit.at },
  search: [audit.action, audit.subjectType, audit.subjectId, sql`${audit.changes}::text`],
  filters: { at: audit.at, actor: { by: whereActedBy }, action: audit.action, subjectType: audit.subjectType, subjectId: audit.subjectId },
});

export interface Person {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** Returns the current names of users. */
export async function findPeople(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Person>> {
  const found = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(found.map((person) => [person.id, person]));
}

export function findAuditRows(db: Queryable, ids: readonly number[]) {
  return db
    .select()
    .from(audit)
    .where(inArray(audit.id, [...ids]));
}

export type AuditRow = typeof audit.$inferSelect;

/** Returns the values in the trail, for the options of filters. */
export async function listChoices(db: Queryable) {
  const actions = await db.selectDistinct({ name: audit.action }).from(audit).orderBy(audit.action);
  const subjectTypes = await db.selectDistinct({ name: audit.subjectType }).from(audit).orderBy(audit.subjectType);
  const actors = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(sql`exists (select 1 from ${audit} where ${audit.actorId} = ${users.id} or ${audit.viewerId} = ${users.id})`)
    .orderBy(users.lastName, users.firstName, users.id)
    .limit(500);
  return { actions: actions.map(({ name }) => name), subjectTypes: subjectTypes.map(({ name }) => name), actors };
}
