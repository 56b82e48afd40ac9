// Writing to a host family before booking, in English.

export const contactFamily = {
  intro: 'Tell the family who would come and when, and ask what you want to know.',
  form: 'Message to the family',
  children: 'For whom?',
  dates: 'When?',
  message: 'Your message',
  send: 'Send',
  sent: 'Your message is on its way to the family.',
  alreadyOpen: 'You have an enquiry with this family already; here it is.',
  writeOther: 'Write for another child or other days',
  student: 'Student',
  studentHint: 'For whom you write. The parents are those of the student.',
  toTrip: 'Open the enquiry',
  noChildren: 'There is no child in your account yet',
  noChildrenText: 'The family wants to know who would come.',
  addChild: 'Add a child',
  noFamily: 'There is no such host family',
  toSearch: 'Find a family',
} as const;
