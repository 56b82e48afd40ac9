// What the rest of the server may know of activities.

export { WEEK_CANCELLED_JOB } from './activities.service.ts';
