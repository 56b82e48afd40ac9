// The email to a family whose bank account for payouts changed.

import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { EmailTemplate } from '#server/platform/email/template.ts';

interface PayoutDetailsEmailFields {
  readonly name: string;
  /** The new account, masked except for its end. */
  readonly account: string;
}

export const payoutDetailsEmail: EmailTemplate<PayoutDetailsEmailFields> = ({ words, product }, { name, account }) => ({
  subject: words('mails.payoutDetails.subject'),
  name,
  blocks: [
    { text: words('mails.payoutDetails.intro', { product, account }) },
    { button: words('mails.payoutDetails.button'), path: PAGE_PATHS.hostPayoutDetails },
    { text: words('mails.payoutDetails.notYou') },
  ],
});
