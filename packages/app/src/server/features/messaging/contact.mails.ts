// The mail to whoever has written to us.

import type { Block, MailTemplate } from '#server/platform/mail/template.ts';

interface Received {
  readonly reference: string;
  /** What they wrote; null where nobody knows whether the address is theirs: nobody sends their words to others through us. */
  readonly own: { readonly name: string; readonly message: string } | null;
}

export const contactReceivedMail: MailTemplate<Received> = ({ words, product }, { reference, own }) => {
  const written: Block[] =
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
