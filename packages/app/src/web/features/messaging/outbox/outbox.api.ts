// The outbox of the signed-in user in this browser: with its store, the server, the other tabs, and the moments at which it tries again.

import { useEffect } from 'react';
import { sendMessage } from '#contract/messaging/messages.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { renewCsrfToken } from '#web/platform/api/csrf.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { reactToFailure } from '#web/platform/api/failure-reaction.ts';
import { uploadFile } from '#web/platform/api/uploads.ts';
import { onReconnect } from '#web/platform/realtime/realtime.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { useUser } from '#web/platform/session/session.ts';
import { addSessionStep } from '#web/platform/session/session-steps.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { HELD } from './held-details.model.ts';
import { createOutbox, type Outbox, type OutboxChange, type OutboxMeans, type OutboxState, type SendResult } from './outbox.ts';
import type { OutboxFile } from './outbox-item.ts';
import { openOutboxStore } from './outbox-store.ts';

/** The outbox of the user; null until its store is open. */
const current = createStore<Outbox | null>(null);
let currentUserId: number | null = null;
let stopCurrent: () => void = () => undefined;

const NOTHING: OutboxState = { items: [], progress: {} };

/** Returns what of a text the server would take, if it held some of it back. */
function readRest({ current }: ApiFailure): string | null {
  const rest = typeof current === 'object' && current !== null && 'rest' in current ? current.rest : null;
  return typeof rest === 'string' ? rest : null;
}

/** Returns how an attempt that failed goes on: with the reason of the refusal, or again later. */
async function toResult(failure: ApiFailure): Promise<SendResult> {
  const { statusCode, code, message, issues, errors } = failure;
  if (statusCode === 401) {
    reactToFailure(failure, { background: true });
    return { kind: 'signedOut' };
  }
  if (statusCode === 419) await renewCsrfToken();
  if (statusCode === 0 || statusCode === 419 || statusCode === 429 || statusCode >= 500) return { kind: 'unreachable' };
  return { kind: 'refused', failure: { code, message, issues, rest: readRest(failure), isAboutFile: errors['fileRef'] !== undefined } };
}

/** Returns whether the server has deleted a file that was uploaded, but not sent for a day. */
const isUploadGone = (error: unknown) =>
  error instanceof ApiFailure && error.statusCode === 422 && error.code !== HELD && error.errors['fileRef'] !== undefined;

const send: OutboxMeans['send'] = async (item, { signal, onProgress, onUploaded }) => {
  // Another tab has signed in as somebody else: the server would take the message for theirs.
  if (persist.get().userId !== undefined && persist.get().userId !== item.userId) return { kind: 'signedOut' };
  const { conversationId, localMessageId, text, replyTo, file } = item;
  try {
    const upload = async ({ blob, name }: OutboxFile) => {
      const { randomRef } = await uploadFile(blob, name, { signal, onProgress });
      await onUploaded(randomRef);
      return randomRef;
    };
    const sendWith = (fileRef: string | null) => {
      const body = {
        conversationId,
        localMessageId,
        content: text,
        ...(fileRef === null ? {} : { fileRef }),
        ...(replyTo === null ? {} : { replyToId: replyTo.id }),
      };
      return call(sendMessage, { body }, { signal, background: true, quiet: true });
    };
    if (file === null) return { kind: 'sent', message: await sendWith(null) };
    if (file.uploadedRef === null) return { kind: 'sent', message: await sendWith(await upload(file)) };
    const message = await sendWith(file.uploadedRef).catch(async (error: unknown) => {
      if (!isUploadGone(error)) throw error;
      return await sendWith(await upload(file));
    });
    return { kind: 'sent', message };
  } catch (error) {
    if (error instanceof ApiFailure) return await toResult(error);
    throw error;
  }
};

/** Runs the work when no other tab does; without the lock, the server recognises what two tabs send. */
async function lockFor(userId: number, work: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) await work();
  else await navigator.locks.request(`app.outbox.${userId}`, work);
}

/** Tries again when the connection may be back; returns a function that ends this. */
function resumeWhenOnline(outbox: Outbox): () => void {
  const resume = () => {
    if (document.visibilityState === 'visible') void outbox.resume();
  };
  window.addEventListener('online', resume);
  document.addEventListener('visibilitychange', resume);
  const stopReconnect = onReconnect(() => void outbox.resume());
  return () => {
    window.removeEventListener('online', resume);
    document.removeEventListener('visibilitychange', resume);
    stopReconnect();
  };
}

/** Tells the next page whether something waits to be sent: then its code is loaded at once. */
function tellUnsent({ state }: Outbox): void {
  const unsentMessages = state.get().items.length > 0 || undefined;
  if (persist.get().unsentMessages !== unsentMessages) persist.update({ unsentMessages });
}

/** Opens the outbox of a user, and sends what an earlier visit has left. Further calls for the same user do nothing. */
export async function startOutbox(userId: number): Promise<void> {
  if (currentUserId === userId) return;
  stopOutbox();
  currentUserId = userId;
  const store = await openOutboxStore();
  if (currentUserId !== userId) return;
  const channel = new BroadcastChannel(`app.outbox.${userId}`);
  const outbox = createOutbox(userId, {
    store,
    send,
    lock: (work) => lockFor(userId, work),
    publish: (change) => channel.postMessage(change),
    createId: () => crypto.randomUUID(),
    now: () => Date.now(),
  });
  channel.onmessage = ({ data }: MessageEvent<OutboxChange>) => void outbox.receive(data);
  const stopResuming = resumeWhenOnline(outbox);
  const stopTelling = outbox.state.subscribe(() => tellUnsent(outbox));
  stopCurrent = () => {
    stopTelling();
    stopResuming();
    channel.close();
    outbox.stop();
  };
  current.set(outbox);
  await outbox.resume();
}

/** Stops sending. What is not sent stays on the device for the user's next visit. */
export function stopOutbox(): void {
  stopCurrent();
  stopCurrent = () => undefined;
  currentUserId = null;
  current.set(null);
}

addSessionStep({ start: (user) => void startOutbox(user.id), end: stopOutbox });

/** The outbox of the signed-in user; null until its store is open. */
export function useOutbox(): Outbox | null {
  const userId = useUser()?.id;
  useEffect(() => {
    if (userId !== undefined) void startOutbox(userId);
  }, [userId]);
  return useStore(current);
}

/** The messages of the outbox, and how far the current upload is. */
export function useOutboxState(outbox: Outbox | null): OutboxState {
  return useStore(outbox?.state ?? EMPTY);
}

const EMPTY = createStore<OutboxState>(NOTHING);
