// Mails about accounts as other use cases send them: whom to write to is read from the account, in the same transaction.

import type { LinkPurpose } from '#contract/identity/links.ts';
import type { Transaction } from '#server/db/database.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import type { EmailApp, EmailTemplate } from '#server/platform/email/template.ts';
import type { UserRow } from './account/account.queries.ts';
import { resetEmail, verifyEmailTemplate } from './identity.emails.ts';
import { createLink } from './password/links.queries.ts';

type LimitExemption = 'asked' | 'security';
type Reader = Pick<UserRow, 'id' | 'email' | 'firstName' | 'locale' | 'emailVerifiedAt'>;

/** Writes to somebody about their account, in their language; what was asked for has been counted by the endpoint that it was asked of. */
export function queueAccountEmail<Values>(
  tx: Transaction,
  app: EmailApp,
  {
    reader,
    ...letter
  }: { reader: Reader; template: EmailTemplate<Values & { readonly name: string }>; values: Values; anyway: LimitExemption },
): Promise<void> {
  const { email: to, locale, firstName: name } = reader;
  return queueEmail(tx, app, { ...letter, to, locale, values: { ...letter.values, name } });
}

/**
 * Greets by name only who has shown that the address is theirs: anybody can register with it, and would have their own words brought to
 * a stranger by us.
 */
export function withSafeGreeting(reader: Reader): Reader {
  return reader.emailVerifiedAt === null ? { ...reader, firstName: '' } : reader;
}

const LINK_EMAILS = { verify: verifyEmailTemplate, reset: resetEmail } as const;

interface LinkEmailInput {
  readonly reader: Reader;
  readonly purpose: Exclude<LinkPurpose, 'invite'>;
  /** Also when one was sent a moment ago. */
  readonly insist?: boolean;
}

/** Makes a link and mails it; nothing when one went out less than a minute ago. */
export async function sendLink(tx: Transaction, app: EmailApp, { reader, purpose, insist = false }: LinkEmailInput): Promise<void> {
  const token = await createLink(tx, { userId: reader.id, purpose, at: app.clock.now(), insist });
  if (token !== null)
    await queueAccountEmail(tx, app, {
      reader: withSafeGreeting(reader),
      template: LINK_EMAILS[purpose],
      values: { token },
      anyway: 'asked',
    });
}
