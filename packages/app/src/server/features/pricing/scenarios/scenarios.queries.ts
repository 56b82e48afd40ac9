// SQL of scenarios.

import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { scenarios } from '#server/db/schema/price-books.ts';

export type ScenarioRow = typeof scenarios.$inferSelect;

export function listScenarioRows(db: Queryable, userId: number): Promise<ScenarioRow[]> {
  return db
    .select()
    .from(scenarios)
    .where(eq(scenarios.userId, userId))
    .orderBy(asc(sql`lower(${scenarios.name})`), asc(scenarios.id));
}

/** Returns a scenario if it belongs to the user. */
export async function findScenario(db: Queryable, { userId, id }: { userId: number; id: number }): Promise<ScenarioRow | null> {
  const [found] = await db
    .select()
    .from(scenarios)
    .where(and(eq(scenarios.id, id), eq(scenarios.userId, userId)));
  return found ?? null;
}

/** Locks a user's scenarios until the transaction ends, so that counts and name checks stay valid. */
export async function lockScenarios(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function countScenarios(tx: Transaction, userId: number): Promise<number> {
  const [found] = await tx.select({ kept: count() }).from(scenarios).where(eq(scenarios.userId, userId));
  return Number(found?.kept ?? 0);
}

interface ScenarioNameQuery {
  readonly userId: number;
  readonly name: string;
  /** The scenario to be renamed; null for a new one. */
  readonly except: number | null;
}

/** Tells whether another scenario of the user has the name, ignoring case. */
export async function isScenarioNamed(tx: Transaction, { userId, name, except }: ScenarioNameQuery): Promise<boolean> {
  const other = except === null ? undefined : ne(scenarios.id, except);
  const found = await tx
    .select({ id: scenarios.id })
    .from(scenarios)
    .where(and(eq(scenarios.userId, userId), sql`lower(${scenarios.name}) = lower(${name})`, other))
    .limit(1);
  return found.length > 0;
}

export async function insertScenario(tx: Transaction, values: typeof scenarios.$inferInsert): Promise<ScenarioRow[]> {
  return tx.insert(scenarios).values(values).returning();
}

export async function updateScenario(
  tx: Transaction,
  id: number,
  values: Partial<Pick<ScenarioRow, 'name' | 'request'>>,
): Promise<ScenarioRow[]> {
  return tx
    .update(scenarios)
    .set({ ...values, version: sql`${scenarios.version} + 1` })
    .where(eq(scenarios.id, id))
    .returning();
}

export async function deleteScenarioRow(tx: Transaction, id: number): Promise<void> {
  await tx.delete(scenarios).where(eq(scenarios.id, id));
}

/** Deletes all scenarios of an account. */
export async function eraseScenarios(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(scenarios).where(eq(scenarios.userId, userId));
}
