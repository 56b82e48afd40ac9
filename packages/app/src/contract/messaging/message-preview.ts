// One line of a message for lists of conversations.

import type { MessageRecord } from './message.shapes.ts';

/** What a preview is made of. */
export interface PreviewedMessage {
  /** The text of a person, or the sentences of the product that the reader may see. */
  readonly content: MessageRecord['content'];
  readonly contentType: MessageRecord['contentType'];
  readonly isWithdrawn: boolean;
}

/** A message of the section `conversations`, or the text as it was written. */
export type MessagePreview =
  | { readonly text: string }
  | {
      readonly key: 'previewImage' | 'previewPdf' | 'previewVideo' | 'previewAudio' | 'previewFile' | 'previewEmpty' | 'previewWithdrawn';
    };

const KINDS = { 3: 'previewImage', 5: 'previewVideo', 6: 'previewAudio', 7: 'previewFile', 10: 'previewPdf' } as const;

/** The length of a preview; lists cut it to their width. */
const PREVIEW_LENGTH = 140;

/** Returns the beginning of a text in one line. */
function toLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= PREVIEW_LENGTH ? line : `${characters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`;
}

/**
 * Returns the preview of the newest message that a reader may see; null before the first one. Files are named by their kind, texts and
 * links by their text.
 */
export function findMessagePreview(message: PreviewedMessage | null): MessagePreview {
  if (message === null) return { key: 'previewEmpty' };
  const { content, contentType, isWithdrawn } = message;
  if (isWithdrawn) return { key: 'previewWithdrawn' };
  if (contentType !== 1 && contentType !== 4) return { key: KINDS[contentType] };
  return { text: toLine(typeof content === 'string' ? content : content.map(({ text }) => text).join(' ')) };
}
