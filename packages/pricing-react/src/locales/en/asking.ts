// English: what is said while a price is asked for, and where there is none.

import type { AskingMessages } from '../sections/asking.ts';

export const asking: AskingMessages = {
  loading: 'Updating…',
  refused: 'There is no price for these choices. Please check them.',
  failure: {
    offline: 'There is no connection.',
    timeout: 'The price is taking too long.',
    forbidden: 'You may not see this price. Please sign in.',
    busy: 'Many people are asking just now.',
    broken: 'The price can’t be worked out just now.',
  },
  retry: 'Try again',
};
