// Mails about accounts as other use cases send them: whom to write to is read from the account, in the same transaction.

import type { LinkPurpose } from '#contract/identity/links.ts';
import type { Transaction } from '#server/db/database.ts';
import type { MailApp, MailTemplate } from '#server/platform/mail/template.ts';
import { writeMail } from '#server/platform/mail/write.ts';
import type { UserRow } from './account.queries.ts';
import { resetMail, verifyMail } from './identity.mails.ts';
import { makeLink } from './links.queries.ts';

type Anyway = 'asked' | 'security';
type Reader = Pick<UserRow, 'id' | 'email' | 'firstName' | 'locale' | 'emailVerifiedAt'>;

/** Writes to somebody about their account, in their language; what was asked for has been counted by the endpoint that it was asked of. */
export function writeTo<Values>(
  tx: Transaction,
  app: MailApp,
  { reader, ...letter }: { reader: Reader; template: MailTemplate<Values & { readonly name: string }>; values: Values; anyway: Anyway },
): Promise<void> {
  const { email: to, locale, firstName: name } = reader;
  return writeMail(tx, app, { ...letter, to, locale, values: { ...letter.values, name } });
}

/**
 * Greets by name only who has shown that the address is theirs: anybody can register with it, and would have their own words brought to
 * a stranger by us.
 */
export function greetedSafely(reader: Reader): Reader {
  return reader.emailVerifiedAt === null ? { ...reader, firstName: '' } : reader;
}

const LINK_MAILS = { verify: verifyMail, reset: resetMail } as const;

interface Sent {
  readonly reader: Reader;
  readonly purpose: Exclude<LinkPurpose, 'invite'>;
  /** Also when one was sent a moment ago. */
  readonly insist?: boolean;
}

/** Makes a link and mails it; nothing when one went out less than a minute ago. */
export async function sendLink(tx: Transaction, app: MailApp, { reader, purpose, insist = false }: Sent): Promise<void> {
  const token = await makeLink(tx, { userId: reader.id, purpose, at: app.clock.now(), insist });
  if (token !== null)
    await writeTo(tx, app, { reader: greetedSafely(reader), template: LINK_MAILS[purpose], values: { token }, anyway: 'asked' });
}
