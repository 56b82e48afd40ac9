// Public functions of activities for other features.

export { WEEK_CANCELLED_JOB } from './activities.service.ts';
export { listActivityChangeDays } from './public-changes.service.ts';
