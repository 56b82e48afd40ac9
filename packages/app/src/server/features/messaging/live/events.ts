// The events of messaging that processes tell each other about.

declare module '#server/platform/realtime/events.ts' {
  interface RealtimeEvents {
    /** A message was added. */
    'message.added': { readonly conversationId: number; readonly messageId: number; readonly sequence: number };
    /** A message was withdrawn, or its link has a title now. */
    'message.changed': { readonly conversationId: number; readonly messageId: number };
    /** A participant has seen a conversation up to a message; or, null, made it unread from the start. */
    'message.seen': { readonly conversationId: number; readonly userId: number; readonly messageId: number | null };
    /** Something of a conversation has changed for everyone: its name, its state, its assignee. */
    'conversation.changed': { readonly conversationId: number };
    /** One of staff has added an internal note; `userId` is who asks support, and must not hear of it. */
    'conversation.noted': { readonly conversationId: number; readonly userId: number | null };
    /** Somebody has joined a conversation, or was taken out of it. */
    'conversation.participants': { readonly conversationId: number; readonly userId: number; readonly isIn: boolean };
    /** A user has archived, hidden or seen a conversation: their other tabs show it. */
    'conversation.own': { readonly conversationId: number; readonly userId: number };
  }
}

export {};
