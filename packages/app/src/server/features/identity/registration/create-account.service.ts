// Creates an account for the registration of another feature, or adds a role to the signed-in account.

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

/** Details of a person who registers with a role. */
export interface NewAccount {
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** From `hashNewPassword`, computed before the transaction starts. */
  readonly passwordHash: string;
  readonly locale: Locale;
  readonly timezone: string | null;
  readonly referralCode: string | null;
}

/** Checks a new password and hashes it. Slow, so don't call it inside a transaction. */
export async function hashNewPassword(password: string, person: Pick<NewAccount, 'firstName' | 'lastName' | 'email'>): Promise<string> {
  await assertGoodPassword(password, person);
  return hashPassword(password);
}

/** Creates an account and emails the link that verifies its address. Returns the account's ID, or null if the address is taken. */
export async function createAccount(tx: Transaction, app: EmailApp, { role, ...person }: NewAccount): Promise<number | null> {
  const at = app.clock.now();
  const id = await insertUser(tx, { ...person, role, at, termsAcceptedAt: at });
  const reader = id === null ? null : await findUserById(tx, id);
  if (reader !== null) await sendLink(tx, app, { reader, purpose: 'verify', insist: true });
  return id;
}

/** Adds a role to an account; does nothing if the account already has it. */
export function grantRole(tx: Transaction, app: EmailApp, { userId, role }: { userId: number; role: Role }): Promise<void> {
  return addRole(tx, { userId, role, at: app.clock.now() });
}

/**
 * Returns whether the password is that of the account with this address. Callers check it on every registration, even if the account was
 * just created, so that the response time doesn't reveal whether an account exists.
 */
export async function isPasswordOfAddress(db: Queryable, { email, password }: { email: string; password: string }): Promise<boolean> {
  const row = await findUserByEmail(db, email);
  return isPasswordCorrect(password, row?.passwordHash ?? null);
}

interface RepeatedRegistration {
  readonly email: string;
  /** Whether the password matched that of the existing account. */
  readonly isRepeat: boolean;
  /** Whether the registration was that of a host family. */
  readonly asksToHost: boolean;
}

/** Enqueues the email that tells the owner of an address that someone tried to register with it; nothing else happens. */
export function enqueueTakenAddress(db: Queryable, app: EmailApp, repeat: RepeatedRegistration): Promise<void> {
  return enqueue(db, app, { kind: REGISTERED_JOB, payload: { ...repeat, madeId: null } });
}
