// How another feature's registration makes an account, or adds a role to the one that is signed in.

import type { Role } from '#contract/identity/roles.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { addRole, findUserByEmail, findUserById, insertUser } from '#server/features/identity/account/account.queries.ts';
import { sendLink } from '#server/features/identity/account-emails.service.ts';
import { REGISTERED_JOB } from '#server/features/identity/identity.jobs.ts';
import { hashPassword, isPasswordCorrect } from '#server/features/identity/password/hash-password.ts';
import { assertGoodPassword } from '#server/features/identity/password/password.service.ts';
import type { EmailApp } from '#server/platform/email/template.ts';
import { enqueue } from '#server/platform/record-change.ts';

/** Somebody who joins with a role. */
export interface NewAccount {
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Of `hashNewPassword`, made before the transaction began. */
  readonly passwordHash: string;
  readonly locale: Locale;
  readonly timezone: string | null;
  readonly referralCode: string | null;
}

/** Checks a chosen password and hashes it; slow, so never inside a transaction. */
export async function hashNewPassword(password: string, person: Pick<NewAccount, 'firstName' | 'lastName' | 'email'>): Promise<string> {
  await assertGoodPassword(password, person);
  return hashPassword(password);
}

/** Makes an account and mails the link that confirms its address; answers its number, or null when the address is taken. */
export async function createAccount(tx: Transaction, app: EmailApp, { role, ...person }: NewAccount): Promise<number | null> {
  const at = app.clock.now();
  const id = await insertUser(tx, { ...person, role, at, termsAcceptedAt: at });
  const reader = id === null ? null : await findUserById(tx, id);
  if (reader !== null) await sendLink(tx, app, { reader, purpose: 'verify', insist: true });
  return id;
}

/** Gives an account one more role, from now on; having it already changes nothing. */
export function grantRole(tx: Transaction, app: EmailApp, { userId, role }: { userId: number; role: Role }): Promise<void> {
  return addRole(tx, { userId, role, at: app.clock.now() });
}

/**
 * Whether a password is that of the account which an address has. It is compared for every registration, also for one that has just
 * made the account: how long the answer takes tells nobody whether there was one.
 */
export async function isPasswordOfAddress(db: Queryable, { email, password }: { email: string; password: string }): Promise<boolean> {
  const row = await findUserByEmail(db, email);
  return isPasswordCorrect(password, row?.passwordHash ?? null);
}

interface RepeatedRegistration {
  readonly email: string;
  /** Whether it came with the password of the account that the address has. */
  readonly isRepeat: boolean;
  /** Whether it was a family that registered. */
  readonly asksToHost: boolean;
}

/** Has the owner of an address told that somebody registered with it although it has an account; nothing else happens. */
export function enqueueTakenAddress(db: Queryable, app: EmailApp, repeat: RepeatedRegistration): Promise<void> {
  return enqueue(db, app, { kind: REGISTERED_JOB, payload: { ...repeat, madeId: null } });
}
