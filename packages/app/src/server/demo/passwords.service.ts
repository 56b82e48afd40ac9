// The passwords of the demo world: the published one on a local machine, random ones if others can reach the server.

import { randomBytes } from 'node:crypto';
import { hashNewPassword, isPasswordOf } from '#server/features/identity/identity.public.ts';
import type { App } from '#server/platform/app.ts';
import type { Config } from '#server/platform/config/config.ts';
import { endSessionsOf } from '#server/platform/sessions/sessions.ts';
import { demoHashes, replaceHash } from './demo.queries.ts';
import { TRIED_ACCOUNTS } from './people/staff.ts';
import { isPasswordPublished } from './policy.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD } from './world.ts';

/** Random passwords by address, for the accounts meant for trying the product; null for the published password. */
export type DemoPasswords = ReadonlyMap<string, string> | null;

const randomPassword = () => randomBytes(15).toString('base64url');

/** Creates the passwords of a new demo world. */
export function createPasswords(config: Config): DemoPasswords {
  return isPasswordPublished(config) ? null : new Map(TRIED_ACCOUNTS.map(([, email]) => [email, randomPassword()]));
}

function hashOf(password: string): Promise<string> {
  return hashNewPassword(password, { firstName: 'Demo', lastName: 'World', email: `demo@${DEMO_DOMAIN}` });
}

/**
 * Returns the password hash of each account. Accounts with the same password share a hash, since hashing is slow. If passwords are random,
 * accounts that are not meant for trying the product get one that is not shown to anybody.
 */
export async function hashPasswords(passwords: DemoPasswords): Promise<(email: string) => string> {
  const common = await hashOf(passwords === null ? DEMO_PASSWORD : randomPassword());
  const own = new Map<string, string>();
  for (const [email, password] of passwords ?? []) own.set(email, await hashOf(password));
  return (email) => own.get(email) ?? common;
}

/** Returns those of the hashes that match the published password. */
async function publishedHashes(hashes: readonly string[]): Promise<Set<string>> {
  const published = new Set<string>();
  for (const hash of new Set(hashes)) if (await isPasswordOf(DEMO_PASSWORD, hash)) published.add(hash);
  return published;
}

/**
 * Replaces the published password of every demo account that still has it, and ends the sessions of those accounts.
 * @returns the new passwords of the accounts meant for trying the product, if they got one
 */
export async function replacePublishedPasswords(app: App): Promise<ReadonlyMap<string, string>> {
  const accounts = await demoHashes(app.db);
  const published = await publishedHashes(accounts.map(({ passwordHash }) => passwordHash));
  const open = accounts.filter(({ passwordHash }) => published.has(passwordHash));
  if (open.length === 0) return new Map();
  const passwords = createPasswords(app.config) ?? new Map<string, string>();
  const newHash = await hashPasswords(passwords);
  const told = new Map<string, string>();
  await app.db.transaction(async (tx) => {
    for (const { id, email, passwordHash: before } of open) {
      if (!(await replaceHash(tx, { id, before, after: newHash(email) }))) continue;
      await endSessionsOf(tx, { userId: id });
      const password = passwords.get(email);
      if (password !== undefined) told.set(email, password);
    }
  });
  return told;
}
