// Requests of a thread: its messages, what was seen of them, and what is done with one of them.

import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { readConversation } from '#contract/messaging/conversations.endpoints.ts';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { listMessages, markSeen, withdrawMessage } from '#contract/messaging/messages.endpoints.ts';
import { refreshLists, showRead } from '#web/features/messaging/conversations.api.ts';
import { reloadUnreadCounts } from '#web/features/messaging/unread-counts.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { createThreadLoader } from './load-thread.ts';
import { mergeSeen } from './seen.model.ts';
import type { MessagesPage } from './thread.model.ts';

/** Messages that are asked for at once after an interruption. */
const CATCH_UP_SIZE = 100;

const keyOf = (id: number) => toQueryKey(readConversation, { params: { id } });

/** Reads the conversation again; everything that shows it gets the answer. */
async function fetchConversation(id: number): Promise<ConversationRecord> {
  const conversation = await call(readConversation, { params: { id } }, { background: true, quiet: true });
  queryClient.setQueryData(keyOf(id), conversation);
  return conversation;
}

/** Changes the conversation wherever it is shown. */
export function changeConversation(id: number, change: (conversation: ConversationRecord) => ConversationRecord): void {
  queryClient.setQueryData<ConversationRecord>(keyOf(id), (known) => known && change(known));
}

/** Whether the conversation is being read again: that answer may be older than what the live channel has just told. */
export function isConversationLoading(id: number): boolean {
  return queryClient.isFetching({ queryKey: keyOf(id), exact: true }) > 0;
}

/** Reads the newest messages, those before a sequence, or those after one. */
export async function fetchMessages(
  conversationId: number,
  range: { readonly before: number } | { readonly after: number } | Record<string, never> = {},
): Promise<MessagesPage> {
  const perPage = 'after' in range ? { perPage: CATCH_UP_SIZE } : {};
  return await call(listMessages, { query: { conversationId, ...range, ...perPage } }, { background: true, quiet: true });
}

/** Loads a conversation with its newest messages; refusals are final. */
export const loadThread = createThreadLoader({
  async load(conversationId) {
    const [conversation, page] = await Promise.all([fetchConversation(conversationId), fetchMessages(conversationId)]);
    return { conversation, page };
  },
  isFinal: (error) => error instanceof ApiFailure && [401, 403, 404, 422].includes(error.statusCode),
});

/** Records what the user has seen, and updates what shows it. Failures are not shown: it is tried again with the next message. */
export async function markMessageSeen(body: {
  readonly userId: number;
  readonly conversationId: number;
  readonly messageId: number;
}): Promise<void> {
  const { lastSeenMessages } = await call(markSeen, { body }, { background: true, quiet: true });
  changeConversation(body.conversationId, (conversation) => ({
    ...conversation,
    lastSeenMessages: mergeSeen(conversation.lastSeenMessages, lastSeenMessages, body.userId),
    isUnread: false,
  }));
  showRead(body.conversationId);
  reloadUnreadCounts();
  refreshLists();
}

/** Withdraws an own message. */
export async function withdraw(id: number): Promise<MessageRecord> {
  return await call(withdrawMessage, { params: { id } });
}
