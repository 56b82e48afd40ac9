// The state of an open thread, apart from React: its messages from pages and live events, and what is missing of them.

import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { createStore, type Store } from '#web/platform/store.ts';
import type { LoadProgress } from './load-thread.ts';
import {
  addMessage,
  addNewerPage,
  addOlderPage,
  changeMessage,
  createThreadMessages,
  findGap,
  type MessagesPage,
  noteSequence,
  type ThreadMessages,
} from './thread.model.ts';

export type ThreadPhase =
  | ({ readonly kind: 'loading' } & LoadProgress)
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready' };

export interface ThreadState {
  readonly phase: ThreadPhase;
  readonly thread: ThreadMessages;
  /** Whether older messages are being loaded, or could not be. */
  readonly older: 'idle' | 'loading' | 'failed';
  /** The last message that the user had seen when the thread was opened; null if everything was seen. */
  readonly newAfterId: number | null;
}

/** What a thread needs of the server. */
export interface ThreadMeans {
  load(id: number, onProgress: (progress: LoadProgress) => void): Promise<{ conversation: ConversationRecord; page: MessagesPage }>;
  fetchMessages(id: number, range: { readonly before: number } | { readonly after: number }): Promise<MessagesPage>;
}

export interface ThreadStore {
  readonly state: Store<ThreadState>;
  /** Loads the newest messages. */
  open(): Promise<void>;
  loadOlder(): Promise<void>;
  /** Loads older messages until one is there; `failed` if they could not be loaded. */
  loadUntil(messageId: number): Promise<'found' | 'gone' | 'failed'>;
  add(message: MessageRecord): void;
  change(message: MessageRecord): void;
  /** Reads a message again. */
  reread(messageId: number): Promise<void>;
  /** Notes the newest sequence, as the server says it, and loads what is missing before it. */
  catchUp(lastSequence: number): Promise<void>;
  /** Loads what came during an interruption. */
  refresh(): Promise<void>;
}

const NOTHING: ThreadMessages = { messages: [], knownTo: 0, lastSequence: 0, hasOlder: false };

/** Pages loaded at most on the way to a quoted message: 20 messages each. */
const JUMP_PAGES = 50;

/** Returns what the user had seen last; null if there is nothing new. */
function findNewAfter({ lastSeenMessages, isUnread }: ConversationRecord, ownId: number): number | null {
  if (!isUnread) return null;
  return lastSeenMessages.find(({ seenBy }) => seenBy === ownId)?.messageId ?? 0;
}

/** Creates the state of a thread; `open` loads it. */
export function createThreadStore({
  conversationId,
  ownId,
  means,
}: {
  readonly conversationId: number;
  readonly ownId: number;
  readonly means: ThreadMeans;
}): ThreadStore {
  const phase = { kind: 'loading', attempt: 1, isWaiting: false } as const;
  const state = createStore<ThreadState>({ phase, thread: NOTHING, older: 'idle', newAfterId: null });
  const set = (change: Partial<ThreadState>) => state.set({ ...state.get(), ...change });
  const setThread = (change: (thread: ThreadMessages) => ThreadMessages) => set({ thread: change(state.get().thread) });
  let filling: Promise<void> | null = null;
  let loadingOlder: Promise<void> | null = null;

  /** Asks for what comes after the last message before a gap; ends when there is none, or the server knows no more. */
  async function fillGaps(): Promise<void> {
    for (let gap = findGap(state.get().thread); gap !== null; ) {
      const page = await means.fetchMessages(conversationId, { after: gap });
      setThread((thread) => addNewerPage(thread, page));
      const next = findGap(state.get().thread);
      gap = next === null || next > gap ? next : null;
    }
  }

  /** Fills gaps, once at a time. A failure leaves them: the next message or reconnect tries again. */
  function fill(): Promise<void> {
    filling ??= fillGaps()
      .catch(() => undefined)
      .finally(() => {
        filling = null;
      });
    return filling;
  }

  async function loadOlderPage(): Promise<void> {
    const { thread, phase: now } = state.get();
    const [first] = thread.messages;
    if (now.kind !== 'ready' || !thread.hasOlder || first === undefined) return;
    set({ older: 'loading' });
    try {
      const page = await means.fetchMessages(conversationId, { before: first.sequence });
      set({ thread: addOlderPage(state.get().thread, page), older: 'idle' });
    } catch {
      set({ older: 'failed' });
    }
  }

  /** Loads the page before the first message, once at a time: who asks meanwhile waits for the same page. */
  function loadOlder(): Promise<void> {
    loadingOlder ??= loadOlderPage().finally(() => {
      loadingOlder = null;
    });
    return loadingOlder;
  }

  const isLoaded = (messageId: number) => state.get().thread.messages.some(({ id }) => id === messageId);

  return {
    state,
    async open() {
      set({ phase });
      try {
        const { conversation, page } = await means.load(conversationId, (progress) => set({ phase: { kind: 'loading', ...progress } }));
        // Live messages may have come before the page.
        const early = state.get().thread.messages;
        const thread = early.reduce(addMessage, createThreadMessages(page));
        set({ thread, newAfterId: findNewAfter(conversation, ownId), phase: { kind: 'ready' } });
        await fill();
      } catch (error) {
        set({ phase: { kind: 'failed', error } });
      }
    },
    loadOlder,
    async loadUntil(messageId) {
      for (let page = 0; page < JUMP_PAGES && !isLoaded(messageId); page++) {
        const before = state.get().thread.messages[0]?.sequence;
        await loadOlder();
        if (state.get().older === 'failed') return 'failed';
        if (state.get().thread.messages[0]?.sequence === before) break;
      }
      return isLoaded(messageId) ? 'found' : 'gone';
    },
    add(message) {
      setThread((thread) => addMessage(thread, message));
      if (state.get().phase.kind === 'ready') void fill();
    },
    change: (message) => setThread((thread) => changeMessage(thread, message)),
    async reread(messageId) {
      const known = state.get().thread.messages.find(({ id }) => id === messageId);
      if (known === undefined) return;
      const { data } = await means.fetchMessages(conversationId, { after: known.sequence - 1 });
      for (const message of data) setThread((thread) => changeMessage(thread, message));
    },
    async catchUp(lastSequence) {
      setThread((thread) => noteSequence(thread, lastSequence));
      if (state.get().phase.kind === 'ready') await fill();
    },
    async refresh() {
      if (state.get().phase.kind !== 'ready') return;
      // Asked for even without a known gap: what came meanwhile was not heard of.
      const { knownTo } = state.get().thread;
      const page = await means.fetchMessages(conversationId, { after: knownTo }).catch(() => null);
      if (page === null) return;
      setThread((thread) => addNewerPage(thread, page));
      await fill();
    },
  };
}
