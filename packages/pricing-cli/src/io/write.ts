// Writing that waits: a slow reader slows us down instead of filling the memory.

import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes and, where the stream's buffer is full, waits until it has drained, or until `signal` says that nobody waits any more. */
export async function writeTo(stream: Writable, chunk: string | Uint8Array, signal?: AbortSignal): Promise<void> {
  if (!stream.write(chunk) && !stream.destroyed) await once(stream, 'drain', signal === undefined ? {} : { signal });
}
