// Passwords: a memory-hard hash, an answer that takes as long for an address nobody has, and only a few at work at a time.

import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '#server/platform/errors.ts';

/** Argon2id with 19 MiB and two passes, as OWASP's password storage cheat sheet asks for. */
const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How many are hashed at a time, each in a thread and with memory of its own, and how many more may wait for their turn. */
const QUEUE = { atWork: 2, waiting: 200 } as const;

let atWork = 0;
const waiting: (() => void)[] = [];

/**
 * Works on a password when it is its turn. A flood of sign-ins can't eat up the memory, or the threads that files and names are
 * looked up by; past a certain length of the queue it is refused.
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

/** Never inside a transaction: it takes long, and others would wait for the database. */
export function hashPassword(password: string): Promise<string> {
  return runInTurn(() => hash(password.normalize('NFC'), HASH_COST));
}

/** Whether a password is the one of a hash. Without a hash as much work is done, so that the time tells nothing. */
export async function isPasswordCorrect(password: string, passwordHash: string | null): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const compared = passwordHash ?? (await dummyHash);
  const matches = await runInTurn(() => verify(compared, password.normalize('NFC')));
  return matches && passwordHash !== null;
}

/**
 * Whether a hash was made at another cost than today's, and is to be made anew when its password comes by.
 * @example isHashOutdated('$argon2id$v=19$m=4096,t=3,p=1$c2FsdA$aGFzaA') // true
 */
export function isHashOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(`$argon2id$v=19$m=${HASH_COST.memoryCost},t=${HASH_COST.timeCost},p=${HASH_COST.parallelism}$`);
}
