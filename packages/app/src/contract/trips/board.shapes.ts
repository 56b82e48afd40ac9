// Shapes of the trips on the board: a column for each state, and a card for each trip.

import * as z from 'zod';
import { listedTrip } from './listed-trips.shapes.ts';
import { TRIP_STATES } from './states.ts';
import { allowedTransition } from './trip.shapes.ts';

/** How many trips are in each state, in the order of their life. */
export const boardColumns = z.object({ data: z.array(z.object({ state: z.enum(TRIP_STATES), count: z.int() })) });

/** A trip on the board, with the steps that the caller can take and what is in the way of each. */
export const boardCard = listedTrip
  .pick({
    ...{ id: true, state: true, version: true, fromDate: true, toDate: true, studentId: true, studentName: true, students: true },
    ...{ hostFamilyId: true, hostFamilyName: true, countyName: true, coordinatorName: true, groupName: true },
    ...{ unanswered: true, openTasks: true },
  })
  .extend({
    /** Until its first day; negative once the stay has begun. */
    daysToStart: z.int(),
    allowedTransitions: z.array(allowedTransition),
  });

export type BoardCard = z.output<typeof boardCard>;
