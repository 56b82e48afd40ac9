// Reconciliation: what does not fit and where it is mended, in English.

export const reconciliation = {
  description: 'Trips, quotes, invoices, payments and payouts held against each other: what does not fit, and where it is mended.',
  checks: 'Checks',
  showAll: 'Show all checks',
  search: 'Search names and figures',
  empty: {
    title: 'Everything fits',
    text: 'No check has found anything.',
  },
  mend: {
    trip: 'Open the trip',
    newInvoice: 'Create the invoice',
    invoice: 'Open the invoice',
    payment: 'Open the payment',
    events: 'Open the payments',
    payout: 'Open the payout',
    purchaseInvoice: 'Open the purchase invoice',
    expense: 'Open the expense',
  },
  summary:
    '{count, plural, =0 {None of {all} checks has found anything.} one {# of {all} checks has found something.} other {# of {all} checks have found something.}}',
} as const;
