// Emails of bookings: a paid booking that had to be refused, and the confirmation of an experience request.

import type { Locale } from '#contract/platform/locales.ts';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { EmailTemplate } from '#server/platform/email/template.ts';

interface Refused {
  readonly name: string;
  readonly amount: string;
  readonly currency: string;
  readonly locale: Locale;
  readonly fromDate: string;
  readonly toDate: string;
}

/** Formats a calendar date in a locale, independent of time zones. */
function dayIn(locale: Locale, day: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

export const bookingRefusedEmail: EmailTemplate<Refused> = ({ words, product }, { name, amount, currency, locale, fromDate, toDate }) => ({
  subject: words('booking.mail.refused.subject'),
  name,
  blocks: [
    { text: words('booking.mail.refused.intro', { product, from: dayIn(locale, fromDate), to: dayIn(locale, toDate) }) },
    { text: words('booking.mail.refused.money', { amount, currency }) },
    {
      button: words('booking.mail.refused.button'),
      path: `${PAGE_PATHS.travelBooking}?${new URLSearchParams({ from: fromDate, to: toDate, step: 'family' })}`,
    },
  ],
});

interface Received {
  readonly reference: string;
  /** Null if it isn't known whether the address belongs to the sender. */
  readonly name: string | null;
  /** Whether a family was chosen, which is then asked. */
  readonly asksFamily: boolean;
}

export const experienceEmail: EmailTemplate<Received> = ({ words, product }, { reference, name, asksFamily }) => ({
  subject: words('booking.mail.experience.subject', { reference }),
  ...(name === null ? {} : { name }),
  blocks: [
    { text: words('booking.mail.experience.intro', { product }) },
    { text: words('booking.mail.experience.reference', { reference }) },
    { text: words(asksFamily ? 'booking.mail.experience.nextFamily' : 'booking.mail.experience.next') },
    ...(name === null
      ? [
          { text: words('booking.mail.experience.claim') },
          { button: words('booking.mail.experience.claimButton'), path: PAGE_PATHS.travelDashboard },
          { text: words('booking.mail.experience.notYou') },
        ]
      : []),
  ],
});
