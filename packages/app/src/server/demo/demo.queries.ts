// The SQL of the demo world: detecting it, its rows, and removing all of it.

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

/** Whether there are any accounts, including deleted ones: such a database is in use. */
export async function hasAccounts(db: Queryable): Promise<boolean> {
  const [found] = await db.select({ accounts: count() }).from(users);
  return (found?.accounts ?? 0) > 0;
}

/** Locks the accounts until the transaction ends: no account is created and no other process makes the demo world. */
export async function lockAccounts(tx: Transaction): Promise<void> {
  // Another process that makes the world holds it for as long as that takes.
  await tx.execute(sql`set local lock_timeout = '5min'`);
  await tx.execute(sql`set local statement_timeout = '5min'`);
  await tx.execute(sql`lock table ${users} in share row exclusive mode`);
}

/** Counts the accounts that don't belong to the demo world. */
export async function countStrangers(db: Queryable): Promise<number> {
  const [found] = await db
    .select({ strangers: count() })
    .from(users)
    .where(and(not(like(users.email, `%@${DEMO_DOMAIN}`)), isNull(users.anonymisedAt)));
  return found?.strangers ?? 0;
}

/** Returns the password hashes of the accounts of the demo world. */
export async function demoHashes(db: Queryable): Promise<{ id: number; email: string; passwordHash: string }[]> {
  const rows = await db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(and(like(users.email, `%@${DEMO_DOMAIN}`), isNotNull(users.passwordHash)))
    .orderBy(users.id);
  return rows.map(({ passwordHash, ...row }) => ({ ...row, passwordHash: passwordHash ?? '' }));
}

/** Replaces a password hash; returns false if it has changed in the meantime. */
export async function replaceHash(tx: Transaction, { id, before, after }: { id: number; before: string; after: string }): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ passwordHash: after, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Marks the database as one with the demo world. */
export async function noteDemoWorld(tx: Transaction, at: Date): Promise<void> {
  await tx.insert(demoWorlds).values({ madeAt: at });
}

/**
 * Empties every table and restarts the ids. Keeps the key that signs cookies, since running servers have it in memory; the name of the
 * database is removed, since account ids mean something else from now on.
 */
export async function emptyTables(tx: Transaction): Promise<void> {
  const tables = Object.values(schema).filter((thing) => is(thing, PgTable));
  const names = tables.map((table) => getTableName(table)).filter((name) => name !== getTableName(secrets));
  const all = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  // Rows that are immutable in a real database may be deleted in a demo one.
  for (const name of names) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  await tx.execute(sql`truncate ${all} restart identity cascade`);
  for (const name of names) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  await tx.delete(jobRows);
  await tx.delete(secrets).where(eq(secrets.name, 'database'));
}

export async function listRefs(db: Queryable): Promise<string[]> {
  return (await db.select({ ref: attachments.ref }).from(attachments)).map(({ ref }) => ref);
}

/** Marks the emails of the past as kept and deletes their jobs: no mail server ever gets one. */
export async function putMailsAside(tx: Transaction): Promise<void> {
  await tx.update(mails).set({ keptAt: mails.at });
  await tx.delete(jobRows).where(eq(jobRows.name, EMAIL_JOB));
}

/** Returns the id of the user with an address who has no picture yet. */
export async function findUserWithoutPicture(db: Queryable, email: string): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.avatarRef)));
  return row?.id ?? null;
}

/** Sets a picture; returns false if the user has got another one in the meantime. */
export async function setPicture(tx: Transaction, { id, ref }: { id: number; ref: string }): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ avatarRef: ref })
    .where(and(eq(users.id, id), isNull(users.avatarRef)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Returns the family of an account if it has no photos. */
export async function findHostWithoutPhotos(db: Queryable, email: string): Promise<{ id: number; userId: number } | null> {
  const [row] = await db
    .select({ id: hostFamilies.id, userId: hostFamilies.userId })
    .from(hostFamilies)
    .leftJoin(hostFamilyPhotos, eq(hostFamilyPhotos.hostFamilyId, hostFamilies.id))
    .where(and(eq(hostFamilies.email, email), isNull(hostFamilyPhotos.ref)));
  return row ?? null;
}

/** Locks a family so that only one process adds its photos; returns false if it has some. */
export async function lockPhotoless(tx: Transaction, { id }: { id: number }): Promise<boolean> {
  await tx.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.id, id)).for('update');
  const photos = await tx.select({ ref: hostFamilyPhotos.ref }).from(hostFamilyPhotos).where(eq(hostFamilyPhotos.hostFamilyId, id));
  return photos.length === 0;
}

type DescribedPhoto = Pick<typeof hostFamilyPhotos.$inferInsert, 'ref' | 'kind' | 'caption' | 'isFeature'>;

export async function insertPhotos(tx: Transaction, { id, photos }: { id: number; photos: readonly DescribedPhoto[] }): Promise<void> {
  if (photos.length === 0) return;
  await tx.insert(hostFamilyPhotos).values(photos.map((photo, position) => ({ ...photo, hostFamilyId: id, position, hints: [] })));
}

/** Marks notifications before a moment as read. */
export async function readUntil(tx: Transaction, moment: Date): Promise<void> {
  await tx.update(notifications).set({ readAt: notifications.at }).where(lt(notifications.at, moment));
}

/** Returns a child of a parent by first name if the child has no photo. */
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

/** Inserts the photo of a child; returns false if the child has got another one in the meantime. */
export async function insertChildPhoto(tx: Transaction, { id, ref }: { id: number; ref: string }): Promise<boolean> {
  const made = await tx
    .insert(studentPhotos)
    .values({ studentId: id, ref, position: 0 })
    .onConflictDoNothing()
    .returning({ ref: studentPhotos.ref });
  return made.length > 0;
}

/** Returns an activity by name if it has no photo, with the user who is to own the photo. */
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

/** Inserts the photo of an activity; does nothing if it has got another one in the meantime. */
export async function insertActivityPhoto(tx: Transaction, { id, ref }: { id: number; ref: string }): Promise<void> {
  await tx.insert(activityPhotos).values({ activityId: id, ref, position: 0 }).onConflictDoNothing();
}
