// The emails with the link to a registration that isn't finished: asked for, or as a reminder.

import type { EmailTemplate } from '#server/platform/email/template.ts';

interface RegistrationLink {
  /** The page on which the registration goes on. */
  readonly path: string;
  /** The last day on which the link works. */
  readonly days: number;
}

export const registrationLinkEmail: EmailTemplate<RegistrationLink> = ({ words, product }, { path, days }) => ({
  subject: words('mails.registrationLink.subject'),
  blocks: [
    { text: words('mails.registrationLink.intro', { product }) },
    { button: words('mails.registrationLink.button'), path },
    { text: words('mails.registrationLink.note', { days }) },
    { text: words('mails.registrationLink.ignore') },
  ],
});

interface RegistrationReminder extends RegistrationLink {
  /** The first name that was typed; empty if none was. */
  readonly name: string;
  /** The page that ends reminders. */
  readonly stopPath: string;
}

export const registrationReminderEmail: EmailTemplate<RegistrationReminder> = ({ words, product }, { name, path, stopPath, days }) => ({
  subject: words('mails.registrationReminder.subject'),
  ...(name === '' ? {} : { name }),
  blocks: [
    { text: words('mails.registrationReminder.intro', { product }) },
    { button: words('mails.registrationLink.button'), path },
    { text: words('mails.registrationReminder.note', { days }) },
    { button: words('mails.registrationReminder.stop'), path: stopPath },
  ],
});
