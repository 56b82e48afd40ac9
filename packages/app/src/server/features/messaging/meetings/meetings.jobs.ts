// The job of meetings: starts and ends them when it is time, and reminds their people.

import { MEETING_REMINDER_MINUTES } from '#contract/messaging/meeting.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { App } from '#server/platform/app.ts';
import { defineScheduledJob } from '#server/platform/jobs/job.ts';
import { systemActor } from '#server/platform/record-change.ts';
import { findOpenConversations } from './meeting-access.service.ts';
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

/** Returns who takes part in a conversation that is not closed for them. */
async function listPeopleToRemind(app: App, tx: Transaction, conversationId: number): Promise<number[]> {
  const reminded: number[] = [];
  for (const { userId } of await listMeetingPeople(tx, [conversationId])) {
    const open = await findOpenConversations(app, tx, { ids: [conversationId], userId });
    if (open.size > 0) reminded.push(userId);
  }
  return reminded;
}

/** Notifies the people of a meeting that it begins soon, once; nobody in a conversation that is closed. */
function remindOfMeeting(app: App, id: number): Promise<void> {
  return app.db.transaction(async (tx) => {
    const row = await lockMeetingRow(tx, id);
    if (row === null || row.status !== 'planned' || row.remindedAt !== null) return;
    const people = await listPeopleToRemind(app, tx, row.conversationId);
    if (people.length === 0) return;
    await updateReminded(tx, id, app.clock.now());
    await notify(tx, app, {
      to: { userIds: people },
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
