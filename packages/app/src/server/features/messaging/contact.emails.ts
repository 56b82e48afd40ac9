// The email that confirms a contact message to its sender.

import type { EmailBlock, EmailTemplate } from '#server/platform/email/template.ts';

interface ContactEmailValues {
  readonly reference: string;
  /** What the sender wrote; null if the address isn't verified, so that nobody can use us to send text to others. */
  readonly own: { readonly name: string; readonly message: string } | null;
}

export const contactReceivedEmail: EmailTemplate<ContactEmailValues> = ({ words, product }, { reference, own }) => {
  const written: EmailBlock[] =
    own === null
      ? [{ text: words('notificationMails.contactReceived.notYou') }]
      : [{ text: words('notificationMails.contactReceived.quoted') }, { text: own.message }];
  return {
    subject: words('notificationMails.contactReceived.subject', { reference }),
    ...(own === null ? {} : { name: own.name }),
    blocks: [
      { text: words('notificationMails.contactReceived.intro', { product }) },
      { text: words('notificationMails.contactReceived.reference', { reference }) },
      ...written,
    ],
  };
};
