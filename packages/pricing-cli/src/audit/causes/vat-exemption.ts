// Cause: VAT charged to an exempt booking, or not charged to another.

import { withRequest } from '../scenario.ts';
import { type CauseFamily, variant } from './cause.ts';

export const vatExemption: CauseFamily = {
  name: 'vat_exempt',
  variants: ({ scenario: { request } }) => {
    const detail = request.vatExempt ? 'VAT charged, but the booking is exempt' : 'no VAT charged, but the booking is not exempt';
    return [variant('vat', detail, (before) => withRequest(before, { vatExempt: !request.vatExempt }))];
  },
};
