// The events of messaging that processes tell each other about.

declare module '#server/platform/realtime/events.ts' {
  interface RealtimeEvents {
    /** Something of a conversation has changed for everyone: its name, its state, its assignee. */
    'conversation.changed': { readonly conversationId: number };
    /** Somebody has joined a conversation, or was taken out of it. */
    'conversation.participants': { readonly conversationId: number; readonly userId: number; readonly isIn: boolean };
    /** A user has archived, hidden or seen a conversation: their other tabs show it. */
    'conversation.own': { readonly conversationId: number; readonly userId: number };
  }
}

export {};
