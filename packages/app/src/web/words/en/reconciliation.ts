// Reconciliation: what does not fit and where it is mended, in English.

export const reconciliation = {
  description: 'Compares trips, quotes, invoices, payments and payouts, and lists discrepancies to resolve.',
  checks: 'Checks',
  showAll: 'Show all checks',
  search: 'Search by name or amount',
  empty: {
    title: 'No discrepancies',
    text: 'All checks passed.',
  },
  mend: {
    trip: 'View trip',
    newInvoice: 'Create invoice',
    invoice: 'View invoice',
    payment: 'View payment',
    events: 'View payments',
    payout: 'View payout',
    purchaseInvoice: 'View purchase invoice',
    expense: 'View expense',
  },
  summary:
    '{count, plural, =0 {All {all} checks passed.} one {# of {all} checks found discrepancies.} other {# of {all} checks found discrepancies.}}',
} as const;
