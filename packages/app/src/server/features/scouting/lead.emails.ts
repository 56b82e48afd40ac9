// The email that invites a family to register.

import type { EmailTemplate } from '#server/platform/email/template.ts';

interface LeadInvitation {
  /** The reader's first name; empty if it isn't known. */
  readonly name: string;
  /** The registration, with the referral code of the lead. */
  readonly path: string;
}

export const leadInvitationEmail: EmailTemplate<LeadInvitation> = ({ words, product }, { name, path }) => ({
  subject: words('mails.leadInvitation.subject', { product }),
  ...(name === '' ? {} : { name }),
  blocks: [
    { text: words('mails.leadInvitation.intro', { product }) },
    { text: words('mails.leadInvitation.how') },
    { button: words('mails.leadInvitation.button'), path },
    { text: words('mails.leadInvitation.why') },
  ],
});
