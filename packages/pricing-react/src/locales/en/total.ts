// English texts of the live total.

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
  earlier: 'For your earlier choices',
  codeNotApplied: ({ code }) => `Code “${code}” doesn’t apply to this stay.`,
  campUnpriced: 'Part of the camp has no price yet and isn’t in the total.',
  warning: 'Check these choices.',
  spoken: ({ amount }) => `Total ${amount}, all taxes and fees included.`,
};
