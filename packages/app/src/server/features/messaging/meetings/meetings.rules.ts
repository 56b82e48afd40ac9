// When a meeting can take place.

import { MEETING_MAX_HOURS, MEETING_REMINDER_MINUTES } from '#contract/messaging/meeting.machine.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type TimeFault = 'meetingInPast' | 'meetingEndsEarly' | 'meetingTooLong';

/** Returns why a meeting can't be planned for a time; null if it can. */
export function findTimeFault({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }, now: Date): TimeFault | null {
  if (startsAt <= now) return 'meetingInPast';
  if (endsAt <= startsAt) return 'meetingEndsEarly';
  return endsAt.getTime() - startsAt.getTime() > MEETING_MAX_HOURS * HOUR ? 'meetingTooLong' : null;
}

/** Returns whether a meeting begins within the time of the reminder. */
export function isSoon({ startsAt }: { readonly startsAt: Date }, now: Date): boolean {
  return startsAt.getTime() - now.getTime() <= MEETING_REMINDER_MINUTES * MINUTE;
}
