// What the live channel carries of conversations: to the server which one is open and who types, to the people what is new.

import type { MessageRecord } from './message.shapes.ts';

/** A conversation gets a message: for its people, and for staff who have it open. */
export interface MessageAdded {
  readonly conversationId: number;
  readonly sequence: number;
  /** In the reader's language; null if the reader may see nothing of it. */
  readonly message: MessageRecord | null;
  /** One line of it, for lists and toasts. */
  readonly preview: string;
  /** The title of the conversation, as the reader sees it. */
  readonly title: string;
  /** Whether the reader sent it, perhaps on another device. */
  readonly isOwn: boolean;
}

declare module '#contract/platform/realtime.ts' {
  interface ServerEvents {
    'message.added': MessageAdded;
    /** A message was withdrawn, got the title of its link, or its action was taken; without `message` it has to be read again. */
    'message.changed': { readonly conversationId: number; readonly messageId: number; readonly message: MessageRecord | null };
    seen: { readonly conversationId: number; readonly userId: number; readonly messageId: number };
    typing: { readonly conversationId: number; readonly userId: number; readonly firstName: string; readonly isTyping: boolean };
    /** Its state, participants or rights have changed. */
    'conversation.changed': { readonly conversationId: number };
    /** For staff who take no part in it: a conversation of their lists has a new message or has changed. */
    'conversation.updated': { readonly conversationId: number };
    /** For staff: a colleague has added an internal note. */
    'conversation.noted': { readonly conversationId: number };
    'conversation.participants': { readonly conversationId: number; readonly userId: number; readonly isIn: boolean };
    /** Something of the reader alone has changed, such as what they have read, perhaps on another device. */
    'conversation.own': { readonly conversationId: number };
  }

  interface ClientEvents {
    /** From now on everything of the conversation is sent, also to staff who have not joined it. */
    'conversation.open': { readonly payload: { readonly conversationId: number }; readonly answer: { readonly lastSequence: number } };
    'conversation.close': { readonly payload: { readonly conversationId: number }; readonly answer: object };
    typing: { readonly payload: { readonly conversationId: number; readonly isTyping: boolean }; readonly answer: object };
  }
}
