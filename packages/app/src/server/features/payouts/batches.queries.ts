// The SQL of bank files.

import { asc, eq, inArray, sql } from 'drizzle-orm';
import { batchesList } from '#contract/finance/payouts/payouts.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { users } from '#server/db/schema/identity.ts';
import { payoutBatches, payouts } from '#server/db/schema/payouts.ts';
import { businesses } from '#server/db/schema/pricing.ts';
import { defineListSql } from '#server/platform/lists/list-sql.ts';

export const batchList = defineListSql(batchesList, {
  key: payoutBatches.id,
  sorts: { createdAt: payoutBatches.createdAt },
  search: [payoutBatches.messageId],
  filters: {},
});

const open = sql<number>`(select count(*)::int from ${payouts}
  where ${inFull(payouts.batchId)} = ${inFull(payoutBatches.id)} and ${inFull(payouts.state)} = 'approved')`;

function selectBatches(db: Queryable) {
  return db
    .select({
      id: payoutBatches.id,
      messageId: payoutBatches.messageId,
      businessId: payoutBatches.businessId,
      businessName: businesses.name,
      currency: payoutBatches.currency,
      executionDate: payoutBatches.executionDate,
      count: payoutBatches.count,
      total: payoutBatches.total,
      open: open.mapWith(Number),
      createdBy: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      createdAt: payoutBatches.createdAt,
    })
    .from(payoutBatches)
    .innerJoin(businesses, eq(businesses.id, payoutBatches.businessId))
    .leftJoin(users, eq(users.id, payoutBatches.createdBy));
}

export type BatchRow = Awaited<ReturnType<typeof selectBatches>>[number];

export function findBatchesByIds(db: Queryable, ids: readonly number[]): Promise<BatchRow[]> {
  return selectBatches(db).where(inArray(payoutBatches.id, [...ids]));
}

export async function findBatch(db: Queryable, id: number): Promise<BatchRow | null> {
  const [found] = await findBatchesByIds(db, [id]);
  return found ?? null;
}

/** Returns the stored file with its message ID. */
export async function findBatchDocument(db: Queryable, id: number): Promise<{ messageId: string; document: string } | null> {
  const [found] = await db
    .select({ messageId: payoutBatches.messageId, document: payoutBatches.document })
    .from(payoutBatches)
    .where(eq(payoutBatches.id, id))
    .orderBy(asc(payoutBatches.id));
  return found ?? null;
}

export async function insertBatch(tx: Transaction, fields: typeof payoutBatches.$inferInsert): Promise<number> {
  const [made] = await tx.insert(payoutBatches).values(fields).returning({ id: payoutBatches.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}

/** Returns the names and the IBAN of a business. */
export async function findBankAccount(db: Queryable, id: number): Promise<{ name: string; legalName: string; iban: string } | null> {
  const [found] = await db
    .select({ name: businesses.name, legalName: businesses.legalName, iban: businesses.iban })
    .from(businesses)
    .where(eq(businesses.id, id));
  return found ?? null;
}
