// Shapes of the timeline of trips: a bar for each trip, and how full its family is on each night.

import * as z from 'zod';
import { addDays } from '#contract/platform/days.ts';
import { matchQueryFor } from '#contract/platform/lists/list-query.ts';
import { day, id } from '#contract/platform/validation/fields.ts';
import { listedTrip, tripsList } from './listed-trips.shapes.ts';

/** The longest range, in days. */
const MAX_DAYS = 400;

/** How many trips are shown at most; those that begin first. */
export const TIMELINE_MAX_TRIPS = 5000;

/** The trips with a day in this range. */
export const tripTimelineQuery = matchQueryFor(tripsList, { fromDate: day, toDate: day }).superRefine(({ fromDate, toDate }, context) => {
  const last = addDays(fromDate, MAX_DAYS);
  if (toDate < fromDate) context.addIssue({ code: 'custom', path: ['toDate'], params: { rule: 'notBefore', values: { other: fromDate } } });
  if (toDate > last) context.addIssue({ code: 'custom', path: ['toDate'], params: { rule: 'notAfter', values: { other: last } } });
});

export const timelineTrip = listedTrip
  .pick({
    ...{ id: true, state: true, fromDate: true, toDate: true, studentName: true, students: true },
    ...{ hostFamilyId: true, hostFamilyName: true, countyName: true, coordinatorName: true, groupName: true },
  })
  .extend({ countyId: id.nullable(), coordinatorId: id.nullable(), groupId: id.nullable() });

export type TimelineTrip = z.output<typeof timelineTrip>;

/** The nights for which beds of a family are taken; the last day is the departure. */
const takenBeds = z.object({ fromDate: day, toDate: day, beds: z.int() });

export type TakenBeds = z.output<typeof takenBeds>;

export const timelineFamily = z.object({
  id,
  /** How many students it can host at once. */
  beds: z.int(),
  /** All its agreed and reserved stays that the reader may see, whatever the filters. */
  stays: z.array(takenBeds),
});

export type TimelineFamily = z.output<typeof timelineFamily>;

export const tripTimeline = z.object({
  data: z.array(timelineTrip),
  families: z.array(timelineFamily),
  /** How many trips match, also those that are too many to be shown. */
  total: z.int(),
});
