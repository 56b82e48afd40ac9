// Queries of the switches that change the roles' permissions.

import { and, eq, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { Switch } from '#server/access/grant.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { roleSwitches } from '#server/db/schema/identity.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';

const columns = { role: roleSwitches.role, capability: roleSwitches.capability, allowed: roleSwitches.allowed };

export async function listSwitches(db: Queryable): Promise<Switch[]> {
  return db.select(columns).from(roleSwitches);
}

/** Returns all switches. Blocks other writers until the transaction ends; readers aren't blocked. */
export async function lockSwitches(tx: Transaction): Promise<Switch[]> {
  await tx.execute(sql`lock table ${roleSwitches} in share row exclusive mode`);
  return listSwitches(tx);
}

export async function upsertSwitch(tx: Transaction, { change, at }: { change: Switch; at: Date }): Promise<void> {
  await tx
    .insert(roleSwitches)
    .values({ ...change, changedAt: at })
    .onConflictDoUpdate({ target: [roleSwitches.role, roleSwitches.capability], set: { allowed: change.allowed, changedAt: at } });
  await publishEvent(tx, { kind: 'sessions.changed', all: true });
}

export async function deleteSwitch(tx: Transaction, { role, capability }: { role: Role; capability: Capability }): Promise<void> {
  await tx.delete(roleSwitches).where(and(eq(roleSwitches.role, role), eq(roleSwitches.capability, capability)));
  await publishEvent(tx, { kind: 'sessions.changed', all: true });
}
