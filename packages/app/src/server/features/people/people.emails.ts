// The mails about students: somebody says that one is the reader's child.

import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { EmailTemplate } from '#server/platform/email/template.ts';

interface InvitationValues {
  /** The full name of whoever says so. */
  readonly inviter: string;
  /** The first name of the student. */
  readonly child: string;
}

/** Greets nobody by name, and reads the same with and without an account: the address is all that is known of the reader. */
export const parentInvitationEmail: EmailTemplate<InvitationValues> = ({ words, product }, { inviter, child }) => ({
  subject: words('mails.parentInvitation.subject', { product }),
  blocks: [
    { text: words('mails.parentInvitation.intro', { product, inviter, child }) },
    { text: words('mails.parentInvitation.how') },
    { button: words('mails.parentInvitation.button'), path: PAGE_PATHS.travelDashboard },
    { text: words('mails.parentInvitation.notYours') },
  ],
});
