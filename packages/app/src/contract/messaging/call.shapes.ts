// A video call in the form that the people of its conversation get.

import * as z from 'zod';
import { id, instant } from '#contract/platform/validation/fields.ts';

/** A video call: its page is `/travel/video/{id}`. */
export const call = z.object({
  id,
  conversationId: id,
  startedAt: instant,
  endedAt: instant.nullable(),
  startedBy: z.object({ id, firstName: z.string() }).nullable(),
  title: z.string(),
});

export type Call = z.output<typeof call>;
