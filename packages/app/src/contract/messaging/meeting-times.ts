// When a meeting can take place: the same in forms and on the server.

import { MEETING_MAX_HOURS } from './meeting.machine.ts';

const HOUR_MS = 3_600_000;

export type TimeFault = 'meetingInPast' | 'meetingEndsEarly' | 'meetingTooLong';

/** Returns why a meeting can't be planned for a time; null if it can. */
export function findTimeFault({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }, now: Date): TimeFault | null {
  if (startsAt <= now) return 'meetingInPast';
  if (endsAt <= startsAt) return 'meetingEndsEarly';
  return endsAt.getTime() - startsAt.getTime() > MEETING_MAX_HOURS * HOUR_MS ? 'meetingTooLong' : null;
}
