// Signature keys of gateways without a configured one: generated on first use and stored in the database for all processes.

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { secrets } from '#server/db/schema/platform.ts';

export async function getOrCreateSecret(db: Database, gateway: string): Promise<string> {
  const name = `gateway ${gateway}`;
  const find = async () => (await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name)))[0]?.value;
  const known = await find();
  if (known !== undefined) return known;
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(48).toString('base64url') })
    .onConflictDoNothing();
  const made = await find();
  if (made === undefined) throw new TypeError('The database has not kept a key that it was given.');
  return made;
}
