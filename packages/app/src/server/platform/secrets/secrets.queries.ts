// Secrets that the product makes itself: created on first use, and stored in the database for all processes.

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { secrets } from '#server/db/schema/platform.ts';

const createKey = () => randomBytes(48).toString('base64url');

/** Returns the secret of a name; the first process creates it, all others read the same. */
export async function getOrCreateSecret(db: Queryable, name: string, create: () => string = createKey): Promise<string> {
  const find = async () => (await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name)))[0]?.value;
  const known = await find();
  if (known !== undefined) return known;
  await db.insert(secrets).values({ name, value: create() }).onConflictDoNothing();
  const made = await find();
  if (made === undefined) throw new TypeError('The database has not kept a secret that it was given.');
  return made;
}
