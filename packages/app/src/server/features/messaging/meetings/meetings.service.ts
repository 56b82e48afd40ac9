// Use cases: planning, changing and reading meetings.

import type { Meeting } from '#contract/messaging/meeting.shapes.ts';
import { findTimeFault } from '#contract/messaging/meeting-times.ts';
import type * as endpoints from '#contract/messaging/meetings.endpoints.ts';
import type { SystemSentence } from '#contract/messaging/message.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { recordChange } from '#server/platform/record-change.ts';
import {
  getReadableConversation,
  getWritableConversation,
  type ReadableConversation,
} from '../conversations/conversation-access.service.ts';
import { getCaller } from '../conversations/conversations.service.ts';
import { assertNoContactDetails } from '../messages/held-details.service.ts';
import { postActionMessage } from '../messages/post-action-message.service.ts';
import { createCalendarFile } from './calendar-file.ts';
import { toMeetings } from './meeting.records.ts';
import { findOpenConversations, getConversationToChange } from './meeting-access.service.ts';
import {
  findMeetingRow,
  insertMeeting,
  listMeetingsToCome,
  lockMeetingRow,
  type MeetingFields,
  type MeetingRow,
  updateMeetingFields,
} from './meetings.queries.ts';
import { isSoon } from './meetings.rules.ts';
import { transitionMeeting } from './transition-meeting.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

async function toMeeting(call: Call, db: Queryable, row: MeetingRow): Promise<Meeting> {
  const [meeting] = await toMeetings(db, [row], getCaller(call).id);
  if (meeting === undefined) throw notFound();
  return meeting;
}

function assertTime({ app }: Call, fields: MeetingFields): void {
  const fault = findTimeFault(fields, app.clock.now());
  if (fault !== null) throw new AppError(fault, { field: fault === 'meetingInPast' ? 'start' : 'end' });
}

/** Refuses contact details in what everybody in the conversation reads of a meeting. */
function assertNoDetails(
  { app, caller }: Call,
  conversation: ReadableConversation,
  fields: Partial<Pick<MeetingFields, 'title' | 'link'>>,
): void {
  for (const field of ['title', 'link'] as const) {
    assertNoContactDetails(app, { roles: caller?.roles ?? [], conversation, text: fields[field] ?? '', field });
  }
}

function announceMeeting(tx: Transaction, call: Call, row: MeetingRow, sentence: SystemSentence): Promise<number> {
  const { id: meetingId, conversationId, title } = row;
  return postActionMessage(tx, call, { conversationId, sentence, title, action: 'openMeeting', meetingId });
}

export async function createMeeting(call: Call, { body }: Input<'createMeeting'>): Output<'createMeeting'> {
  const { conversationId, title, start, end, link } = body;
  const fields = { title, link, startsAt: new Date(start), endsAt: new Date(end) };
  return call.db.transaction(async (tx) => {
    const conversation = await getWritableConversation(tx, call, conversationId);
    assertNoDetails(call, conversation, fields);
    assertTime(call, fields);
    const now = call.app.clock.now();
    // Who reads now that it begins soon needs no reminder.
    const remindedAt = isSoon(fields, now) ? now : null;
    const who = { createdBy: getCaller(call).id, createdAt: now, remindedAt };
    const row = await insertMeeting(tx, { conversationId, ...fields, ...who });
    await recordChange(tx, call, { action: 'meeting.create', subjectType: 'meeting', subjectId: row.id });
    await announceMeeting(tx, call, row, 'meetingPlanned');
    return toMeeting(call, tx, row);
  });
}

/** Changes the title, the time or the address of a meeting; nothing happens if they are what they were. */
async function changeMeeting(tx: Transaction, call: Call, row: MeetingRow, fields: MeetingFields): Promise<MeetingRow> {
  if (row.status !== 'planned') throw new AppError('meetingMoved');
  const isSameTime = row.startsAt.getTime() === fields.startsAt.getTime() && row.endsAt.getTime() === fields.endsAt.getTime();
  if (isSameTime && row.title === fields.title && row.link === fields.link) return row;
  if (!isSameTime) assertTime(call, fields);
  const changed = await updateMeetingFields(tx, { id: row.id, isReminded: isSameTime, ...fields });
  await recordChange(tx, call, { action: 'meeting.edit', subjectType: 'meeting', subjectId: row.id });
  await announceMeeting(tx, call, changed, 'meetingMoved');
  return changed;
}

