// Writing to a host family before booking, in English.

export const contactFamily = {
  intro: 'Tell the family about your children and dates, and ask your questions.',
  form: 'Message to the family',
  children: 'Children',
  dates: 'Dates',
  message: 'Your message',
  send: 'Send',
  sent: 'Message sent',
  alreadyOpen: 'You already have an enquiry with this family',
  writeOther: 'Ask about other children or dates',
  student: 'Student',
  studentHint: 'You’re writing for this student’s parents.',
  toTrip: 'View enquiry',
  noChildren: 'No children in your account yet',
  noChildrenText: 'The family needs to know who will stay. Add a child first.',
  addChild: 'Add child',
  noFamily: 'Host family not found',
  toSearch: 'Find a family',
} as const;
