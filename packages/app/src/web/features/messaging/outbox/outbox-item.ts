// A message that was written on this device and is not acknowledged by the server yet.

import type { MessageRecord } from '#contract/messaging/message.shapes.ts';

/** A file that is kept until it is uploaded. */
export interface OutboxFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly blob: Blob;
  /** Its reference once it is uploaded: a retry does not upload it again. */
  readonly uploadedRef: string | null;
}

/** Why the server refused a message. */
export interface OutboxFailure {
  readonly code: string;
  /** The server's sentence. */
  readonly message: string;
  /** What it says further, such as the contact details that it found. */
  readonly issues: readonly unknown[];
  /** What of the text could be sent; null if the server does not say. */
  readonly rest: string | null;
  /** Whether it is about the file rather than the text. */
  readonly isAboutFile?: boolean;
}

export interface OutboxItem {
  /** A UUID, by which the server recognises the message when it is sent again. */
  readonly localMessageId: string;
  readonly userId: number;
  readonly conversationId: number;
  readonly text: string;
  readonly replyTo: MessageRecord['replyTo'];
  readonly file: OutboxFile | null;
  readonly createdAt: string;
  /** The order of writing on this device. */
  readonly order: number;
  /** `failed` was refused, and waits for the sender to decide. */
  readonly state: 'waiting' | 'failed';
  readonly failure: OutboxFailure | null;
}

/** What is written in the composer. */
export type NewOutboxItem = Pick<OutboxItem, 'conversationId' | 'text' | 'replyTo' | 'file'>;
