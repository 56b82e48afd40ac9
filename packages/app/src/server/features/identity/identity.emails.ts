// Emails about accounts.

import { LINK_HOURS, linkPath } from '#contract/identity/links.ts';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { EmailTemplate } from '#server/platform/email/template.ts';

interface NamedValues {
  /** First name of the recipient. */
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

/**
 * Sent to the owner of an address that is already registered when someone registers with it, so that only the owner learns of the account.
 */
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

/** Sent to the new address that an administrator has given an account. */
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

/** Sent to the previous address of the account; doesn't mention the new one. */
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

/** Has no name in the greeting, because the email stays in the list of emails after the account is deleted. */
export const accountDeletedEmail: EmailTemplate<Record<never, never>> = ({ words, product }) => ({
  subject: words('mails.accountDeleted.subject'),
  blocks: [
    { text: words('mails.accountDeleted.intro', { product }) },
    { text: words('mails.accountDeleted.kept') },
    { text: words('mails.accountDeleted.thanks') },
  ],
});

/** `inviter` is the administrator's full name, or null if the system sends the invitation. */
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
