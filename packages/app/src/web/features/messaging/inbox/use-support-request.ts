// Opens the reader's own request to support, or the form for the first message of a new one.

import { readSupportConversation } from '#contract/messaging/support.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';

interface Ways {
  readonly onOpen: (conversationId: number) => void;
  readonly onNew: () => void;
}

/** Returns a function for the button; an open request is continued, and after a closed one a new one begins. */
export function useSupportRequest({ onOpen, onNew }: Ways): () => Promise<void> {
  return async () => {
    const found = await attemptRequest(call(readSupportConversation, {}));
    if (found === null) return;
    const { conversation } = found;
    if (conversation === null || conversation.closedReason !== null) onNew();
    else onOpen(conversation.id);
  };
}
