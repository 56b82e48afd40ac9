// Meetings for tests, as the server sends them.

import type { Meeting } from '#contract/messaging/meeting.shapes.ts';

/** Returns a meeting in the summer of 2099, planned by Maeve. */
export function meetingWith(change: Partial<Meeting> = {}): Meeting {
  return {
    id: 9,
    conversationId: 5,
    title: 'First call',
    start: '2099-07-02T17:00:00.000Z',
    end: '2099-07-02T17:30:00.000Z',
    link: '',
    status: 'planned',
    createdBy: { id: 8, firstName: 'Maeve' },
    timezones: [
      { timezone: 'Pacific/Auckland', who: 'Nora' },
      { timezone: 'Europe/Berlin', who: 'Maeve' },
    ],
    version: 2,
    ...change,
  };
}
