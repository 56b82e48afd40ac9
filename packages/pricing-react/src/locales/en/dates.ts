// placeholder

import type { DateMessages } from '../sections/dates.ts';

export const dates: DateMessages = {
  title: '',
};
