// The privacy notice that stands as long as editors have published none of their own, in English.

export const privacyNotice = {
  title: 'Privacy notice',
  description: 'What we store about you and your children, who can see it, and how to change or delete it.',
  account:
    'Your account: name, email address, phone number, language, time zone and picture. We store your password only as a hash, which no one can reverse.',
  children:
    'The children you add: name, date of birth, gender, country, hobbies, photos, documents, and details about allergies, medical conditions, vaccination and habits. We need these to find a suitable family and to look after your child.',
  stays: 'Your stays: bookings, dates, travel details and messages, with their invoices and payments.',
  readers:
    'Host families you ask, and families who host your child, can see the details marked on your child’s page as shown to hosts, and the messages you send them. Our staff can see the details they need for their work. We record every change and its author.',
  payments:
    'You enter card details on our payment provider’s pages. We never receive or store them. We store the amount, the date and the result.',
  cookies: 'We only set the cookies we need to sign you in and protect your account. We don’t use advertising or tracking cookies.',
  kept: 'We keep your details until you delete your account in its settings. Accounting law requires us to keep invoices and payments. We remove the rest of your personal details.',
  rights:
    'You can view, correct and delete your details in your account at any time. For a copy, an objection or a complaint, contact us on the contact page.',
} as const;
