// Endpoint of the timeline of trips.

import { endpoint } from '#contract/platform/endpoint.ts';
import { tripTimeline, tripTimelineQuery } from './trip-timeline.shapes.ts';

export const readTripTimeline = endpoint({
  method: 'GET',
  path: '/api/trip-timeline',
  access: 'trips.overview',
  summary:
    'The trips with a day in a range, cancelled ones only if asked for, and how full their families are; agents see their own trips.',
  query: tripTimelineQuery,
  answer: tripTimeline,
});
