// Uploads: two at a time, with progress, cancel and retry.

import { useEffect, useRef, useState } from 'react';
import { type Accepted, findRefusal, type Refused } from './accepted.ts';
import type { StoredFile, Transport } from './transport.ts';

export interface Sending {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
  readonly refused?: Refused;
  /** The server's sentence. */
  readonly message?: string;
}

const AT_ONCE = 2;

/** Returns why an upload failed. Of a wrong type, the field says which types it accepts: the server accepts more. */
function toFault(error: unknown): Pick<Sending, 'refused' | 'message'> {
  if (!(error instanceof Error)) return {};
  return 'code' in error && error.code === 'fileTypeRefused' ? { refused: 'wrongKind' } : { message: error.message };
}

interface UploadsOptions {
  readonly transport: Transport;
  readonly accepted: Accepted;
  /** How many more files fit. */
  readonly room: number;
  readonly onStored: (file: StoredFile) => void;
  /** Whether a new file removes failed ones: for a field with one file, which the next one replaces. */
  readonly replaces?: boolean;
}

export function useUploads({ transport, accepted, room, onStored, replaces = false }: UploadsOptions) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [overflow, setOverflow] = useState(false);
  const lastKey = useRef(0);
  const controllers = useRef(new Map<number, AbortController>());
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });

  function change(key: number, part: Partial<Sending>): void {
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }

  function drop(key: number): void {
    controllers.current.get(key)?.abort();
    controllers.current.delete(key);
    setSending((all) => all.filter((one) => one.key !== key));
  }

  async function send({ key, file }: Sending): Promise<void> {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    change(key, { state: 'sending', progress: 0 });
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const done = await transport.upload(file, { signal: controller.signal, onProgress });
      setSending((all) => all.filter((one) => one.key !== key));
      stored.current(done);
    } catch (error) {
      if (!controller.signal.aborted) change(key, { state: 'failed', ...toFault(error) });
    } finally {
      controllers.current.delete(key);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: waiting uploads start when one of the others ends
  useEffect(() => {
    const free = AT_ONCE - controllers.current.size;
    for (const one of sending.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) void send(one);
  }, [sending]);

  // Leaving the page aborts the uploads.
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  function add(files: readonly File[]): void {
    if (files.length === 0) return;
    const kept = replaces ? sending.filter(({ state }) => state !== 'failed') : sending;
    const places = room - kept.filter(({ refused }) => refused === undefined).length;
    setOverflow(files.length > places);
    const taken = files.slice(0, Math.max(0, places)).map((file): Sending => {
      lastKey.current += 1;
      const refused = findRefusal(file, accepted);
      const base = { key: lastKey.current, file, progress: 0 };
      return refused === null ? { ...base, state: 'waiting' } : { ...base, state: 'failed', refused };
    });
    setSending((all) => [...all.filter((one) => !replaces || one.state !== 'failed'), ...taken]);
  }

  return {
    sending,
    overflow,
    busy: sending.some(({ state }) => state !== 'failed'),
    add,
    cancel: drop,
    retry: (key: number) => change(key, { state: 'waiting', progress: 0 }),
  };
}

/** Returns what a field accepts, with the server's size limit once loaded. */
export function useAccepted(usual: Accepted, transport: Transport): Accepted {
  const [maxBytes, setMaxBytes] = useState(usual.maxBytes);
  useEffect(() => {
    transport.maxBytes().then(setMaxBytes, () => {});
  }, [transport]);
  return { ...usual, maxBytes };
}
