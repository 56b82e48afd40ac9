// The content type of a new message: it follows from what is sent, and must agree with what the client says.

import type { AttachmentKind } from '#contract/attachments/attachment.ts';
import { findLinks } from '#contract/messaging/links.ts';
import { CONTENT_TYPE, type ContentType } from '#contract/messaging/message.ts';

const TYPES_OF_FILES: Readonly<Record<AttachmentKind, ContentType>> = {
  image: CONTENT_TYPE.image,
  pdf: CONTENT_TYPE.pdf,
  video: CONTENT_TYPE.video,
  audio: CONTENT_TYPE.audio,
};

/**
 * Returns the content type of a message, or null if the named one does not fit. Every file can be sent as a plain file; a text is a link if
 * it has a web address.
 * @param named as the client says; text if it says nothing
 */
export function findContentType({
  named,
  fileKind,
  text,
}: {
  readonly named: ContentType;
  readonly fileKind: AttachmentKind | null;
  readonly text: string;
}): ContentType | null {
  if (fileKind !== null) {
    const type = TYPES_OF_FILES[fileKind];
    if (named === CONTENT_TYPE.file) return named;
    return named === type || named === CONTENT_TYPE.text ? type : null;
  }
  const type = findLinks(text).length > 0 ? CONTENT_TYPE.link : CONTENT_TYPE.text;
  return named === type || named === CONTENT_TYPE.text ? type : null;
}
