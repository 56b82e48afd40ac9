// The state of a thread for a component: created and loaded with it.

import { useEffect, useState } from 'react';
import { fetchMessages, loadThread } from './messages.api.ts';
import { createThreadStore, type ThreadStore } from './thread-store.ts';

export function useThreadStore(conversationId: number, ownId: number): ThreadStore {
  const [store] = useState(() => createThreadStore({ conversationId, ownId, means: { load: loadThread, fetchMessages } }));
  useEffect(() => void store.open(), [store]);
  return store;
}
