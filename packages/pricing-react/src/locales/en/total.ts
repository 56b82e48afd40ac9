// placeholder

import type { TotalMessages } from '../sections/total.ts';

export const total: TotalMessages = {
  title: '',
};
