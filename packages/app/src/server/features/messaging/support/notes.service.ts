// Use cases of the internal notes of staff. They are no messages: nobody else gets them, and no export has them.

import type * as endpoints from '#contract/messaging/support.endpoints.ts';
import type { ConversationNote } from '#contract/messaging/support.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { recordChange } from '#server/platform/record-change.ts';
// The compiler's parallel checkers only see a file's additions to the maps where the file is imported.
import type {} from '../live/events.ts';
import { insertNote, listNoteRows, type NoteRow } from './notes.queries.ts';
import { getHandledConversation, lockHandledConversation } from './support.service.ts';

function toNoteRecord({ firstName, lastName, createdAt, ...row }: NoteRow): ConversationNote {
  return { ...row, author: `${firstName ?? ''} ${lastName ?? ''}`.trim(), createdAt: createdAt.toISOString() };
}

export async function listNotes(
  call: Call,
  { params: { id } }: CheckedRequest<typeof endpoints.listNotes>,
): Promise<AnswerOf<typeof endpoints.listNotes>> {
  await getHandledConversation(call, call.db, id);
  return { data: (await listNoteRows(call.db, id)).map(toNoteRecord) };
}

export async function addNote(
  call: Call,
  { params, body: { text } }: CheckedRequest<typeof endpoints.addNote>,
): Promise<AnswerOf<typeof endpoints.addNote>> {
  return call.db.transaction(async (tx) => {
    const { id: conversationId, userId, lastSequence } = await lockHandledConversation(tx, call, params.id);
    const authorId = call.caller?.id ?? null;
    const createdAt = call.app.clock.now();
    const id = await insertNote(tx, { conversationId, authorId, text, afterSequence: lastSequence, createdAt });
    // What was noted stays out of the audit log, which is kept for longer.
    await recordChange(tx, call, { action: 'conversation.note', subjectType: 'conversation', subjectId: conversationId });
    await publishEvent(tx, { kind: 'conversation.noted', conversationId, userId });
    const { firstName = '', lastName = '' } = call.caller?.account ?? {};
    return toNoteRecord({ id, authorId, text, createdAt, afterSequence: lastSequence, firstName, lastName });
  });
}
