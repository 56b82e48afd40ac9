// Writing to us, in English.

import { names } from '#contract/words/en/names.ts';

export const contact = {
  title: 'Contact us',
  intro: 'Ask us anything about stays, families and bookings. We’ll reply by email.',
  signedInAs: 'We’ll reply to {name} at {email}.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'Optional, if you’d like us to call you.',
  topic: 'Topic',
  topics: names.contactTopic,
  message: 'Message',
  trap: 'Leave this field empty',
  send: 'Send message',
  sentTitle: 'Message sent',
  sentText: 'We’ll email a confirmation to {email}, then reply by email.',
  reference: 'Your reference',
  referenceHint: 'Quote this reference if you contact us again.',
  another: 'Send another message',
  home: 'Go to home page',
} as const;
