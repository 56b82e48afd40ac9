// The endpoints of activities and their weeks.

import * as activities from '#contract/activities/activities.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import {
  activityCases,
  createActivity,
  createSchedule,
  editActivity,
  editSchedule,
  listActivities,
  listSchedules,
  readActivity,
  readClashes,
  scheduleCases,
} from './activities.service.ts';
import { takeActivityOffline } from './offline.service.ts';

export const activityRoutes = routes(activities, {
  listActivities,
  readActivity,
  readClashes,
  createActivity,
  editActivity,
  takeActivityOffline,
  deleteActivity: (call, { params }) => activityCases.remove(call, params.id),
  listSchedules,
  createSchedule,
  editSchedule,
  deleteSchedule: (call, { params }) => scheduleCases.remove(call, params.id),
});
