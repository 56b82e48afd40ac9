// Access rules of stored files. Callers without access get a 404, as if the file didn't exist.

import type { Call } from '#server/platform/app.ts';
import type { AttachmentRow } from './attachments.queries.ts';

export async function canReadAttachment(call: Call, row: AttachmentRow): Promise<boolean> {
  if (row.access === 'public') return true;
  if (call.caller === null) return false;
  const subject = call.app.attachmentSubjects.find(({ type }) => type === row.subjectType);
  const isConfidential = subject?.isConfidential ?? false;
  if (!isConfidential && (row.ownerId === call.caller.id || call.may('attachments.readAll'))) return true;
  return subject !== undefined && row.subjectId !== null && subject.mayRead(call, row.subjectId);
}
