// The body of every answer that is no success.

import * as z from 'zod';

/** What a client finds in the body of a failed request; `errors` holds, field by field, what would be right. */
export const failure = z.object({
  status: z.literal('error'),
  /** For programs: `validation`, `unauthenticated`, `forbidden`, `notFound`, `sessionExpired`, the code of a refusal… */
  code: z.string(),
  /** For people, in the language that was asked for. */
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** With `quoteRefused`: the engine's issues, each with its code, its path and its data. */
  issues: z.array(z.unknown()).optional(),
  /** With `changedMeanwhile`: the thing as somebody else has saved it, with its version. */
  current: z.record(z.string(), z.unknown()).optional(),
  /** Names the request in the server's log. */
  requestId: z.string(),
});

export type Failure = z.output<typeof failure>;
