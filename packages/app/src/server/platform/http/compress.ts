// Compresses dynamic responses if that saves time.

import compression from 'compression';
import type { Request, Response } from 'express';

/** Smaller responses fit into a packet or two, so compression doesn't make them faster. */
const MIN_COMPRESSED_BYTES = 4096;

/** For responses of unknown length: pages and streams. */
export const compressionHandler = compression({ threshold: MIN_COMPRESSED_BYTES });

/** Compresses a response if it is large enough; call it before writing. For streams, `bytes` is null. */
export function compressResponse(request: Request, response: Response, bytes: number | null): void {
  if (bytes === null || bytes >= MIN_COMPRESSED_BYTES) compressionHandler(request, response, () => undefined);
}
