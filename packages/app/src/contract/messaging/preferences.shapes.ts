// The shape of how a user wants to hear of new messages.

import * as z from 'zod';

/** Ten minutes after a message that nobody has read, once a day in one email, or never. */
export const EMAIL_CHOICES = ['soon', 'digest', 'never'] as const;

export type EmailChoice = (typeof EMAIL_CHOICES)[number];

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const preferences = z.object({
  sound: z.boolean(),
  email: z.enum(EMAIL_CHOICES),
  /** Between these times of the user's own time zone nothing is pushed or emailed; null for no quiet hours. */
  quietFrom: time.nullable(),
  quietTo: time.nullable(),
});

export type MessagingPreferences = z.output<typeof preferences>;
