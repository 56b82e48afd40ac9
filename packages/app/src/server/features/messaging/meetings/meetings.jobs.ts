// The job of meetings: starts and ends them when it is time, and reminds their people.

import { MEETING_REMINDER_MINUTES } from '#contract/messaging/meeting.machine.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { App } from '#server/platform/app.ts';
import { defineScheduledJob } from '#server/platform/jobs/job.ts';
import { systemActor } from '#server/platform/record-change.ts';
import { listMeetingPeople, listMeetingsToAdvance, listMeetingsToRemind, lockMeetingRow, updateReminded } from './meetings.queries.ts';
import { transitionMeeting } from './transition-meeting.service.ts';

const MINUTE = 60_000;

/** Starts a meeting whose time has come, and ends it once it is over. */
function advanceMeeting(app: App, id: number): Promise<void> {
  return app.db.transaction(async (tx) => {
    const row = await lockMeetingRow(tx, id);
    const now = app.clock.now();
    if (row === null) return;
    const started = row.status === 'planned' && row.startsAt <= now ? await transitionMeeting(tx, systemActor(app), row, 'started') : row;
    if (started.status === 'started' && started.endsAt <= now) await transitionMeeting(tx, systemActor(app), started, 'ended');
  });
}

/** Notifies the people of a meeting that it begins soon, once. */
function remindOfMeeting(app: App, id: number): Promise<void> {
  return app.db.transaction(async (tx) => {
    const row = await lockMeetingRow(tx, id);
    if (row === null || row.status !== 'planned' || row.remindedAt !== null) return;
    const people = await listMeetingPeople(tx, [row.conversationId]);
    await updateReminded(tx, id, app.clock.now());
    await notify(tx, app, {
      to: { userIds: people.map(({ userId }) => userId) },
      kind: 'meetingSoon',
      data: { meetingId: id, conversationId: row.conversationId, start: row.startsAt.toISOString() },
      collapseKey: `meeting:${id}`,
    });
  });
}

async function advanceMeetings(app: App): Promise<void> {
  const now = app.clock.now();
  for (const id of await listMeetingsToAdvance(app.db, now)) await advanceMeeting(app, id);
  const until = new Date(now.getTime() + MEETING_REMINDER_MINUTES * MINUTE);
  for (const id of await listMeetingsToRemind(app.db, { after: now, until })) await remindOfMeeting(app, id);
}

export const meetingJobs = [defineScheduledJob({ kind: 'meetings.advance', cron: '* * * * *', run: advanceMeetings })];
