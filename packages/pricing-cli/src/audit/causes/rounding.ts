// Cause: halves rounded the other way.

import { withSupposition } from '../scenario.ts';
import { type CauseFamily, variant } from './cause.ts';

export const rounding: CauseFamily = {
  name: 'rounding',
  variants: ({ scenario }) => {
    const stated = scenario.pricer.book.policy.rounding;
    const other = stated === 'half-up' ? 'half-even' : 'half-up';
    return [variant('rounding', `rounded ${other} instead of ${stated}`, (before) => withSupposition(before, { rounding: other }))];
  },
};
