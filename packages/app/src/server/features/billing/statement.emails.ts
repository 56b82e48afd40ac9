// The email with a statement attached.

import type { EmailTemplate } from '#server/platform/email/template.ts';

/** The values of the email; dates and amounts are already formatted. */
export interface StatementEmailFields {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** The closing balance in each currency. */
  readonly balances: readonly string[];
}

export const statementEmail: EmailTemplate<StatementEmailFields> = ({ words, product }, { name, from, to, balances }) => ({
  subject: words('billing.mail.subject', { product, from, to }),
  name,
  blocks: [
    { text: words('billing.mail.intro', { from, to }) },
    ...balances.map((balance) => ({ text: words('billing.mail.balance', { to, balance }) })),
    { text: words('billing.mail.attached') },
  ],
});
