// The mail that brings a statement.

import type { EmailTemplate } from '#server/platform/email/template.ts';

/** What it tells; dates and figures are written already. */
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
