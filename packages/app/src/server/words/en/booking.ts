// What is said against a booking, and in its mails, in English.

import type { BookingIssue, GuestIssue } from '#contract/booking/booking.shapes.ts';

export const booking = {
  issue: {
    childMissing: 'Choose who is travelling.',
    childAdult: 'This student will be 18 or older on arrival. Choose another.',
    childTwice: 'You’ve chosen this student twice.',
    childUnknown: 'This student no longer exists. Choose another.',
    childIncomplete: 'Some details your host family needs about this student are missing.',
    childAway: 'This student is on another trip on some of these days. Choose other dates or another student.',
    datesMissing: 'Choose arrival and departure dates.',
    datesReversed: 'Choose a departure date after the arrival date.',
    datesPast: 'These dates are in the past. Choose later dates.',
    datesTooLong: 'A stay can last up to one year. Choose an earlier departure date.',
    familyMissing: 'Choose a host family.',
    familyNotLive: 'This family isn’t hosting at the moment. Choose another.',
    familyTooSmall: 'This family doesn’t have enough beds for all your students.',
    familyTaken: 'This family isn’t free on these dates. Choose other dates or another family.',
    backupIsPrimary: 'Choose a different family as the backup.',
    backupNotLive: 'The backup family isn’t hosting at the moment.',
    backupTaken: 'The backup family isn’t free on these dates.',
    campUnknown: 'This camp week has been cancelled.',
    campOutsideDates: 'This camp week is outside the stay’s dates.',
    campClash: 'You’ve already chosen another camp for this week.',
    campFull: 'This camp week is full. Choose another.',
    campMissing: 'Choose a camp, or choose a stay with full family days.',
    campsNotWanted: 'A stay with full family days has no camps. Choose another type of stay, or remove the camps.',
    noPrice: 'We can’t price this stay with these details.',
    discountUnknown: 'This code doesn’t apply to this stay.',
    tripOver: 'This enquiry is already booked or cancelled, or is for other children. Book a new trip instead.',
    familySaidNo: 'This family can’t host this stay any more. Choose another.',
  } satisfies Record<Exclude<BookingIssue, GuestIssue>, string>,
  mail: {
    refused: {
      subject: 'Booking not completed: you’ll get a full refund',
      intro: 'We’re sorry. Someone else took the beds for your stay from {from} to {to} before your payment to {product} arrived.',
      money: 'We’re refunding you in full: {amount} {currency}. You don’t need to do anything.',
      button: 'Find another family',
    },
    experience: {
      subject: 'We’ve received your request ({reference})',
      intro: 'Thank you for requesting an experience from {product}.',
      reference: 'Quote this reference if you contact us: {reference}',
      next: 'We’ll email you a proposal. If you create an account with this email address, you’ll find your request there.',
      nextFamily:
        'We’ll ask your chosen family if they can host you, and email you their answer. If you create an account with this email address, you’ll find your request there.',
      claim:
        'To follow your request and book, sign in or register with this email address. Then confirm on your start page that the request is yours.',
      claimButton: 'View start page',
      notYou: 'If you didn’t ask for this, you can ignore this email.',
    },
  },
} as const;
