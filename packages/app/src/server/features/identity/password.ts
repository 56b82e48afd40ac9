// Passwords: a memory-hard hash, and an answer that takes as long for an address nobody has.

import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes, as OWASP's password storage cheat sheet asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let dummy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** Whether a password is the one of a hash. Without a hash as much work is done, so that the time tells nothing. */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await dummy), password.normalize('NFC'));
  return matches && passwordHash !== null;
}
