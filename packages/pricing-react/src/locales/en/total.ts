// English: what the live total says.

import type { TotalMessages } from '../sections/total.ts';

export const total: TotalMessages = {
  title: 'Total',
  included: 'All taxes and fees included',
  nights: { one: '# night', other: '# nights' },
  students: { one: '# student', other: '# students' },
  stay: ({ nights, students }) => `${nights}, ${students}`,
  saving: ({ amount }) => `You save ${amount}`,
  more: ({ amount }) => `${amount} more than before`,
  less: ({ amount }) => `${amount} less than before`,
  same: 'Same total as before',
  kind: {
    hosting: 'Hosting',
    camp: 'Camp',
    trust_fee: 'Trust fee',
    transfer: 'Transfers',
    horse: 'Horse riding',
    immersion: 'Immersion',
    other: 'Other services',
    discount: 'Discount',
    vat: 'VAT',
  },
  empty: 'Choose a family and dates.',
  loading: 'Updating…',
  earlier: 'For your earlier choices',
  refused: 'There is no price for these choices. Please check them.',
  failure: {
    offline: 'There is no connection.',
    timeout: 'The price is taking too long.',
    forbidden: 'You may not see this price. Please sign in.',
    busy: 'Many people are asking just now.',
    broken: 'The price can’t be worked out just now.',
  },
  retry: 'Try again',
  codeNotApplied: ({ code }) => `The code “${code}” applies to nothing in this stay.`,
  campUnpriced: 'Part of the camp has no price yet and is not in the total.',
  warning: 'Please check these choices.',
  spoken: ({ amount }) => `Total ${amount}, all taxes and fees included.`,
};
