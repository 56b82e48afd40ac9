// Reads the body of a response up to a size, decompressed; what is compressed to be huge is not unpacked further.

import type { IncomingMessage } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

// What ends too early, as it does when cut off at the limit, is unpacked as far as it goes.
const ZLIB = { finishFlush: constants.Z_SYNC_FLUSH } as const;
const BROTLI = { finishFlush: constants.BROTLI_OPERATION_FLUSH } as const;

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip(ZLIB),
  'x-gzip': () => createGunzip(ZLIB),
  deflate: () => createInflate(ZLIB),
  br: () => createBrotliDecompress(BROTLI),
};

/** Yields the first bytes of a stream and then ends it. */
async function* limitBytes(source: AsyncIterable<Uint8Array>, max: number): AsyncGenerator<Uint8Array> {
  let left = max;
  for await (const chunk of source) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}

async function collectBytes(source: AsyncIterable<Uint8Array>, max: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of limitBytes(source, max)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Reads at most the given number of bytes, both as sent and decompressed; the rest is dropped.
 * @throws Error if the encoding is unknown or the data is damaged
 */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity') return collectBytes(response, maxBytes);
  const decoder = DECODERS[encoding]?.();
  if (decoder === undefined) throw new Error('unknown content encoding');
  const fed = pipeline(Readable.from(limitBytes(response, maxBytes)), decoder);
  // The reader below gets the error of the decoder; stopping early is none.
  fed.catch(() => {});
  return collectBytes(decoder, maxBytes);
}
