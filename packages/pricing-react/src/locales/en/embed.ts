// What an element says in English until its widget can be shown.

import type { EmbedMessages } from '../sections/embed.ts';

export const embed: EmbedMessages = {
  loading: 'Loading prices…',
  nothing: 'No prices have been set up here yet.',
  failed: {
    unreachable: 'The prices could not be loaded. Check your connection, then try again.',
    status: 'The prices could not be loaded: they are not where this page looks for them.',
    unreadable: 'The prices could not be loaded: what came back is not a price book this page can read.',
  },
  retry: 'Try again',
};
