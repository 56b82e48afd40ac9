// The email that asks a referee for a reference.

import { referencePath } from '#contract/vetting/reference-path.ts';
import type { EmailTemplate } from '#server/platform/email/template.ts';

interface ReferenceEmailFields {
  /** The referee's. */
  readonly name: string;
  readonly family: string;
  readonly token: string;
  /** For how many days the link works. */
  readonly days: number;
  readonly isReminder: boolean;
}

export const referenceEmail: EmailTemplate<ReferenceEmailFields> = ({ words, product }, { name, family, token, days, isReminder }) => ({
  subject: isReminder ? words('mails.reference.reminder', { family }) : words('mails.reference.subject', { family }),
  name,
  blocks: [
    { text: words('mails.reference.intro', { family, product }) },
    { button: words('mails.reference.button'), path: referencePath(token) },
    { text: words('mails.reference.note', { days, family }) },
  ],
});
