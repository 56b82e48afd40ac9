// Answers that are made anew are compressed where it pays.

import compression from 'compression';
import type { Request, Response } from 'express';

/** What fits into a packet or two does not arrive sooner for being compressed. */
const WORTH_BYTES = 4096;

/** For answers whose length nobody knows beforehand: pages and streams. */
export const compressed = compression({ threshold: WORTH_BYTES });

/** To be called before an answer is written; of a stream the length is not known. */
export function compressAnswer(request: Request, response: Response, bytes: number | null): void {
  if (bytes === null || bytes >= WORTH_BYTES) compressed(request, response, () => undefined);
}
