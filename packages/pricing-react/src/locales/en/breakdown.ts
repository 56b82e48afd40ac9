// placeholder

import type { BreakdownMessages } from '../sections/breakdown.ts';

export const breakdown: BreakdownMessages = {
  title: '',
};
