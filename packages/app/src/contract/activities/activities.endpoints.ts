// Endpoints of activities and their weeks.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { defineCreate, defineDelete, defineUpdate } from '#contract/platform/resource.ts';
import { id } from '#contract/platform/validation/fields.ts';
import {
  activitiesList,
  activityBody,
  activityDetail,
  activityRow,
  activitySchedulesList,
  clash,
  offlineBody,
  scheduleBody,
  scheduleRow,
} from './activities.shapes.ts';

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/activities',
  access: 'activities.read',
  summary: 'Activities; whoever does not keep them sees the active ones.',
  query: listQueryFor(activitiesList),
  answer: pageOf(activityRow),
});

export const readActivity = endpoint({
  method: 'GET',
  path: '/api/activities/{id}',
  access: 'activities.read',
  summary: 'One activity with its weeks from today on and the places left in each.',
  params: z.object({ id }),
  answer: activityDetail,
});

export const readClashes = endpoint({
  method: 'GET',
  path: '/api/activities/{id}/clashes',
  access: 'activities.read',
  summary: 'Which weeks of an activity fall into the same week as others that are planned already.',
  params: z.object({ id }),
  query: z.object({ scheduleIds: z.array(id).max(52).default([]) }),
  answer: z.object({ data: z.array(clash) }),
});

const activity = { path: '/api/activities', access: 'activities.write', what: 'an activity' } as const;

export const createActivity = endpoint(defineCreate({ ...activity, body: activityBody, answer: activityRow }));

export const editActivity = endpoint(defineUpdate({ ...activity, body: activityBody, answer: activityRow }));

export const takeActivityOffline = endpoint({
  method: 'POST',
  path: '/api/activities/{id}/offline',
  access: 'activities.write',
  summary: 'Takes an activity offline, with the reason: it is not found or booked any more; trips that have it keep it.',
  params: z.object({ id }),
  body: offlineBody,
  answer: activityRow,
  refusals: ['changedMeanwhile'],
});

export const deleteActivity = endpoint({
  ...defineDelete({ ...activity, path: '/api/activities/{id}', access: 'activities.delete' }),
  refusals: ['activityBooked', 'activityPriced', 'inUse', 'fixedByTheProduct'],
});

const schedule = { path: '/api/activity-schedules', access: 'activities.write', what: 'a week of an activity, Monday to Friday' } as const;

export const listSchedules = endpoint({
  method: 'GET',
  path: '/api/activity-schedules',
  access: 'activities.read',
  summary:
    'Weeks of activities with the places left in each; whoever does not keep them sees those of active ones that are not called off.',
  query: listQueryFor(activitySchedulesList),
  answer: pageOf(scheduleRow),
});

export const createSchedule = endpoint(defineCreate({ ...schedule, body: scheduleBody, answer: scheduleRow }));

export const editSchedule = endpoint({
  ...defineUpdate({ ...schedule, body: scheduleBody, answer: scheduleRow }),
  refusals: ['changedMeanwhile', 'nameTaken', 'inUse', 'placesTaken'],
});

export const deleteSchedule = endpoint({
  ...defineDelete({ ...schedule, path: '/api/activity-schedules/{id}', access: 'activities.delete' }),
  refusals: ['weekBooked', 'inUse', 'fixedByTheProduct'],
});
