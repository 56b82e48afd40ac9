// What every part of an open thread needs: the conversation, who reads it, and what can be done with a message.

import { createContext, use } from 'react';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import type { Outbox } from '#web/features/messaging/outbox/outbox.ts';
import type { OutboxItem } from '#web/features/messaging/outbox/outbox-item.ts';
import type { TranslationStore } from './translations.ts';

/** Whose inbox the thread is in: it decides where links to a trip lead. */
export type ThreadView = 'staff' | 'host' | 'parent';

export interface ThreadContextValue {
  readonly conversation: ConversationRecord;
  readonly view: ThreadView;
  readonly ownId: number;
  readonly canWrite: boolean;
  /** The words searched for in the inbox, to mark; empty without a search. */
  readonly search: string;
  readonly outbox: Outbox | null;
  readonly translations: TranslationStore;
  readonly onReply: (message: MessageRecord) => void;
  readonly onReport: (message: MessageRecord) => void;
  readonly onChanged: (message: MessageRecord) => void;
  /** Shows the message that a reply quotes. */
  readonly onJump: (messageId: number) => void;
  readonly onOpenImage: (messageId: number) => void;
  /** Takes a message that was not sent back into the composer. */
  readonly onEdit: (item: OutboxItem) => void;
  /** Opens a meeting; without it, only its calendar file is offered. */
  readonly onMeeting: ((meetingId: number) => void) | undefined;
}

export const ThreadContext = createContext<ThreadContextValue | null>(null);

/** @throws TypeError outside a thread */
export function useThreadContext(): ThreadContextValue {
  const value = use(ThreadContext);
  if (value === null) throw new TypeError('This part is shown in a thread.');
  return value;
}
