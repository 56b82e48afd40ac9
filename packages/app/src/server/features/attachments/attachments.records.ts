// A row of a stored file as clients know it.

import type { Attachment } from '#contract/attachments/attachment.ts';
import type { AttachmentRow } from './attachments.queries.ts';

export function toAttachmentRecord(row: AttachmentRow): Attachment {
  const { ref, name, kind, mediaType, size, width, height, alt, createdAt } = row;
  return { randomRef: ref, name, kind, mediaType, size, width, height, alt, createdAt: createdAt.toISOString() };
}
