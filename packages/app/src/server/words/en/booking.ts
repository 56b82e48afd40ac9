// What is said against a booking, and in its mails, in English.

import type { BookingIssue, IssueOfGuests } from '#contract/booking/booking.shapes.ts';

export const booking = {
  issue: {
    childMissing: 'Please choose who travels.',
    childAdult: 'This student is 18 or older on the first day. Please choose another one.',
    childTwice: 'This student is chosen twice.',
    childUnknown: 'This student is not there any more. Please choose another one.',
    childIncomplete: 'Something the host family has to know about this student is still missing.',
    childAway: 'This student is on another trip on some of these days. Please choose other days or another student.',
    datesMissing: 'Please choose the first and the last day.',
    datesReversed: 'The last day has to come after the first one.',
    datesPast: 'These days have begun already. Please choose later ones.',
    datesTooLong: 'A stay can be a year long at most.',
    familyMissing: 'Please choose a host family.',
    familyNotLive: 'This family does not take guests at the moment. Please choose another one.',
    familyTooSmall: 'This family has too few beds for so many students.',
    familyTaken: 'This family is not free on these days. Please choose other dates or another family.',
    backupIsPrimary: 'The backup has to be another family than the one chosen.',
    backupNotLive: 'The backup family does not take guests at the moment.',
    backupTaken: 'The backup family is not free on these days.',
    campUnknown: 'This week of the camp does not take place any more.',
    campOutsideDates: 'This week of the camp lies outside the stay.',
    campClash: 'Another camp is chosen for this week already.',
    campFull: 'This week of the camp is full. Please choose another one.',
    campMissing: 'No camp is chosen yet. A stay without camps is one of full family days.',
    campsNotWanted: 'A stay of full family days has no camps. Choose another kind of stay, or take the camps out.',
    noPrice: 'This stay cannot be priced as it is.',
    discountUnknown: 'This code gives no discount for this stay.',
    tripOver: 'This enquiry is booked or cancelled by now, or it is for other children. Please book these as a new trip.',
    familySaidNo: 'This family can not take this stay any more. Please choose another one.',
  } satisfies Record<Exclude<BookingIssue, IssueOfGuests>, string>,
  mail: {
    refused: {
      subject: 'Your booking could not be made, and your money comes back',
      intro:
        'Your payment to {product} for the stay from {from} to {to} came after the beds had been taken by somebody else. We are sorry.',
      money: 'All of it, {amount} {currency}, is on its way back to you. You need not do anything.',
      button: 'Find another family',
    },
    experience: {
      subject: 'We have your request ({reference})',
      intro: 'Thank you for asking {product} for an experience. Your request has reached us.',
      reference: 'Please name this reference when you write about it: {reference}',
      next: 'We look for what fits and write to you with a proposal. If you make an account with this address, you find your request there.',
      nextFamily:
        'We ask the family that you have chosen whether they can take you in, and write to you with their answer. If you make an account with this address, you find your request there.',
      claim:
        'To follow the request and to book, sign in with this email address, or register with it, and confirm on your start page that the request is yours.',
      claimButton: 'Go to my start page',
      notYou: 'If you have not asked us, somebody has given your address by mistake. You need not do anything.',
    },
  },
} as const;
