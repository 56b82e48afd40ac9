// Emails about students: someone states that a student is the recipient's child.

import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { EmailTemplate } from '#server/platform/email/template.ts';

interface InvitationValues {
  /** Full name of the inviter. */
  readonly inviter: string;
  /** First name of the student. */
  readonly child: string;
}

/** Has no name in the greeting, and is the same with and without an account: only the address of the recipient is known. */
export const parentInvitationEmail: EmailTemplate<InvitationValues> = ({ words, product }, { inviter, child }) => ({
  subject: words('mails.parentInvitation.subject', { product }),
  blocks: [
    { text: words('mails.parentInvitation.intro', { product, inviter, child }) },
    { text: words('mails.parentInvitation.how') },
    { button: words('mails.parentInvitation.button'), path: PAGE_PATHS.travelDashboard },
    { text: words('mails.parentInvitation.notYours') },
  ],
});
