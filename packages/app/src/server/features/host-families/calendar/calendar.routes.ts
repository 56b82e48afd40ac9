// Endpoints of a family's calendar.

import * as calendar from '#contract/host-families/calendar.endpoints.ts';
import * as feeds from '#contract/host-families/calendar-feeds.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { blockDates, changeBlock } from './block-dates.service.ts';
import { endCalendarLink, readCalendarFeed, renewCalendarLink } from './feeds/calendar-link.service.ts';
import { addCalendarFeed, fetchCalendarFeed, listCalendarFeeds, removeCalendarFeed } from './feeds/feeds.service.ts';
import { freeDates, freeRange } from './free-dates.service.ts';
import { readCalendar } from './read-calendar.service.ts';
import { saveCalendarRules } from './stay-rules.service.ts';

export const familyCalendarRoutes = [
  // Before the paths of blocks, which would match theirs too.
  ...defineRoutes(feeds, {
    ...{ listCalendarFeeds, addCalendarFeed, fetchCalendarFeed, removeCalendarFeed },
    ...{ renewCalendarLink, endCalendarLink, readCalendarFeed },
  }),
  ...defineRoutes(calendar, {
    ...{ readCalendar, blockDates, freeRange },
    // Before the path of a block, which would match it too.
    ...{ saveCalendarRules, changeBlock, freeDates },
  }),
];
