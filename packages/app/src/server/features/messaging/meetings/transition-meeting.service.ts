// The executor of meetings: the only code that changes the status of one.

import { canMeetingBecome, type MeetingStatus } from '#contract/messaging/meeting.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { publishActionMessages } from '../messages/post-action-message.service.ts';
import { type MeetingRow, writeMeetingStatus } from './meetings.queries.ts';

/**
 * Changes the status of a meeting that the transaction has locked.
 * @throws AppError `meetingMoved` if it can't have the status now
 */
export async function transitionMeeting(tx: Transaction, actor: Actor, row: MeetingRow, status: MeetingStatus): Promise<MeetingRow> {
  if (!canMeetingBecome(row.status, status)) throw new AppError('meetingMoved');
  const changed = await writeMeetingStatus(tx, row.id, status);
  await recordChange(tx, actor, {
    ...{ action: 'meeting.move', subjectType: 'meeting', subjectId: row.id },
    changes: { state: { before: row.status, after: status } },
  });
  await publishActionMessages(tx, row.conversationId, { meetingId: row.id });
  return changed;
}
