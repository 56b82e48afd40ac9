// A meeting in the form that the people of its conversation get.

import * as z from 'zod';
import { id, instant } from '#contract/platform/validation/fields.ts';
import { MEETING_STATUSES } from './meeting.machine.ts';

/** The longest title of a meeting. */
export const MEETING_TITLE_LENGTH = 120;

export const meeting = z.object({
  id,
  conversationId: id,
  title: z.string(),
  start: instant,
  end: instant,
  /** Another address where it takes place; empty for the video call of the conversation. */
  link: z.string(),
  status: z.enum(MEETING_STATUSES),
  createdBy: z.object({ id, firstName: z.string() }).nullable(),
  /** The time zones of the people who take part, as far as they are known: the caller's first. */
  timezones: z.array(z.object({ timezone: z.string(), who: z.string() })),
  version: z.int(),
});

/** Another address where a meeting takes place. */
export const meetingLink = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]).default('');

export type Meeting = z.output<typeof meeting>;
