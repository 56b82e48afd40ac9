// Endpoints of a host family's calendar: the family blocks and frees days, staff do it for the family.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, id } from '#contract/platform/validation/fields.ts';
import {
  blockBody,
  blockedAnswer,
  calendarRulesBody,
  changedBlockBody,
  familyCalendar,
  freedAnswer,
  TIMES_MEANT,
} from './calendar.shapes.ts';
import { stayRules } from './stay-rules.shapes.ts';

const ofFamily = z.object({ id });
const ofBlock = z.object({ id, blockId: id });
const stretch = z.object({ fromDate: day, toDate: day });

export const readCalendar = endpoint({
  method: 'GET',
  path: '/api/host_families/{id}/calendar',
  access: 'calendar.read',
  summary:
    'The calendar of a family from one day to another, at most 800 days. Agents read those of live families, without notes and the trips of others.',
  params: ofFamily,
  query: stretch,
  answer: familyCalendar,
});

export const blockDates = endpoint({
  method: 'POST',
  path: '/api/host_families/{id}/calendar',
  access: 'calendar.write',
  summary:
    'Blocks days, once or again and again. Times of a repeated block that a stay is in the way of are left out. Where offers wait for an answer it is to be confirmed, and `issues` has them.',
  params: ofFamily,
  body: blockBody,
  answer: blockedAnswer,
  refusals: ['bedsTaken', 'offersOpen', 'calendarFull'],
});

export const freeRange = endpoint({
  method: 'DELETE',
  path: '/api/host_families/{id}/calendar',
  access: 'calendar.write',
  summary: 'Frees all blocked days from one day to another. Blocks that reach further keep their other days; stays are left alone.',
  params: ofFamily,
  query: stretch,
  answer: freedAnswer,
});

export const saveCalendarRules = endpoint({
  method: 'PATCH',
  path: '/api/host_families/{id}/calendar/rules',
  access: 'calendar.write',
  summary:
    'Saves how many nights a stay has at least and at most, and how many days ahead it is asked for. Parents can ask for no other stay from then on; stays that are asked for or booked stay as they are.',
  params: ofFamily,
  body: calendarRulesBody,
  answer: stayRules,
  refusals: ['changedMeanwhile'],
});

export const changeBlock = endpoint({
  method: 'PATCH',
  path: '/api/host_families/{id}/calendar/{blockId}',
  access: 'calendar.write',
  summary: 'Changes the days and the note of a block: of this time alone, or of the following times too.',
  params: ofBlock,
  body: changedBlockBody,
  answer: blockedAnswer,
  refusals: ['bedsTaken', 'blockFixed', 'blockOfFeed', 'offersOpen', 'changedMeanwhile', 'calendarFull'],
});

export const freeDates = endpoint({
  method: 'DELETE',
  path: '/api/host_families/{id}/calendar/{blockId}',
  access: 'calendar.write',
  summary: 'Frees the days of a block: of this time alone, of the following ones too, or of all that are to come.',
  params: ofBlock,
  query: z.object({ whole: z.enum(TIMES_MEANT).default('this') }),
  answer: freedAnswer,
  refusals: ['blockFixed', 'blockOfFeed'],
});
