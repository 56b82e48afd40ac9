// The body of every error answer.

import * as z from 'zod';

/** The body of a failed request; `errors` lists, by field, what would be valid. */
export const failure = z.object({
  status: z.literal('error'),
  /** For programs: `validation`, `unauthenticated`, `forbidden`, `notFound`, `sessionExpired`, or the code of a refusal. */
  code: z.string(),
  /** For people, in the requested language. */
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /**
   * With `quoteRefused`: the engine's issues, each with its code, path and data. With `validation`: the first fault of each field, as its
   * rule with the values of the message, for forms that know the field by another name.
   */
  issues: z.array(z.unknown()).optional(),
  /** With `changedMeanwhile`: the current record as another user has saved it, with its version. */
  current: z.record(z.string(), z.unknown()).optional(),
  /** Identifies the request in the server's log. */
  requestId: z.string(),
});

export type Failure = z.output<typeof failure>;
