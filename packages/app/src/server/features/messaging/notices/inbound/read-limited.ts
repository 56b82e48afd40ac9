// Reads a stream of somebody who may never stop sending.

/** Returns what a stream holds; null if it is more than a number of bytes: the rest is read, so that its sender can be answered, but not kept. */
export async function readLimited(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer | null> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
    else chunks = [];
  }
  return bytes > maxBytes ? null : Buffer.concat(chunks);
}
