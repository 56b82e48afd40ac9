// English messages while a price is loading, and if there is none.

import type { AskingMessages } from '../sections/asking.ts';

export const asking: AskingMessages = {
  loading: 'Updating…',
  refused: 'There is no price for these choices. Check them.',
  failure: {
    offline: 'No connection.',
    timeout: 'Loading the price took too long.',
    forbidden: 'Sign in to see this price.',
    busy: 'Too many requests right now.',
    broken: 'The price can’t be calculated right now.',
  },
  retry: 'Try again',
};
