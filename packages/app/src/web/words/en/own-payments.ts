// What a host is paid, in English.

export const ownPayments = {
  description: 'Scheduled, sent and received payments for your stays.',
  hostings: 'Payments',
  stay: 'Stay',
  student: 'Student',
  noStay: 'Other payment',
  year: 'Year',
  yearTotal: 'Paid in {year}',
  yearHint: 'Total by payment date, for your tax return.',
  nothingPaid: 'No payments this year yet.',
  download: 'Download as CSV',
  empty: {
    title: 'No payments yet',
    text: 'Once a stay with you is booked, its payment appears here.',
  },
  draftName: 'Draft {id}',
  accept: 'Confirm',
  acceptTitle: 'Confirm {name}?',
  acceptText: 'You agree to the nights, rate and amount. You can’t undo this.',
  acceptDone: 'Invoice confirmed',
  acceptedAt: 'You confirmed on',
  query: 'Ask question',
  queryMessage: 'I have a question about {name}: ',
  pdf: 'PDF',
  payouts: 'Payouts',
  isDraft: 'This is a draft. It gets its number and final date when we approve it.',
} as const;
