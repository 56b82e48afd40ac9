// Endpoints of the timeline of events.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, matchQueryFor } from '#contract/platform/lists/list-query.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { messageDay, timelineEvent } from './events.shapes.ts';
import { eventsList } from './lists.ts';

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'events.read',
  summary: 'What happened, newest first, 50 at a time; agents see what happened to their own trips and students.',
  /** `before` is the cursor: the event after which the next ones follow. */
  query: matchQueryFor(eventsList, { before: id.optional() }),
  answer: z.object({
    data: z.array(timelineEvent),
    /** The cursor of the next events; null if there are none. */
    next: id.nullable(),
    /** For the days of these events; empty if events are filtered by what they are about. */
    messageDays: z.array(messageDay),
  }),
});

export const exportEvents = endpoint(exportEndpoint({ list: eventsList, path: '/api/events/export', access: 'events.read' }));

export const listEventChoices = endpoint({
  method: 'GET',
  path: '/api/events/choices',
  access: 'events.read',
  summary: 'The kinds of objects and the people that the events of the caller are about, for filters.',
  answer: z.object({ subjectTypes: z.array(z.string()), actors: z.array(z.object({ id, name: z.string() })) }),
});
