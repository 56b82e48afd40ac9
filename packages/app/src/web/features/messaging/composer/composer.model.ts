// What is written in the composer becomes messages: the text, and each file as a message of its own. Pure.

import { MESSAGE_LENGTH } from '#contract/messaging/message.ts';
import type { NewOutboxItem, OutboxFile } from '#web/features/messaging/outbox/outbox-item.ts';

/** Characters before the limit at which the rest is counted. */
const COUNTED_FROM = 500;

/** A file that was chosen to be sent. */
export interface StagedFile {
  readonly key: number;
  readonly file: Blob & { readonly name: string };
  /** Why it can’t be sent; null if it can. */
  readonly refused: 'tooLarge' | 'wrongKind' | null;
}

export interface Composed {
  readonly text: string;
  readonly files: readonly StagedFile[];
  readonly replyTo: NewOutboxItem['replyTo'];
}

/** Returns how many characters are left, once there are few; negative if there are too many. */
export function countLeft(text: string): number | null {
  const left = MESSAGE_LENGTH - text.length;
  return left <= COUNTED_FROM ? left : null;
}

/** Returns whether something can be sent. */
export function canSend({ text, files }: Pick<Composed, 'text' | 'files'>): boolean {
  const isRefused = files.some(({ refused }) => refused !== null);
  return !isRefused && text.length <= MESSAGE_LENGTH && (text.trim() !== '' || files.length > 0);
}

function toOutboxFile({ file }: StagedFile): OutboxFile {
  return { name: file.name, type: file.type, size: file.size, blob: file, uploadedRef: null };
}

/** Returns the messages, in the order of sending: one file has the text as its caption, several follow it. */
export function toOutboxItems(conversationId: number, { text, files, replyTo }: Composed): readonly NewOutboxItem[] {
  const written = text.trim();
  const [first, ...others] = files;
  const plain = { conversationId, text: '', replyTo: null, file: null };
  if (first === undefined) return [{ ...plain, text: written, replyTo }];
  if (others.length === 0) return [{ conversationId, text: written, replyTo, file: toOutboxFile(first) }];
  const sent = files.map((file) => ({ ...plain, file: toOutboxFile(file) }));
  if (written !== '') return [{ ...plain, text: written, replyTo }, ...sent];
  return sent.map((item, index) => (index === 0 ? { ...item, replyTo } : item));
}

/** Returns a text with another one in place of the selection, and where the cursor is then. */
export function insertText(text: string, inserted: string, selection: { readonly start: number; readonly end: number }) {
  return { text: text.slice(0, selection.start) + inserted + text.slice(selection.end), cursor: selection.start + inserted.length };
}
