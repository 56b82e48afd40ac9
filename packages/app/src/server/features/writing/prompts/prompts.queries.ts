// Queries of prompts and their versions.

import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { writingPrompts, writingPromptVersions } from '#server/db/schema/language-model.ts';

const fullName = sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')`;

function selectPrompts(db: Queryable) {
  // The latest version of each.
  const latest = db
    .selectDistinctOn([writingPromptVersions.promptId])
    .from(writingPromptVersions)
    .orderBy(writingPromptVersions.promptId, desc(writingPromptVersions.number))
    .as('latest');
  return db
    .select({
      prompt: writingPrompts,
      ...{ versionId: latest.id, number: latest.number, text: latest.text, updatedAt: latest.createdAt },
      by: fullName,
    })
    .from(writingPrompts)
    .innerJoin(latest, eq(latest.promptId, writingPrompts.id))
    .leftJoin(users, eq(users.id, latest.createdBy));
}

export type PromptRow = Awaited<ReturnType<typeof selectPrompts>>[number];

export function listPromptRows(db: Queryable): Promise<PromptRow[]> {
  return selectPrompts(db).orderBy(sql`lower(${writingPrompts.title})`);
}

export async function findPromptRow(db: Queryable, id: number): Promise<PromptRow | null> {
  const [row] = await selectPrompts(db).where(eq(writingPrompts.id, id));
  return row ?? null;
}

/** Keeps two editors from giving one title to two prompts, or two versions one number. */
export async function lockPrompts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('writing_prompts'))`);
}

export async function isTitleTaken(db: Queryable, title: string, exceptId = 0): Promise<boolean> {
  const sameTitle = sql`lower(${writingPrompts.title}) = lower(${title})`;
  const rows = await db
    .select({ id: writingPrompts.id })
    .from(writingPrompts)
    .where(and(sameTitle, ne(writingPrompts.id, exceptId)));
  return rows.length > 0;
}

export async function insertPrompt(tx: Transaction, title: string): Promise<number> {
  const [made] = await tx.insert(writingPrompts).values({ title }).returning({ id: writingPrompts.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}

export async function updatePrompt(
  tx: Transaction,
  id: number,
  columns: Partial<Pick<typeof writingPrompts.$inferInsert, 'title' | 'archivedAt'>>,
): Promise<void> {
  await tx
    .update(writingPrompts)
    .set({ ...columns, version: sql`${writingPrompts.version} + 1` })
    .where(eq(writingPrompts.id, id));
}

export async function insertVersion(tx: Transaction, row: typeof writingPromptVersions.$inferInsert): Promise<void> {
  await tx.insert(writingPromptVersions).values(row);
}

export function listVersionRows(db: Queryable, promptId: number) {
  return db
    .select({ version: writingPromptVersions, by: fullName })
    .from(writingPromptVersions)
    .leftJoin(users, eq(users.id, writingPromptVersions.createdBy))
    .where(eq(writingPromptVersions.promptId, promptId))
    .orderBy(desc(writingPromptVersions.number), asc(writingPromptVersions.id));
}

export async function isPromptVersion(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.select({ id: writingPromptVersions.id }).from(writingPromptVersions).where(eq(writingPromptVersions.id, id));
  return rows.length > 0;
}
