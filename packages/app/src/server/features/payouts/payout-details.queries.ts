// The SQL of payees and their bank accounts.

import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PayeeType } from '#contract/finance/payouts/payee.ts';
import type { PayoutDetailsField } from '#contract/finance/payouts/payout-details.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { payoutDetails, payoutDetailsChanges, payouts } from '#server/db/schema/payouts.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { containsText } from '#server/platform/lists/text-search.ts';
import type { PayeeKey } from './payouts.queries.ts';

const familyName = sql<string>`trim(${hostFamilies.parentGuardianOneFirstName} || ' ' || ${hostFamilies.parentGuardianOneLastName})`;

const whereDetailsOf = (type: PayeeType, id: typeof hostFamilies.id | typeof activities.id) =>
  and(eq(payoutDetails.payeeType, type), eq(payoutDetails.payeeId, id));

function selectFamilies(db: Queryable) {
  return db
    .select({
      payeeType: sql<PayeeType>`'Host_family'`,
      payeeId: hostFamilies.id,
      name: familyName,
      ownerId: sql<number | null>`${hostFamilies.userId}`.mapWith(Number),
      details: payoutDetails,
    })
    .from(hostFamilies)
    .leftJoin(payoutDetails, whereDetailsOf('Host_family', hostFamilies.id));
}

function selectProviders(db: Queryable) {
  return db
    .select({
      payeeType: sql<PayeeType>`'Activity'`,
      payeeId: activities.id,
      name: sql<string>`${activities.name}`,
      ownerId: sql<number | null>`null::bigint`,
      details: payoutDetails,
    })
    .from(activities)
    .leftJoin(payoutDetails, whereDetailsOf('Activity', activities.id));
}

type FamilyRow = Awaited<ReturnType<typeof selectFamilies>>[number];

/** A payee; activities have no owner. */
export type PayeeRow = Omit<FamilyRow, 'ownerId'> & { readonly ownerId: number | null };

/** Returns host families and activities by name, up to a limit; with `ownerId` only that user's family. */
export async function searchPayees(
  db: Queryable,
  { search, ownerId, limit }: { search: string; ownerId: number | null; limit: number },
): Promise<PayeeRow[]> {
  const named = (name: SQL) => (search === '' ? undefined : containsText(name, search));
  const own = ownerId === null ? undefined : eq(hostFamilies.userId, ownerId);
  const found = await selectFamilies(db)
    .where(and(own, named(familyName)))
    .orderBy(asc(familyName), asc(hostFamilies.id))
    .limit(limit);
  if (ownerId !== null || found.length === limit) return found;
  const others = await selectProviders(db)
    .where(named(sql`${activities.name}`))
    .orderBy(asc(activities.name), asc(activities.id))
    .limit(limit - found.length);
  return [...found, ...others];
}

/** Returns a payee; with `ownerId` only if it is that user's family. */
export async function findPayee(db: Queryable, { payeeType, payeeId }: PayeeKey, ownerId: number | null = null): Promise<PayeeRow | null> {
  const own = ownerId === null ? undefined : eq(hostFamilies.userId, ownerId);
  if (payeeType === 'Activity' && ownerId !== null) return null;
  const [found] =
    payeeType === 'Host_family'
      ? await selectFamilies(db).where(and(eq(hostFamilies.id, payeeId), own))
      : await selectProviders(db).where(eq(activities.id, payeeId));
  return found ?? null;
}

type Details = typeof payoutDetails.$inferSelect;

const whereKey = ({ payeeType, payeeId }: PayeeKey) => and(eq(payoutDetails.payeeType, payeeType), eq(payoutDetails.payeeId, payeeId));

/** Inserts the first account of a payee; returns false if there is one already. */
export async function insertDetails(tx: Transaction, fields: typeof payoutDetails.$inferInsert): Promise<boolean> {
  const made = await tx.insert(payoutDetails).values(fields).onConflictDoNothing().returning({ version: payoutDetails.version });
  return made.length === 1;
}

/** Returns the account of a payee, locked until the transaction ends. */
export async function lockDetails(tx: Transaction, key: PayeeKey): Promise<Details | null> {
  const [found] = await tx.select().from(payoutDetails).where(whereKey(key)).for('update');
  return found ?? null;
}

export async function updateDetails(tx: Transaction, key: PayeeKey, fields: Partial<typeof payoutDetails.$inferInsert>): Promise<void> {
  await tx
    .update(payoutDetails)
    .set({ ...fields, version: sql`${payoutDetails.version} + 1` })
    .where(whereKey(key));
}

/** Records who changed which fields of an account. */
export async function insertDetailsChanges(
  tx: Transaction,
  { payeeType, payeeId }: PayeeKey,
  { fields, changedBy, changedAt }: { fields: readonly PayoutDetailsField[]; changedBy: number | null; changedAt: Date },
): Promise<void> {
  await tx.insert(payoutDetailsChanges).values(fields.map((field) => ({ payeeType, payeeId, field, changedBy, changedAt })));
}

/** Marks the open changes of an account as seen by an approver who made none of them. */
export async function closeDetailsChanges(
  tx: Transaction,
  { payeeType, payeeId }: PayeeKey,
  { seenBy, seenAt }: { seenBy: number | null; seenAt: Date },
): Promise<void> {
  await tx.update(payoutDetailsChanges).set({ seenBy, seenAt }).where(whereOpenChangesOf({ payeeType, payeeId }));
}

function whereOpenChangesOf({ payeeType, payeeId }: PayeeKey): SQL | undefined {
  return and(eq(payoutDetailsChanges.payeeType, payeeType), eq(payoutDetailsChanges.payeeId, payeeId), isNull(payoutDetailsChanges.seenAt));
}

/** Returns everyone who changed an account since someone else last approved a payout to it. */
export async function listOpenChangers(tx: Transaction, key: PayeeKey): Promise<number[]> {
  const rows = await tx.selectDistinct({ id: payoutDetailsChanges.changedBy }).from(payoutDetailsChanges).where(whereOpenChangesOf(key));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** Returns the user to notify about a payee's account; null for an activity or a deleted user. */
export async function findOwner(db: Queryable, { ownerId }: PayeeRow) {
  if (ownerId === null) return null;
  const [found] = await db
    .select({
      ...{ email: users.email, previousEmail: users.previousEmail, emailChangedAt: users.emailChangedAt },
      ...{ firstName: users.firstName, locale: users.locale, anonymisedAt: users.anonymisedAt },
    })
    .from(users)
    .where(eq(users.id, ownerId));
  return found === undefined || found.anonymisedAt !== null ? null : found;
}

/** Deletes the bank account of a user's family, unless something is still owed to it. */
export async function eraseBankAccount(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(payoutDetails).where(
    sql`${payoutDetails.payeeType} = 'Host_family' and ${payoutDetails.payeeId} in
      (select ${hostFamilies.id} from ${hostFamilies} where ${hostFamilies.userId} = ${userId})
      and not exists (select 1 from ${payouts} where ${payouts.payeeType} = ${payoutDetails.payeeType}
      and ${payouts.payeeId} = ${payoutDetails.payeeId} and ${payouts.state} not in ('paid', 'void'))`,
  );
}
