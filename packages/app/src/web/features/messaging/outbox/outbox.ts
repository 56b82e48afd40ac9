// Sends the messages that were written on this device: in order in each conversation, again after failures, by one tab at a time. A
// message leaves the outbox only when the server has acknowledged it.

import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import type { Store } from '#web/platform/store.ts';
import { createStore } from '#web/platform/store.ts';
import type { NewOutboxItem, OutboxFailure, OutboxItem } from './outbox-item.ts';
import type { OutboxStore } from './outbox-store.ts';

/** How an attempt ended: refused for good, or to be tried again. */
export type SendResult =
  | { readonly kind: 'sent'; readonly message: MessageRecord }
  | { readonly kind: 'refused'; readonly failure: OutboxFailure }
  | { readonly kind: 'unreachable' }
  /** Nobody is signed in any more: the messages wait for the next sign-in. */
  | { readonly kind: 'signedOut' };

interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
  /** Called when the file of a message is uploaded, before the message is sent. */
  readonly onUploaded: (ref: string) => Promise<void>;
}

/** What the outbox needs of the browser and the server. */
export interface OutboxMeans {
  readonly store: OutboxStore;
  send(item: OutboxItem, sending: Sending): Promise<SendResult>;
  /** Runs the work when no other tab runs it. */
  lock(work: () => Promise<void>): Promise<void>;
  /** Tells the other tabs what has changed. */
  publish(change: OutboxChange): void;
  createId(): string;
  now(): number;
}

export type OutboxChange =
  | { readonly kind: 'changed' }
  | { readonly kind: 'cancelled'; readonly localMessageId: string }
  | { readonly kind: 'sent'; readonly message: MessageRecord };

export interface OutboxState {
  readonly items: readonly OutboxItem[];
  /** By local ID, how much of its file is uploaded, from 0 to 1; only of the message that this tab is sending. */
  readonly progress: Readonly<Record<string, number>>;
}

export interface Outbox {
  readonly state: Store<OutboxState>;
  /**
   * Keeps new messages, in order, and sends them.
   * @throws if the store of the device keeps none of them
   */
  add(items: readonly NewOutboxItem[]): Promise<void>;
  /** Sends a refused message again, perhaps with another text. */
  retry(localMessageId: string, text?: string): Promise<void>;
  /** Deletes a message that is not acknowledged; stops its upload. */
  cancel(localMessageId: string): Promise<void>;
  /** Tries to send everything now: after a start, or when the connection is back. */
  resume(): Promise<void>;
  /** Handles what another tab has published. */
  receive(change: OutboxChange): Promise<void>;
  /** Calls back with each message that was acknowledged; returns a function that ends this. */
  onSent(handle: (message: MessageRecord) => void): () => void;
  stop(): void;
}

/** Milliseconds until the next attempt after a number of failed ones. */
const RETRY_MS = { first: 1000, longest: 60_000 } as const;

/** Returns the delay before the next attempt: 1 s, 2 s, 4 s, … at most a minute. */
export function getRetryDelay(attempts: number): number {
  return Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** Math.max(0, attempts - 1));
}

/** @throws TypeError if a message belongs to no conversation: the same sentence as the server's */
function assertConversationId({ conversationId }: Pick<NewOutboxItem, 'conversationId'>): void {
  if (!Number.isSafeInteger(conversationId) || conversationId <= 0) throw new TypeError('message must have a conversation id.');
}

