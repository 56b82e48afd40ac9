// Shapes of going live and pausing.

import * as z from 'zod';
import { day } from '#contract/platform/validation/fields.ts';

const reason = z.string().trim().max(500);
/** The last day of a pause; null without an end. */
const until = day.nullable();

export const liveBody = z.object({
  live: z.boolean(),
  /** Needed for a pause. */
  reason: reason.default(''),
  until: until.default(null),
  /** Whether staff pause it because it leaves offers unanswered; a family can't say so of itself. */
  isUnresponsive: z.boolean().default(false),
  version: z.int(),
});

/** What is asked before a pause. */
export const pauseForm = z.object({ reason: reason.min(1), until });
