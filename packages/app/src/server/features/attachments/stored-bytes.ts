// Reads the content of stored files.

import type { StoredFile } from '#server/platform/files/file-store.ts';

/** Returns the content of a stored file, or a range of it. */
export async function readBytes(file: StoredFile, range?: Parameters<StoredFile['stream']>[0]): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of file.stream(range)) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
