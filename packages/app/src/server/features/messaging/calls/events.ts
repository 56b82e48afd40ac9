// The events of calls that processes tell each other about.

declare module '#server/platform/realtime/events.ts' {
  interface RealtimeEvents {
    'call.started': { readonly callId: number; readonly conversationId: number; readonly userId: number };
    /** One kind for all changes of a device, so that they keep their order. */
    'call.peer': { readonly callId: number; readonly peerId: string; readonly change: 'joined' | 'changed' | 'left' };
    'call.ended': { readonly callId: number };
  }
}

export {};
