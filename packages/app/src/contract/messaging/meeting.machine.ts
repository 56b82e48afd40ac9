// State machine of meetings: planned, then started and ended, or cancelled.

export const MEETING_STATUSES = ['planned', 'started', 'ended', 'cancelled'] as const;

export type MeetingStatus = (typeof MEETING_STATUSES)[number];

/** The longest that a meeting can be planned to take. */
export const MEETING_MAX_HOURS = 8;

/** How long before it starts the people of a meeting are reminded. */
export const MEETING_REMINDER_MINUTES = 60;

const NEXT: Readonly<Record<MeetingStatus, readonly MeetingStatus[]>> = {
  planned: ['started', 'cancelled'],
  started: ['ended'],
  ended: [],
  cancelled: [],
};

/** Returns whether a meeting can go from one status to another. */
export function canMeetingBecome(from: MeetingStatus, to: MeetingStatus): boolean {
  return NEXT[from].includes(to);
}