/** Creates the outbox of a user. */
export function createOutbox(userId: number, { store, send, lock, publish, createId, now }: OutboxMeans): Outbox {
  const state = createStore<OutboxState>({ items: [], progress: {} });
  const handlers = new Set<(message: MessageRecord) => void>();
  const controllers = new Map<string, AbortController>();
  let attempts = 0;
  let lastOrder = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** Whether a run is under way, and whether something has been added that it might not have seen. */
  let [isRunning, isAgain] = [false, false];

  async function refresh(): Promise<void> {
    const items = await store.list(userId);
    if (!isStopped) state.set({ ...state.get(), items });
  }

  async function tell(change: OutboxChange): Promise<void> {
    publish(change);
    await refresh();
  }

  function setProgress(localMessageId: string, part: number | null): void {
    const { [localMessageId]: _, ...others } = state.get().progress;
    state.set({ ...state.get(), progress: part === null ? others : { ...others, [localMessageId]: part } });
  }

  function announceSent(message: MessageRecord): void {
    for (const handle of [...handlers]) handle(message);
  }

  async function sendItem(item: OutboxItem): Promise<SendResult> {
    const { localMessageId } = item;
    const controller = new AbortController();
    controllers.set(localMessageId, controller);
    try {
      return await send(item, {
        signal: controller.signal,
        onProgress: (part) => setProgress(localMessageId, part),
        onUploaded: async (uploadedRef) => {
          if (item.file !== null) await store.update(localMessageId, { file: { ...item.file, uploadedRef } });
        },
      });
    } catch (error) {
      // Everything that is under way is aborted: it waits for the next start.
      if (isStopped) return { kind: 'signedOut' };
      // Cancelled by the sender: it is deleted already.
      if (controller.signal.aborted) return { kind: 'refused', failure: { code: 'cancelled', message: '', issues: [], rest: null } };
      throw error;
    } finally {
      controllers.delete(localMessageId);
      setProgress(localMessageId, null);
    }
  }

  /** Sends one message; returns whether the next one can be sent now. */
  async function handleItem(item: OutboxItem): Promise<'next' | 'later' | 'never'> {
    const result = await sendItem(item);
    if (result.kind === 'unreachable') return 'later';
    if (result.kind === 'signedOut') return 'never';
    attempts = 0;
    if (result.kind === 'refused') {
      await store.update(item.localMessageId, { state: 'failed', failure: result.failure });
      await tell({ kind: 'changed' });
      return 'next';
    }
    // Shown as a message before it leaves the outbox, so that it never disappears in between.
    announceSent(result.message);
    await store.delete(item.localMessageId);
    await tell({ kind: 'sent', message: result.message });
    return 'next';
  }

  async function run(): Promise<void> {
    /** Conversations whose first message could not be sent: the next ones would overtake it. */
    const blocked = new Set<number>();
    // Read anew after each message: others may have been written, deleted, or sent by another tab.
    for (;;) {
      const item = (await store.list(userId)).find((one) => one.state === 'waiting' && !blocked.has(one.conversationId));
      if (item === undefined || isStopped) break;
      const next = await handleItem(item);
      if (next === 'never') return;
      if (next === 'later') blocked.add(item.conversationId);
    }
    if (blocked.size > 0) scheduleRetry();
  }

  function scheduleRetry(): void {
    if (isStopped) return;
    attempts += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void resume(), getRetryDelay(attempts));
  }

  async function resume(): Promise<void> {
    clearTimeout(timer);
    if (isStopped) return;
    isAgain = true;
    if (isRunning) return;
    isRunning = true;
    try {
      await refresh();
      while (isAgain) {
        isAgain = false;
        await lock(run);
      }
    } catch {
      // The browser has closed the store, or an unknown failure: what is kept is tried again.
      scheduleRetry();
    } finally {
      isRunning = false;
    }
  }

  return {
    state,
    async add(items) {
      const createdAt = new Date(now()).toISOString();
      const added = items.map((item): OutboxItem => {
        assertConversationId(item);
        lastOrder = Math.max(lastOrder + 1, now());
        return { ...item, localMessageId: createId(), userId, createdAt, order: lastOrder, state: 'waiting', failure: null };
      });
      await store.put(added);
      // They are kept: the run reads them again if they can't be shown yet.
      await tell({ kind: 'changed' }).catch(() => undefined);
      void resume();
    },
    async retry(localMessageId, text) {
      await store.update(localMessageId, { state: 'waiting', failure: null, ...(text === undefined ? {} : { text }) });
      await tell({ kind: 'changed' });
      void resume();
    },
    async cancel(localMessageId) {
      await store.delete(localMessageId);
      controllers.get(localMessageId)?.abort();
      await tell({ kind: 'cancelled', localMessageId });
    },
    resume,
    async receive(change) {
      if (change.kind === 'sent') announceSent(change.message);
      if (change.kind === 'cancelled') controllers.get(change.localMessageId)?.abort();
      await refresh();
    },
    onSent(handle) {
      handlers.add(handle);
      return () => void handlers.delete(handle);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const controller of controllers.values()) controller.abort();
    },
  };
}
