// The mails about accounts.

import { LINK_HOURS, linkPath } from '#contract/identity/links.ts';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { EmailTemplate } from '#server/platform/email/template.ts';

interface NamedValues {
  /** The first name of whoever gets the mail. */
  readonly name: string;
}

interface LinkValues extends NamedValues {
  readonly token: string;
}

export const verifyEmailTemplate: EmailTemplate<LinkValues> = ({ words, product }, { name, token }) => ({
  subject: words('mails.verify.subject'),
  name,
  blocks: [
    { text: words('mails.verify.intro', { product }) },
    { button: words('mails.verify.button'), path: linkPath('verify', token) },
    { text: words('mails.verify.validity', { hours: LINK_HOURS.verify }) },
    { text: words('mails.verify.notYou') },
  ],
});

/** Tells somebody who registers with an address that has an account already; whoever else tries learns nothing. */
export const takenAddressEmail: EmailTemplate<NamedValues & { readonly isFamilyLost: boolean }> = (
  { words, product },
  { name, isFamilyLost },
) => ({
  subject: words('mails.takenAddress.subject'),
  name,
  blocks: [
    { text: words('mails.takenAddress.intro', { product }) },
    ...(isFamilyLost
      ? [
          { text: words('mails.takenAddress.family') },
          { button: words('mails.takenAddress.familyButton'), path: PAGE_PATHS.registerAsHostFamily },
        ]
      : []),
    { button: words('mails.takenAddress.signIn'), path: PAGE_PATHS.signIn },
    { text: words('mails.takenAddress.reset') },
    { button: words('mails.takenAddress.resetButton'), path: PAGE_PATHS.forgotPassword },
    { text: words('mails.takenAddress.notYou') },
  ],
});

export const resetEmail: EmailTemplate<LinkValues> = ({ words, product }, { name, token }) => ({
  subject: words('mails.reset.subject'),
  name,
  blocks: [
    { text: words('mails.reset.intro', { product }) },
    { button: words('mails.reset.button'), path: linkPath('reset', token) },
    { text: words('mails.reset.validity', { hours: LINK_HOURS.reset }) },
    { text: words('mails.reset.notYou') },
  ],
});

export const passwordChangedEmail: EmailTemplate<NamedValues> = ({ words, product }, { name }) => ({
  subject: words('mails.passwordChanged.subject'),
  name,
  blocks: [
    { text: words('mails.passwordChanged.intro', { product }) },
    { text: words('mails.passwordChanged.notYou') },
    { button: words('mails.passwordChanged.button'), path: PAGE_PATHS.forgotPassword },
  ],
});

/** To the address that an administrator has given an account. */
export const newAddressEmail: EmailTemplate<LinkValues> = ({ words, product }, { name, token }) => ({
  subject: words('mails.newAddress.subject'),
  name,
  blocks: [
    { text: words('mails.newAddress.intro', { product }) },
    { button: words('mails.verify.button'), path: linkPath('verify', token) },
    { text: words('mails.verify.validity', { hours: LINK_HOURS.verify }) },
    { text: words('mails.newAddress.notYou', { product }) },
  ],
});

/** To the address that the account had before; it does not tell the new one. */
export const addressChangedEmail: EmailTemplate<NamedValues> = ({ words, product }, { name }) => ({
  subject: words('mails.addressChanged.subject'),
  name,
  blocks: [
    { text: words('mails.addressChanged.intro', { product }) },
    { text: words('mails.addressChanged.notYou') },
    { button: words('mails.addressChanged.button'), path: PAGE_PATHS.contactUs },
  ],
});

export const providerLinkedEmail: EmailTemplate<NamedValues & { readonly provider: string }> = (
  { words, product },
  { name, provider },
) => ({
  subject: words('mails.providerLinked.subject'),
  name,
  blocks: [
    { text: words('mails.providerLinked.intro', { product, provider }) },
    { text: words('mails.providerLinked.notYou') },
    { button: words('mails.providerLinked.button'), path: PAGE_PATHS.contactUs },
  ],
});

/** Greets nobody by name: it outlives the account in the list of mails. */
export const accountDeletedEmail: EmailTemplate<Record<never, never>> = ({ words, product }) => ({
  subject: words('mails.accountDeleted.subject'),
  blocks: [
    { text: words('mails.accountDeleted.intro', { product }) },
    { text: words('mails.accountDeleted.kept') },
    { text: words('mails.accountDeleted.thanks') },
  ],
});

/** `inviter` is the full name of the administrator, or null when the product itself invites. */
export const invitationEmail: EmailTemplate<LinkValues & { readonly inviter: string | null }> = (
  { words, product },
  { name, token, inviter },
) => ({
  subject: words('mails.invitation.subject', { product }),
  name,
  blocks: [
    { text: inviter === null ? words('mails.invitation.introNobody', { product }) : words('mails.invitation.intro', { product, inviter }) },
    { button: words('mails.invitation.button'), path: linkPath('invite', token) },
    { text: words('mails.invitation.validity', { days: LINK_HOURS.invite / 24 }) },
  ],
});

export const deactivatedEmail: EmailTemplate<NamedValues> = ({ words, product }, { name }) => ({
  subject: words('mails.deactivated.subject'),
  name,
  blocks: [
    { text: words('mails.deactivated.intro', { product }) },
    { text: words('mails.deactivated.contact') },
    { button: words('mails.deactivated.button'), path: PAGE_PATHS.contactUs },
  ],
});
