// Endpoints of activities and their weeks.

import * as activities from '#contract/activities/activities.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import {
  activityUseCases,
  createActivity,
  createSchedule,
  getActivity,
  listActivities,
  listClashes,
  listSchedules,
  scheduleUseCases,
  updateActivity,
  updateSchedule,
} from './activities.service.ts';
import { takeActivityOffline } from './take-offline.service.ts';

export const activityRoutes = defineRoutes(activities, {
  listActivities,
  readActivity: getActivity,
  readClashes: listClashes,
  createActivity,
  editActivity: updateActivity,
  takeActivityOffline,
  deleteActivity: (call, { params }) => activityUseCases.remove(call, params.id),
  listSchedules,
  createSchedule,
  editSchedule: updateSchedule,
  deleteSchedule: (call, { params }) => scheduleUseCases.remove(call, params.id),
});
