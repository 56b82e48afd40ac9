// Writing to us, in English.

import { names } from '#contract/words/en/names.ts';

export const contact = {
  title: 'Contact us',
  intro: 'Ask us anything about stays, families and bookings. We answer by e-mail.',
  signedInAs: 'We answer to {email}, as {name}.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'If you would like us to call you.',
  topic: 'Topic',
  topics: names.contactTopic,
  message: 'Message',
  trap: 'Please leave this field empty',
  send: 'Send message',
  sentTitle: 'Thank you, we have your message',
  sentText: 'A confirmation is on its way to {email}. We answer by e-mail.',
  reference: 'Your reference',
  referenceHint: 'Please name it when you write about this again.',
  another: 'Write another message',
  home: 'To the start page',
} as const;
