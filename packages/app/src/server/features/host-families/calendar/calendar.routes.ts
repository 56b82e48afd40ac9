// Endpoints of a family's calendar.

import * as calendar from '#contract/host-families/calendar.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { blockDates, changeBlock } from './block-dates.service.ts';
import { freeDates, freeRange } from './free-dates.service.ts';
import { readCalendar } from './read-calendar.service.ts';
import { saveCalendarRules } from './stay-rules.service.ts';

export const familyCalendarRoutes = defineRoutes(calendar, {
  ...{ readCalendar, blockDates, freeRange },
  // Before the path of a block, which would match it too.
  ...{ saveCalendarRules, changeBlock, freeDates },
});
