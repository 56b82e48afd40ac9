// The data of a conversation of the demo world: with the ids of people, before it has its own.

import type { ContentType, ConversationType, MessageContent, MessageType } from '#contract/messaging/message.ts';
import type { ReportReason } from '#contract/messaging/report.shapes.ts';

/** What a conversation is about: the offer, the group, or the user who asks support. */
export type DemoSubject =
  | { readonly type: Extract<ConversationType, 'trip-host-family'>; readonly offerId: number }
  | { readonly type: Extract<ConversationType, 'group'>; readonly groupId: number; readonly name: string }
  | { readonly type: Extract<ConversationType, 'customer-support'>; readonly userId: number };

/** A file that is added in the background: a picture of the home, or the house rules as a PDF. */
export type DemoFile = 'bedroom' | 'garden' | 'rules';

export interface DemoMeeting {
  readonly kind: 'meeting';
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly createdBy: number;
  readonly createdAt: Date;
}

export interface DemoCall {
  readonly kind: 'call';
  readonly startedBy: number;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

export interface DemoLine {
  readonly at: Date;
  /** Null for messages of the product. */
  readonly senderId: number | null;
  readonly messageType: MessageType;
  readonly contentType: ContentType;
  readonly content: MessageContent;
  /** The line that it quotes. */
  readonly repliesTo?: DemoLine | undefined;
  readonly withdrawnAt?: Date;
  readonly file?: DemoFile | undefined;
  /** The meeting or call that its button opens. */
  readonly opens?: DemoMeeting | DemoCall;
}

export interface DemoParticipant {
  readonly userId: number;
  readonly joinedAt: Date;
  /** Whether what others wrote since the participant's last message is unread. */
  isBehind: boolean;
  archivedAt: Date | null;
}

export interface DemoNote {
  readonly authorId: number;
  readonly text: string;
  readonly at: Date;
}

export interface DemoReport {
  readonly line: DemoLine;
  readonly reporterId: number;
  readonly reason: ReportReason;
  readonly text: string;
  readonly at: Date;
  /** Null while it waits for a review. */
  readonly review: { readonly by: number; readonly at: Date; readonly state: 'upheld' | 'dismissed'; readonly resolution: string } | null;
}

export interface DemoThread {
  readonly subject: DemoSubject;
  readonly createdAt: Date;
  readonly participants: readonly DemoParticipant[];
  /** Oldest first. */
  readonly lines: readonly DemoLine[];
  /** Of a request to support: who handles it, and when it was closed. */
  readonly assigneeId?: number | null;
  readonly closedAt?: Date | null;
  readonly notes?: readonly DemoNote[];
  readonly reports?: readonly DemoReport[];
}
