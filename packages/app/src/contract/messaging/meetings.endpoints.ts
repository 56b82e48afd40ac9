// Endpoints of the meetings of a conversation.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id, instant } from '#contract/platform/validation/fields.ts';
import { MEETING_STATUSES } from './meeting.machine.ts';
import { MEETING_TITLE_LENGTH, meeting, meetingLink } from './meeting.shapes.ts';
import { cleanMessageText } from './message.shapes.ts';

const title = z.string().overwrite(cleanMessageText).min(1).max(MEETING_TITLE_LENGTH);

export const createMeeting = endpoint({
  method: 'POST',
  path: '/api/conversations/meeting',
  access: 'meetings.write',
  summary: 'Plans a meeting in a conversation and tells everybody there.',
  body: z.object({ conversationId: id, title, start: instant, end: instant, link: meetingLink }),
  answer: meeting,
  refusals: ['conversationClosed', 'notJoined', 'contactDetailsHeld', 'meetingInPast', 'meetingEndsEarly', 'meetingTooLong'],
});

export const updateMeeting = endpoint({
  method: 'POST',
  path: '/api/conversations/meeting/update',
  access: 'meetings.write',
  summary: 'Changes a meeting that is to come, or cancels it.',
  body: z.object({
    id,
    title: title.optional(),
    start: instant.optional(),
    end: instant.optional(),
    link: meetingLink.unwrap().optional(),
    status: z.enum(MEETING_STATUSES).optional(),
    version: z.int().optional(),
  }),
  answer: meeting,
  refusals: [
    ...(['conversationClosed', 'notJoined', 'meetingInPast', 'meetingEndsEarly', 'meetingTooLong'] as const),
    ...(['contactDetailsHeld', 'meetingMoved', 'changedMeanwhile'] as const),
  ],
});

export const readMeeting = endpoint({
  method: 'GET',
  path: '/api/conversations/meeting/{id}',
  access: 'meetings.read',
  summary: 'A meeting.',
  params: z.object({ id }),
  answer: meeting,
});

export const readMeetingCalendar = endpoint({
  method: 'GET',
  path: '/api/conversations/meeting/{id}/calendar',
  access: 'meetings.read',
  summary: 'A meeting as a calendar file.',
  params: z.object({ id }),
  answer: z.unknown(),
  bytes: ['text/calendar'],
});
