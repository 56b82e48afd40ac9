// Endpoints of meetings.

import * as meetings from '#contract/messaging/meetings.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { createMeeting, readMeeting, readMeetingCalendar, updateMeeting } from './meetings.service.ts';

export const meetingRoutes = defineRoutes(meetings, { createMeeting, updateMeeting, readMeeting, readMeetingCalendar });
