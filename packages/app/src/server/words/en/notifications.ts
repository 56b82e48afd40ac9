// What mails say that go with notifications, and to whom has written to us, in English.

export const notificationMails = {
  button: 'Open my notifications',
  settings: 'You can switch off mails of this kind in the settings of your notifications.',
  once: 'Until you have read it, no further mail of this kind is sent to you.',
  roleChanged: {
    subject: 'What you can do with {product} has changed',
    intro: 'An administrator has changed the roles of your account with {product}.',
  },
  accountViewed: {
    subject: 'An administrator has looked at your account',
    intro: 'An administrator has begun to look at {product} as you see it, as they do to help. They can change nothing while they look.',
    notAsked: 'If you wonder why, please contact us.',
  },
  hostFamilyRegistered: {
    subject: 'A host family has registered',
    intro: 'A family has registered to host with {product} and waits for its vetting.',
  },
  bookingRefused: {
    subject: 'A paid booking could not be made',
    intro: 'Somebody paid for a stay with {product} after its beds had been taken. The money goes back by itself.',
  },
  childLinked: {
    subject: 'A child was linked to your account with {product}',
    intro: 'Our team has linked a child to your account with {product}: you now see what is known of the child, and the trips.',
    notYours: 'If this is not your child, please contact us.',
  },
  tripNews: { intro: 'There is news of a stay that you have to do with at {product}.' },
  tripPriceChanged: {
    subject: '{name}: the price of the stay has changed',
    more: 'The price was {before} {currency} and is {after} {currency} now: {difference} {currency} more.',
    less: 'The price was {before} {currency} and is {after} {currency} now: {difference} {currency} less.',
    asked: 'The parent is asked to agree first. Nothing is billed or charged until then.',
    settled: 'Nothing is charged by this. Our team settles the difference by an invoice or a credit note.',
  },
  contactEnquiry: {
    subject: 'Somebody has written to us ({reference})',
    intro: 'A message has come in through the contact form of {product}. Its reference is {reference}.',
  },
  campaign: {
    why: 'You get this mail because you have an account with {product}. If you want no more messages of this kind, opt out in the settings of your notifications.',
    button: 'Open my notifications',
  },
  contactReceived: {
    subject: 'We have your message ({reference})',
    intro: 'Thank you for writing to {product}. We have your message and will answer by e-mail.',
    reference: 'Please name this reference when you write about it again: {reference}',
    quoted: 'This is what you wrote:',
    notYou: 'If you have not written to us, somebody has given your address by mistake. You need not do anything.',
  },
} as const;
