// Endpoints of meetings and video calls of a conversation, and the tokens of the chat and video clients.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id, instant, line } from '#contract/platform/validation/fields.ts';
import { MEETING_STATUSES } from './meeting.machine.ts';
import { localMessageId, message } from './message.shapes.ts';

export const meeting = z.object({
  id,
  conversationId: id,
  title: z.string(),
  start: instant,
  end: instant,
  /** Where it takes place: the video call of the conversation unless another address is given. */
  link: z.string(),
  status: z.enum(MEETING_STATUSES),
  createdBy: z.object({ id, firstName: z.string() }).nullable(),
  /** The time zones of the people who take part, as far as they are known: the caller's first. */
  timezones: z.array(z.object({ timezone: z.string(), who: z.string() })),
  version: z.int(),
});

export type Meeting = z.output<typeof meeting>;

const link = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]).default('');

export const createMeeting = endpoint({
  method: 'POST',
  path: '/api/conversations/meeting',
  access: 'meetings.write',
  summary: 'Plans a meeting in a conversation and tells everybody there.',
  body: z.object({ conversationId: id, title: line(120), start: instant, end: instant, link }),
  answer: meeting,
  refusals: ['conversationClosed', 'notJoined', 'meetingInPast', 'meetingEndsEarly'],
});

export const updateMeeting = endpoint({
  method: 'POST',
  path: '/api/conversations/meeting/update',
  access: 'meetings.write',
  summary: 'Changes a meeting that is to come, or cancels it.',
  body: z.object({
    id,
    title: line(120).optional(),
    start: instant.optional(),
    end: instant.optional(),
    link: link.optional(),
    status: z.enum(MEETING_STATUSES).optional(),
    version: z.int().optional(),
  }),
  answer: meeting,
  refusals: ['conversationClosed', 'notJoined', 'meetingInPast', 'meetingEndsEarly', 'meetingMoved', 'changedMeanwhile'],
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

export const startCall = endpoint({
  method: 'POST',
  path: '/api/conversations/messages/video-calling',
  access: 'calls.start',
  summary: 'Starts a video call in a conversation, or answers the one that is on, and invites everybody there by a message.',
  body: z.object({ conversationId: id, localMessageId: localMessageId.optional() }),
  answer: z.object({ call, message: message.nullable() }),
  refusals: ['conversationClosed', 'notJoined'],
});

export const readCall = endpoint({
  method: 'GET',
  path: '/api/conversations/calls/{id}',
  access: 'calls.start',
  summary: 'A video call of one of the caller’s conversations.',
  params: z.object({ id }),
  answer: call,
});

export const listCalls = endpoint({
  method: 'GET',
  path: '/api/conversations/calls',
  access: 'calls.start',
  summary: 'The calls of the caller that are on, and the meetings to come.',
  answer: z.object({ calls: z.array(call), meetings: z.array(meeting) }),
});

/** `YYYY-MM-DD HH:mm:ss` in UTC. */
const expiry = z.string();

export const readChatToken = endpoint({
  method: 'GET',
  path: '/api/conversations/twilio/token',
  access: 'conversations.token',
  summary: 'A token of the chat provider for the caller, and until when it is valid.',
  answer: z.object({ token: z.string(), expiry, provider: z.enum(['built-in', 'twilio']) }),
});

export const readVideoToken = endpoint({
  method: 'GET',
  path: '/api/conversations/video/token',
  access: 'conversations.token',
  summary: 'A token of the video provider for the caller, and until when it is valid; for one call where it is named.',
  query: z.object({ callId: id.optional() }),
  answer: z.object({
    token: z.string(),
    expiry,
    provider: z.enum(['built-in', 'twilio', 'livekit']),
    /** The provider's address; empty for the built-in one. */
    url: z.string(),
    /** Servers that help browsers to reach each other. */
    iceServers: z.array(z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() })),
  }),
});
