// SQL of the built-in gateway's own intents, which a real gateway would store on its side.

import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { testGatewayIntents } from '#server/db/schema/gateway.ts';

export type TestIntent = typeof testGatewayIntents.$inferSelect;

/** Inserts an intent, or returns the existing one with the same key. */
export async function openTestIntent(db: Queryable, fields: typeof testGatewayIntents.$inferInsert): Promise<TestIntent | null> {
  await db.insert(testGatewayIntents).values(fields).onConflictDoNothing({ target: testGatewayIntents.idempotencyKey });
  const [found] = await db.select().from(testGatewayIntents).where(eq(testGatewayIntents.idempotencyKey, fields.idempotencyKey));
  return found ?? null;
}

export async function findTestIntent(db: Queryable, reference: string): Promise<TestIntent | null> {
  const [found] = await db.select().from(testGatewayIntents).where(eq(testGatewayIntents.reference, reference));
  return found ?? null;
}

/** Like {@link findTestIntent}, but locks the intent until the transaction ends. */
export async function lockTestIntent(tx: Transaction, reference: string): Promise<TestIntent | null> {
  const [found] = await tx.select().from(testGatewayIntents).where(eq(testGatewayIntents.reference, reference)).for('update');
  return found ?? null;
}

export async function saveTestIntent(tx: Transaction, reference: string, fields: Partial<TestIntent>): Promise<void> {
  await tx.update(testGatewayIntents).set(fields).where(eq(testGatewayIntents.reference, reference));
}
