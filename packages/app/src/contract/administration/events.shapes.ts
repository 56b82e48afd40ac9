// Shapes of the timeline of events: what happened to what, without the values of fields, which not everybody may read.

import * as z from 'zod';
import { day, id, instant } from '#contract/platform/validation/fields.ts';
import { TRIP_STATES } from '#contract/trips/states.ts';

const state = z.enum(TRIP_STATES);

export const timelineEvent = z.object({
  id,
  at: instant,
  /** The day in the zone of the platform. */
  day,
  /** Null if the product acted by itself or nobody was signed in. */
  actorName: z.string().nullable(),
  /** The administrator who acted while viewing as the actor. */
  viewerName: z.string().nullable(),
  /** `feature.verb`, such as `trip.move`. */
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** Null if it has no name, or is deleted. */
  subjectName: z.string().nullable(),
  /** Of a trip that changed its state. */
  states: z.object({ from: state, to: state }).nullable(),
});

export type TimelineEvent = z.output<typeof timelineEvent>;

/** How many messages people sent on a day; told only to staff who may read all conversations. */
export const messageDay = z.object({ day, messages: z.int() });
