// Writing that waits: a slow reader slows us down instead of filling the memory.

import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** stdout or stderr, as commands see it. */
export interface Output {
  /** Done when there is room for more, or when `signal` says that nobody waits any longer. */
  readonly write: (chunk: string | Uint8Array, signal?: AbortSignal) => Promise<void>;
}

/** A stream as an {@link Output}. */
export function streamOutput(stream: Writable): Output {
  return { write: (chunk, signal) => writeTo(stream, chunk, signal) };
}

/** Writes and, where the stream's buffer is full, waits until it has drained, or until `signal` is aborted. */
export async function writeTo(stream: Writable, chunk: string | Uint8Array, signal?: AbortSignal): Promise<void> {
  if (!stream.write(chunk) && !stream.destroyed) await once(stream, 'drain', signal === undefined ? {} : { signal });
}
