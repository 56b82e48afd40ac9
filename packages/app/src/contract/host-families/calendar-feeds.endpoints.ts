// Endpoints of calendars in other places: others read a family's calendar by a link, and the product reads theirs.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { calendarFeed, calendarFeeds, calendarLink, calendarToken, feedBody } from './calendar-feeds.shapes.ts';

const ofFamily = z.object({ id });
const ofFeed = z.object({ id, feedId: id });

export const listCalendarFeeds = endpoint({
  method: 'GET',
  path: '/api/host_families/{id}/calendar/feeds',
  access: 'calendar.write',
  summary:
    'The link by which others read the calendar of a family, and its calendars in other places, whose days are blocked here. Their addresses are secrets: only the host and the last characters are told.',
  params: ofFamily,
  answer: calendarFeeds,
});

export const addCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/host_families/{id}/calendar/feeds',
  access: 'calendar.write',
  summary:
    'Adds a calendar of a family in another place by its iCalendar address. It is read at once, and again and again; its days are blocked, and stays are left alone.',
  params: ofFamily,
  body: feedBody,
  answer: calendarFeed,
  refusals: ['feedAddress', 'feedKnown', 'tooManyFeeds'],
});

export const fetchCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/host_families/{id}/calendar/feeds/{feedId}/fetch',
  access: 'calendar.write',
  summary: 'Reads a calendar in another place now, also one that was given up.',
  params: ofFeed,
  answer: calendarFeed,
  limit: 'send',
});

export const removeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/host_families/{id}/calendar/feeds/{feedId}',
  access: 'calendar.write',
  summary: 'Removes a calendar in another place, and frees the days that only it has blocked. Answers with those that are left.',
  params: ofFeed,
  answer: calendarFeeds,
});

export const renewCalendarLink = endpoint({
  method: 'POST',
  path: '/api/host_families/{id}/calendar/link',
  access: 'calendar.write',
  summary: 'Makes the link by which others read when a family is booked or away, without names. An earlier link ends.',
  params: ofFamily,
  answer: calendarLink,
});

export const endCalendarLink = endpoint({
  method: 'DELETE',
  path: '/api/host_families/{id}/calendar/link',
  access: 'calendar.write',
  summary: 'Ends the link by which others read the calendar of a family.',
  params: ofFamily,
  answer: calendarLink,
});

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feeds/{token}',
  access: 'public',
  summary:
    'The calendar of a family as an iCalendar file, for whoever has its link: when it is booked or away in the last year and from now on, and nothing else. `.ics` may follow the token. Days of calendars that it reads from other places are left out.',
  params: z.object({ token: calendarToken }),
  answer: z.undefined(),
  bytes: ['text/calendar; charset=utf-8'],
  limit: 'search',
});
