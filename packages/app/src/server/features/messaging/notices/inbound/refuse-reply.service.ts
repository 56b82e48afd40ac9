// Tells people why their answer by email has become no message: at the address of their account, never at another.

import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { HttpError } from '#server/platform/errors.ts';
import { type Counter, incrementWithinLimits, MINUTE_MS, toCounterKey } from '#server/platform/http/protection/counters.ts';
import { getNoticeTitle } from '../notice-content.service.ts';
import type { NoticeReader } from '../notice-readers.queries.ts';
import { type ReplyRefusal, refusedReplyEmail } from './refused-reply.emails.ts';

const DAY_MS = 24 * 60 * MINUTE_MS;

/** The maximum number of these emails to a user in a day: no program can keep us writing. */
const DAILY = { max: 5, windowMs: DAY_MS };

/** That a conversation is closed is said once. */
const ONCE = { max: 1, windowMs: 365 * DAY_MS };

export interface Refused {
  readonly reader: NoticeReader;
  readonly conversationId: number;
  readonly refusal: ReplyRefusal;
  readonly text: string;
  readonly isPosted: boolean;
}

function toCounter({ reader, conversationId, refusal }: Refused): Counter {
  const user = String(reader.id);
  if (refusal !== 'closed') return { key: toCounterKey('refused reply', user), ...DAILY };
  return { key: toCounterKey('reply to closed', user, String(conversationId)), ...ONCE };
}

/** The maximum length of what is quoted of an answer. */
const MAX_QUOTED = 2000;

/** Queues the email that says why, unless there were enough of them. */
export async function tellRefusal(tx: Transaction, app: App, refused: Refused): Promise<void> {
  const { reader, conversationId, refusal, text, isPosted } = refused;
  try {
    await incrementWithinLimits(tx, [toCounter(refused)], app.clock.now());
  } catch (error) {
    if (error instanceof HttpError && error.code === 'tooMany') return;
    throw error;
  }
  const { title } = await getNoticeTitle(tx, conversationId, reader);
  const quoted = isPosted || refusal === 'otherSender' || refusal === 'unverified' ? '' : text.slice(0, MAX_QUOTED).toWellFormed();
  const values = { name: reader.firstName, title, conversationId, refusal, isPosted, text: quoted };
  await queueEmail(tx, app, { to: reader.email, locale: reader.locale, template: refusedReplyEmail, values, isPrivate: true });
}
