// When the people of a meeting are reminded.

import { MEETING_REMINDER_MINUTES } from '#contract/messaging/meeting.machine.ts';

const MINUTE = 60_000;

/** Returns whether a meeting begins within the time of the reminder. */
export function isSoon({ startsAt }: { readonly startsAt: Date }, now: Date): boolean {
  return startsAt.getTime() - now.getTime() <= MEETING_REMINDER_MINUTES * MINUTE;
}
