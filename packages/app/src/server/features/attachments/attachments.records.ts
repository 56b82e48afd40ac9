// Maps a row of a stored file to its record.

import type { Attachment } from '#contract/attachments/attachment.ts';
import type { AttachmentRow } from './attachments.queries.ts';

export function toAttachmentRecord(row: AttachmentRow): Attachment {
  const { ref, name, kind, mediaType, size, width, height, alt, createdAt } = row;
  return { randomRef: ref, name, kind, mediaType, size, width, height, alt, createdAt: createdAt.toISOString() };
}
