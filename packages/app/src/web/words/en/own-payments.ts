// What a host is paid, in English.

export const ownPayments = {
  description: 'What you are paid for each stay: what is scheduled, what is on its way and what you have received.',
  hostings: 'Payments',
  stay: 'Stay',
  student: 'Student',
  noStay: 'Other payment',
  year: 'Year',
  yearTotal: 'Paid in {year}',
  yearHint: 'Counted by the day on which we paid: the sum for your tax return.',
  nothingPaid: 'Nothing has been paid in this year yet.',
  download: 'Download as CSV',
  empty: {
    title: 'No payments yet',
    text: 'Once a stay with you is booked, what you are paid for it appears here.',
  },
  draftName: 'Draft {id}',
  accept: 'Confirm',
  acceptTitle: 'Confirm {name}?',
  acceptText: 'You agree with nights, rate and amount. You can confirm it once.',
  acceptDone: 'Thank you: the invoice is confirmed.',
  acceptedAt: 'You confirmed on',
  query: 'Ask about it',
  queryMessage: 'I have a question about {name}: ',
  pdf: 'PDF',
  payouts: 'Payouts',
  isDraft: 'This is a draft. It gets its number and its final date when we approve it.',
} as const;