export async function updateMeeting(call: Call, { body }: Input<'updateMeeting'>): Output<'updateMeeting'> {
  const { id, start, end, status, version, ...given } = body;
  const known = await findMeetingRow(call.db, id);
  if (known === null) throw notFound();
  const isChange = [given.title, given.link, start, end].some((value) => value !== undefined);
  const isOnlyCancelled = status === 'cancelled' && !isChange;
  return call.db.transaction(async (tx) => {
    const conversation = await getConversationToChange(tx, call, { conversationId: known.conversationId, isOnlyCancelled });
    const row = await lockMeetingRow(tx, id);
    if (row === null) throw notFound();
    if (version !== undefined && version !== row.version) {
      throw new AppError('changedMeanwhile', { current: { ...(await toMeeting(call, tx, row)) } });
    }
    assertNoDetails(call, conversation, {
      ...(given.title === undefined || given.title === row.title ? {} : { title: given.title }),
      ...(given.link === undefined || given.link === row.link ? {} : { link: given.link }),
    });
    const changed = await changeMeetingAndStatus(tx, call, row, {
      fields: {
        title: given.title ?? row.title,
        link: given.link ?? row.link,
        startsAt: start === undefined ? row.startsAt : new Date(start),
        endsAt: end === undefined ? row.endsAt : new Date(end),
      },
      isChange,
      status: status === row.status ? undefined : status,
    });
    return toMeeting(call, tx, changed);
  });
}

interface MeetingChange {
  readonly fields: MeetingFields;
  readonly isChange: boolean;
  readonly status: MeetingRow['status'] | undefined;
}

async function changeMeetingAndStatus(tx: Transaction, call: Call, row: MeetingRow, { fields, isChange, status }: MeetingChange) {
  const changed = isChange ? await changeMeeting(tx, call, row, fields) : row;
  if (status === undefined) return changed;
  const moved = await transitionMeeting(tx, call, changed, status);
  if (status === 'cancelled') await announceMeeting(tx, call, moved, 'meetingCancelled');
  return moved;
}

/**
 * Returns a meeting of a conversation that the caller can read.
 * @throws HttpError 404
 */
async function getReadableMeeting(call: Call, id: number): Promise<MeetingRow> {
  const row = await findMeetingRow(call.db, id);
  if (row === null) throw notFound();
  const { isParticipant } = await getReadableConversation(call, call.db, row.conversationId);
  // Some staff read all conversations, but only the meetings of their own.
  const isForOwn = call.grant.ways.every(({ code }) => code === 'O' || code === 'OW');
  if (isForOwn && !isParticipant) throw notFound();
  return row;
}

export async function readMeeting(call: Call, { params: { id } }: Input<'readMeeting'>): Output<'readMeeting'> {
  return toMeeting(call, call.db, await getReadableMeeting(call, id));
}

export async function readMeetingCalendar(call: Call, { params: { id } }: Input<'readMeetingCalendar'>): Promise<FileResponse> {
  const { config, clock } = call.app;
  const { title, startsAt, endsAt, status, link, version } = await getReadableMeeting(call, id);
  const text = createCalendarFile({
    ...{ title, startsAt, endsAt, status },
    uid: `meeting-${id}@${new URL(config.PUBLIC_URL).hostname}`,
    sequence: version,
    url: link === '' ? `${config.PUBLIC_URL}${PAGE_PATHS.travelVideos}?meeting=${id}` : link,
    writtenAt: clock.now(),
    product: config.PRODUCT_NAME,
  });
  return { mediaType: 'text/calendar', body: Buffer.from(text), fileName: `meeting-${id}.ics` };
}

/** Returns the meetings to come of the caller's conversations that are not closed. */
export async function listOwnMeetings(call: Call): Promise<Meeting[]> {
  const { app, db } = call;
  const { id } = getCaller(call);
  const rows = await listMeetingsToCome(db, id, app.clock.now());
  const ids = rows.map(({ conversationId }) => conversationId);
  const open = await findOpenConversations(app, db, { ids, userId: id });
  const toCome = rows.filter(({ conversationId }) => open.has(conversationId));
  return toMeetings(db, toCome, id);
}
