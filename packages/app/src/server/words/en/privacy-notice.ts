// The privacy notice that stands as long as editors have published none of their own, in English.

export const privacyNotice = {
  title: 'Privacy notice',
  description: 'What we keep about you and your children, who sees it, and how you can change or delete it.',
  account:
    'Your account: name, email address, phone number, language, time zone and picture. Your password is stored only as a hash that nobody can turn back.',
  children:
    'The children you add: name, date of birth, gender, country, hobbies, photos, documents, and what you tell us about allergies, medical conditions, vaccination and habits. We need it to find a family that fits and to look after your child.',
  stays: 'Your stays: bookings, dates, travel details, messages, and the invoices and payments that belong to them.',
  readers:
    'Host families you ask, and families who host your child, see what your child’s page marks as shown to hosts, and the messages you send them. Our staff see what their work needs. Every change is recorded with its author.',
  payments:
    'You type card details into the pages of our payment provider. We never receive or store them; we keep the amount, the date and the result.',
  cookies: 'We set only the cookies that signing in and protecting your account need. We do not use advertising or tracking cookies.',
  kept: 'We keep your details until you delete your account, which you can do in its settings. Invoices and payments stay, as the law on accounting requires; the rest of your personal details is removed.',
  rights:
    'You can see, correct and delete your details in your account at any time. For a copy, an objection or a complaint, write to us through the contact page.',
} as const;
