// Sends emails about accounts; the recipient is read from the account in the same transaction.

import type { LinkPurpose } from '#contract/identity/links.ts';
import type { Transaction } from '#server/db/database.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import type { EmailApp, EmailTemplate } from '#server/platform/email/template.ts';
import type { UserRow } from './account/account.queries.ts';
import { resetEmail, verifyEmailTemplate } from './identity.emails.ts';
import { createLink } from './password/links.queries.ts';

type LimitExemption = 'asked' | 'security';
type Reader = Pick<UserRow, 'id' | 'email' | 'firstName' | 'locale' | 'emailVerifiedAt'>;

/** Queues an email about the account in its language. Emails that the user requested are already counted by the endpoint's rate limit. */
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
 * Leaves out the name if the address isn't verified: otherwise anyone could register with another person's address and use us to send them
 * text in the name.
 */
export function withSafeGreeting(reader: Reader): Reader {
  return reader.emailVerifiedAt === null ? { ...reader, firstName: '' } : reader;
}

const LINK_EMAILS = { verify: verifyEmailTemplate, reset: resetEmail } as const;

interface LinkEmailInput {
  readonly reader: Reader;
  readonly purpose: Exclude<LinkPurpose, 'invite'>;
  /** Sends it even if another was sent a moment ago. */
  readonly insist?: boolean;
}

/** Creates a link and emails it; does nothing if one was sent less than a minute ago. */
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
