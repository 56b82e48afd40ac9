// Password hashing: a memory-hard hash, the same work for addresses without an account, and limited concurrency.

import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '#server/platform/errors.ts';

/** Argon2id with 19 MiB and two passes, as recommended by OWASP's password storage cheat sheet. */
const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How many hashes are computed at a time, each with its own thread and memory, and how many calls may wait. */
const QUEUE = { atWork: 2, waiting: 200 } as const;

let atWork = 0;
const waiting: (() => void)[] = [];

/**
 * Runs a hash when it is its turn, so that a flood of sign-ins can't use up the memory or the threads needed for files and DNS. Refuses if
 * the queue is too long.
 */
async function runInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (atWork >= QUEUE.atWork) {
    if (waiting.length >= QUEUE.waiting) throw new HttpError('tooMany', { minutes: 1 });
    await new Promise<void>((turn) => waiting.push(turn));
  } else atWork += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) atWork -= 1;
    else next();
  }
}

let dummyHash: Promise<string> | undefined;

/** Don't call it inside a transaction: it is slow and would block others. */
export function hashPassword(password: string): Promise<string> {
  return runInTurn(() => hash(password.normalize('NFC'), HASH_COST));
}

/** Returns whether a password matches a hash. Without a hash it does the same work, so that the timing reveals nothing. */
export async function isPasswordCorrect(password: string, passwordHash: string | null): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const compared = passwordHash ?? (await dummyHash);
  const matches = await runInTurn(() => verify(compared, password.normalize('NFC')));
  return matches && passwordHash !== null;
}

/**
 * Returns whether a hash has another cost than the current one and should be replaced at the next sign-in.
 * @example isHashOutdated('$argon2id$v=19$m=4096,t=3,p=1$c2FsdA$aGFzaA') // true
 */
export function isHashOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(`$argon2id$v=19$m=${HASH_COST.memoryCost},t=${HASH_COST.timeCost},p=${HASH_COST.parallelism}$`);
}
