// English messages of an element before its widget is shown.

import type { EmbedMessages } from '../sections/embed.ts';

export const embed: EmbedMessages = {
  loading: 'Loading prices…',
  nothing: 'No prices have been set up here yet.',
  failed: {
    unreachable: 'We couldn’t load the prices. Check your connection and try again.',
    status: 'We couldn’t load the prices: the server returned an error.',
    unreadable: 'We couldn’t load the prices: this isn’t a valid price book.',
  },
  retry: 'Try again',
};
