// The events of messaging on the live channel.

import type { MessageRecord } from './message.shapes.ts';

/** A new message, for its thread, for lists and for notices. */
export interface AddedMessage {
  readonly conversationId: number;
  readonly sequence: number;
  /** As the reader may see it. */
  readonly message: MessageRecord;
  /** The title of the conversation, as the reader knows it. */
  readonly title: string;
  /** One line in the reader's language. */
  readonly preview: string;
  /** Whether the reader wrote it, here or on another device. */
  readonly isOwn: boolean;
}

declare module '#contract/platform/realtime.ts' {
  interface ServerEvents {
    'message.added': AddedMessage;
    /** A message was withdrawn, got the title of its link, or its action was taken. */
    'message.changed': { readonly conversationId: number; readonly message: MessageRecord };
    /** Its state, title or rights have changed. */
    'conversation.changed': { readonly conversationId: number };
    /** The reader has read, marked or archived it, perhaps on another device. */
    'conversation.own': { readonly conversationId: number };
    /** Somebody was added or removed; perhaps the reader. */
    'conversation.participants': { readonly conversationId: number; readonly userId: number; readonly isIn: boolean };
    seen: { readonly conversationId: number; readonly userId: number; readonly messageId: number };
    typing: { readonly conversationId: number; readonly userId: number; readonly firstName: string; readonly isTyping: boolean };
  }
}
