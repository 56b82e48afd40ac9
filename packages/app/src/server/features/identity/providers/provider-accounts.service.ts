// Finds or creates the account of a person who signs in through an identity provider.

import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { findUserByEmail, insertUser, lockUser, type UserRow, updateAccount } from '#server/features/identity/account/account.queries.ts';
import { queueAccountEmail } from '#server/features/identity/account-emails.service.ts';
import { providerLinkedEmail } from '#server/features/identity/identity.emails.ts';
import { voidLinks } from '#server/features/identity/password/links.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { isDemoAccount } from '#server/platform/config/demo-accounts.ts';
import { AppError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { endSessionsOf } from '#server/platform/sessions/sessions.ts';
import type { Claims } from './oidc.ts';
import { findIdentityOwner, insertIdentity } from './providers.queries.ts';
import { chooseLinking, toFullName } from './providers.rules.ts';

interface VouchedPerson {
  readonly provider: string;
  /** Display name of the provider. */
  readonly label: string;
  readonly claims: Claims;
  readonly referralCode: string | null;
  readonly locale: Locale;
}

interface AccountMatch {
  readonly userId: number;
  readonly isNew: boolean;
}

/**
 * Returns the address, which the provider must have verified: otherwise anyone could enter another person's address in their profile
 * there.
 */
function getConfirmedEmail({ email, email_verified }: Claims): string {
  if (email === undefined || !email_verified) throw new AppError('providerEmailUnverified');
  return email;
}

/** Removes from an unverified account the data that someone else may have entered. */
async function takeOverAccount(tx: Transaction, call: Call, { row, claims }: { row: UserRow; claims: Claims }): Promise<void> {
  const isInvited = row.passwordHash === null && row.termsAcceptedAt === null;
  const foreign = isInvited ? {} : { passwordHash: null, phone: '', ...toFullName(claims, row.email) };
  await updateAccount(tx, row.id, { ...foreign, emailVerifiedAt: call.app.clock.now() });
  await endSessionsOf(tx, { userId: row.id });
  await voidLinks(tx, row.id);
}

async function linkAccount(tx: Transaction, call: Call, { row, vouched }: { row: UserRow; vouched: VouchedPerson }): Promise<AccountMatch> {
  if (row.deactivatedAt !== null) throw new AppError('accountDeactivated');
  const { provider, label, claims } = vouched;
  const linking = chooseLinking(row);
  if (linking === 'takeOver') await takeOverAccount(tx, call, { row, claims });
  await insertIdentity(tx, { provider, subject: claims.sub, userId: row.id, at: call.app.clock.now() });
  const letter = { template: providerLinkedEmail, values: { provider: label }, anyway: 'security' } as const;
  if (linking === 'join') await queueAccountEmail(tx, call.app, { reader: row, ...letter });
  const changes = { provider, linking };
  await recordChange(tx, call, { action: 'account.linkProvider', subjectType: 'user', subjectId: row.id, actorId: row.id, changes });
  return { userId: row.id, isNew: false };
}

async function createProviderAccount(
  tx: Transaction,
  call: Call,
  { email, vouched }: { email: string; vouched: VouchedPerson },
): Promise<AccountMatch | null> {
  const { provider, claims, referralCode, locale } = vouched;
  const at = call.app.clock.now();
  const details = { email, ...toFullName(claims, email), locale, referralCode, emailVerifiedAt: at, termsAcceptedAt: at };
  const userId = await insertUser(tx, { ...details, role: 'Parent', at });
  if (userId === null) return null;
  await insertIdentity(tx, { provider, subject: claims.sub, userId, at });
  const changes = { provider };
  await recordChange(tx, call, { action: 'account.register', subjectType: 'user', subjectId: userId, actorId: userId, changes });
  return { userId, isNew: true };
}

/**
 * Finds the account by the provider's subject ID if the person has signed in this way before, whatever their address is now. Otherwise
 * links the account with the same address, or creates a parent's account if there is none.
 */
export async function getOrCreateAccount(call: Call, vouched: VouchedPerson): Promise<AccountMatch> {
  const { provider, claims } = vouched;
  return call.db.transaction(async (tx) => {
    const known = await findIdentityOwner(tx, { provider, subject: claims.sub });
    if (known !== null) return { userId: known, isNew: false };
    const email = getConfirmedEmail(claims);
    if (isDemoAccount({ email }) && !call.demo.byAccount) throw new AppError('demoAccountShut');
    const made = await createProviderAccount(tx, call, { email, vouched });
    if (made !== null) return made;
    const found = await findUserByEmail(tx, email);
    const row = found === null ? null : await lockUser(tx, found.id);
    if (row === null || row.email.toLowerCase() !== email) throw new AppError('providerStale');
    const meanwhile = await findIdentityOwner(tx, { provider, subject: claims.sub });
    return meanwhile === null ? linkAccount(tx, call, { row, vouched }) : { userId: meanwhile, isNew: false };
  });
}
