// Answers that are made anew are compressed where it pays.

import compression from 'compression';
import type { Request, Response } from 'express';

/** What fits into a packet or two does not arrive sooner for being compressed. */
const MIN_COMPRESSED_BYTES = 4096;

/** For answers whose length nobody knows beforehand: pages and streams. */
export const compressionHandler = compression({ threshold: MIN_COMPRESSED_BYTES });

/** To be called before an answer is written; of a stream the length is not known. */
export function compressResponse(request: Request, response: Response, bytes: number | null): void {
  if (bytes === null || bytes >= MIN_COMPRESSED_BYTES) compressionHandler(request, response, () => undefined);
}
