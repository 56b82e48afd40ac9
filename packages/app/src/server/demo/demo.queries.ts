// The SQL of the demo world: what it is known by, its rows, and taking all of it away.

import { and, count, eq, getTableName, is, isNotNull, isNull, like, lt, not, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';
import { EMAIL_JOB } from '#server/platform/email/queue-email.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { DEMO_DOMAIN } from './world.ts';

const { attachments, demoWorlds, hostFamilies, hostFamilyPhotos, mails, notifications, secrets, users } = schema;
const { activities, activityPhotos, studentParents, studentPhotos, students } = schema;

export async function hasDemoWorld(db: Queryable): Promise<boolean> {
  return (await db.select({ only: demoWorlds.only }).from(demoWorlds)).length > 0;
}

/** Whether anybody has an account, also one that was deleted: such a database is in use. */
export async function hasAccounts(db: Queryable): Promise<boolean> {
  const [found] = await db.select({ accounts: count() }).from(users);
  return (found?.accounts ?? 0) > 0;
}

/** Until the transaction ends nobody gets an account, and nobody else makes the demo world. */
export async function lockAccounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${users} in share row exclusive mode`);
}

/** Accounts that somebody has made who does not belong to the demo world. */
export async function countStrangers(db: Queryable): Promise<number> {
  const [found] = await db
    .select({ strangers: count() })
    .from(users)
    .where(and(not(like(users.email, `%@${DEMO_DOMAIN}`)), isNull(users.anonymisedAt)));
  return found?.strangers ?? 0;
}

/** The hash of every account of the demo world that has a password. */
export async function demoHashes(db: Queryable): Promise<{ id: number; email: string; passwordHash: string }[]> {
  const rows = await db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(and(like(users.email, `%@${DEMO_DOMAIN}`), isNotNull(users.passwordHash)))
    .orderBy(users.id);
  return rows.map(({ passwordHash, ...row }) => ({ ...row, passwordHash: passwordHash ?? '' }));
}

/** Sets a hash in the place of another; false when the account has got another one meanwhile. */
export async function replaceHash(tx: Transaction, { id, before, after }: { id: number; before: string; after: string }): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ passwordHash: after, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Notes that this is a database of the demo world. */
export async function noteDemoWorld(tx: Transaction, at: Date): Promise<void> {
  await tx.insert(demoWorlds).values({ madeAt: at });
}

/**
 * Empties every table, and begins to number anew. The key that signs cookies stays, since servers that run know it; the name of the
 * database goes, since numbers of accounts mean something else from now on.
 */
export async function emptyTables(tx: Transaction): Promise<void> {
  const tables = Object.values(schema).filter((thing) => is(thing, PgTable));
  const names = tables.map((table) => getTableName(table)).filter((name) => name !== getTableName(secrets));
  const all = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  // A played world may go as a whole, also what a real one keeps for ever.
  for (const name of names) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  await tx.execute(sql`truncate ${all} restart identity cascade`);
  for (const name of names) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  await tx.delete(jobRows);
  await tx.delete(secrets).where(eq(secrets.name, 'database'));
}

export async function listRefs(db: Queryable): Promise<string[]> {
  return (await db.select({ ref: attachments.ref }).from(attachments)).map(({ ref }) => ref);
}

/** Mails of the past have been put aside, and nothing of them is left to do: no mail server ever gets one. */
export async function putMailsAside(tx: Transaction): Promise<void> {
  await tx.update(mails).set({ keptAt: mails.at });
  await tx.delete(jobRows).where(eq(jobRows.name, EMAIL_JOB));
}

/** The number of whoever has an address and no picture yet. */
export async function findUserWithoutPicture(db: Queryable, email: string): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.avatarRef)));
  return row?.id ?? null;
}

/** False when the person has got another picture meanwhile. */
export async function setPicture(tx: Transaction, { id, ref }: { id: number; ref: string }): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ avatarRef: ref })
    .where(and(eq(users.id, id), isNull(users.avatarRef)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** The family of an account, while it shows no photos. */
export async function findHostWithoutPhotos(db: Queryable, email: string): Promise<{ id: number; userId: number } | null> {
  const [row] = await db
    .select({ id: hostFamilies.id, userId: hostFamilies.userId })
    .from(hostFamilies)
    .leftJoin(hostFamilyPhotos, eq(hostFamilyPhotos.hostFamilyId, hostFamilies.id))
    .where(and(eq(hostFamilies.email, email), isNull(hostFamilyPhotos.ref)));
  return row ?? null;
}

/** Locks a family, so that of two who would give it photos one does; false when it has some. */
export async function lockPhotoless(tx: Transaction, { id }: { id: number }): Promise<boolean> {
  await tx.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.id, id)).for('update');
  const photos = await tx.select({ ref: hostFamilyPhotos.ref }).from(hostFamilyPhotos).where(eq(hostFamilyPhotos.hostFamilyId, id));
  return photos.length === 0;
}

export async function insertPhotos(tx: Transaction, { id, refs }: { id: number; refs: readonly string[] }): Promise<void> {
  if (refs.length > 0) await tx.insert(hostFamilyPhotos).values(refs.map((ref, position) => ({ hostFamilyId: id, ref, position })));
}

/** What was told some time ago has been read. */
export async function readUntil(tx: Transaction, moment: Date): Promise<void> {
  await tx.update(notifications).set({ readAt: notifications.at }).where(lt(notifications.at, moment));
}

/** A child of a parent by first name, while they have no photo. */
export async function findChildWithoutPicture(db: Queryable, { parent, firstName }: { parent: string; firstName: string }) {
  const [row] = await db
    .select({ id: students.id, parentId: users.id })
    .from(students)
    .innerJoin(studentParents, eq(studentParents.studentId, students.id))
    .innerJoin(users, eq(users.id, studentParents.userId))
    .leftJoin(studentPhotos, eq(studentPhotos.studentId, students.id))
    .where(and(eq(users.email, parent), eq(students.firstName, firstName), isNull(studentPhotos.ref)))
    .orderBy(students.id)
    .limit(1);
  return row ?? null;
}

/** False when the child has got another photo meanwhile. */
export async function insertChildPhoto(tx: Transaction, { id, ref }: { id: number; ref: string }): Promise<boolean> {
  const made = await tx
    .insert(studentPhotos)
    .values({ studentId: id, ref, position: 0 })
    .onConflictDoNothing()
    .returning({ ref: studentPhotos.ref });
  return made.length > 0;
}

/** An activity by its name, while it shows no photo, with whoever is to own one. */
export async function findActivityWithoutPicture(db: Queryable, { name, keeper }: { name: string; keeper: string }) {
  const [row] = await db
    .select({ id: activities.id, ownerId: users.id })
    .from(activities)
    .innerJoin(users, eq(users.email, keeper))
    .leftJoin(activityPhotos, eq(activityPhotos.activityId, activities.id))
    .where(and(eq(activities.name, name), isNull(activityPhotos.ref)))
    .orderBy(activities.id)
    .limit(1);
  return row ?? null;
}

/** Nothing happens when the activity has got another photo meanwhile. */
export async function insertActivityPhoto(tx: Transaction, { id, ref }: { id: number; ref: string }): Promise<void> {
  await tx.insert(activityPhotos).values({ activityId: id, ref, position: 0 }).onConflictDoNothing();
}
