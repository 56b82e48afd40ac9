// What the rest of the server may know of activities.

export { WEEK_CALLED_OFF } from './activities.service.ts';
