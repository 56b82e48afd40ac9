// Finds or makes the account of somebody whom a sign-in provider vouches for.

import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { isDemoAccount } from '#server/platform/demo-accounts.ts';
import { recordChange } from '#server/platform/record.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { endSessionsOf } from '#server/platform/sessions.ts';
import { changeAccount, lockUser, makeUser, type UserRow, userByEmail } from './account.queries.ts';
import { writeTo } from './identity.letters.ts';
import { providerLinkedMail } from './identity.mails.ts';
import { voidLinks } from './links.queries.ts';
import type { Claims } from './oidc.ts';
import { addIdentity, ownerOf } from './providers.queries.ts';
import { linkingOf, nameOf } from './providers.rules.ts';

interface Vouched {
  readonly provider: string;
  /** What the provider is called. */
  readonly label: string;
  readonly claims: Claims;
  readonly referralCode: string | null;
  readonly locale: Locale;
}

interface Owned {
  readonly userId: number;
  readonly isNew: boolean;
}

/** The address, which the provider must have confirmed: else anybody could write somebody else's into their profile there. */
function confirmedEmail({ email, email_verified }: Claims): string {
  if (email === undefined || !email_verified) throw new Refusal('providerEmailUnverified');
  return email;
}

/** Takes from an account that nobody has confirmed what somebody else may have put into it. */
async function takeOver(tx: Transaction, call: Call, { row, claims }: { row: UserRow; claims: Claims }): Promise<void> {
  const isInvited = row.passwordHash === null && row.termsAcceptedAt === null;
  const foreign = isInvited ? {} : { passwordHash: null, phone: '', ...nameOf(claims, row.email) };
  await changeAccount(tx, row.id, { ...foreign, emailVerifiedAt: call.app.clock.now() });
  await endSessionsOf(tx, { userId: row.id });
  await voidLinks(tx, row.id);
}

async function link(tx: Transaction, call: Call, { row, vouched }: { row: UserRow; vouched: Vouched }): Promise<Owned> {
  if (row.deactivatedAt !== null) throw new Refusal('accountDeactivated');
  const { provider, label, claims } = vouched;
  const linking = linkingOf(row);
  if (linking === 'takeOver') await takeOver(tx, call, { row, claims });
  await addIdentity(tx, { provider, subject: claims.sub, userId: row.id, at: call.app.clock.now() });
  const letter = { template: providerLinkedMail, values: { provider: label }, anyway: 'security' } as const;
  if (linking === 'join') await writeTo(tx, call.app, { reader: row, ...letter });
  const changes = { provider, linking };
  await recordChange(tx, call, { action: 'account.linkProvider', subjectType: 'user', subjectId: row.id, actorId: row.id, changes });
  return { userId: row.id, isNew: false };
}

async function make(tx: Transaction, call: Call, { email, vouched }: { email: string; vouched: Vouched }): Promise<Owned | null> {
  const { provider, claims, referralCode, locale } = vouched;
  const at = call.app.clock.now();
  const details = { email, ...nameOf(claims, email), locale, referralCode, emailVerifiedAt: at, termsAcceptedAt: at };
  const userId = await makeUser(tx, { ...details, role: 'Parent', at });
  if (userId === null) return null;
  await addIdentity(tx, { provider, subject: claims.sub, userId, at });
  const changes = { provider };
  await recordChange(tx, call, { action: 'account.register', subjectType: 'user', subjectId: userId, actorId: userId, changes });
  return { userId, isNew: true };
}

/**
 * Whoever has signed in here through the provider before is known by the provider's own name for them, whatever their address is now.
 * Else the address decides: an account that has it is linked, and without one a parent's account is made.
 */
export async function accountOf(call: Call, vouched: Vouched): Promise<Owned> {
  const { provider, claims } = vouched;
  return call.db.transaction(async (tx) => {
    const known = await ownerOf(tx, { provider, subject: claims.sub });
    if (known !== null) return { userId: known, isNew: false };
    const email = confirmedEmail(claims);
    if (isDemoAccount({ email }) && !call.demo.byAccount) throw new Refusal('demoAccountShut');
    const made = await make(tx, call, { email, vouched });
    if (made !== null) return made;
    const found = await userByEmail(tx, email);
    const row = found === null ? null : await lockUser(tx, found.id);
    if (row === null || row.email.toLowerCase() !== email) throw new Refusal('providerStale');
    const meanwhile = await ownerOf(tx, { provider, subject: claims.sub });
    return meanwhile === null ? link(tx, call, { row, vouched }) : { userId: meanwhile, isNew: false };
  });
}
