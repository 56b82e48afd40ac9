// Emails people about messages that they have not read: after ten minutes, or once a day.

import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { isOurStaff } from '#server/platform/email/recipient-limit.ts';
import { lockParticipant } from '../messages/unread.queries.ts';
import { conversationEmail, type DigestEmailValues, digestEmail } from './message.emails.ts';
import { getNoticeTitle, toEmailedMessages } from './notice-content.service.ts';
import {
  findNoticeReader,
  findUntoldMessages,
  listWaitingConversations,
  type NoticeReader,
  updateEmailed,
} from './notice-readers.queries.ts';
import { updateDigestSent } from './preferences.queries.ts';
import { findLastDigest, isQuiet, toKnownZone } from './quiet-hours.rules.ts';
import { createReplyAddress } from './reply-address.ts';
import { createUnsubscribePath } from './unsubscribe.service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Minutes that people have to read a message before they are emailed about it. */
const UNREAD_MINUTES = 10;

/** What is older is not told of any more: quiet hours and digests wait for a day at most. */
const MAX_AGE_MS = 48 * HOUR;

/** The maximum number of messages that an email shows, and a digest of each of its conversations. */
const MAX_MESSAGES = { soon: 10, digest: 3 } as const;

/** The others are counted. */
const MAX_DIGEST_CONVERSATIONS = 20;

interface Told {
  readonly reader: NoticeReader;
  readonly conversationId: number;
}

/** Returns the messages that an email would tell of, with the participant locked: who reads at the same time comes before or after. */
async function lockUntold(tx: Transaction, { clock }: Pick<App, 'clock'>, { reader, conversationId, limit }: Told & { limit: number }) {
  const own = await lockParticipant(tx, { conversationId, userId: reader.id });
  if (own === null || own.unreadSince === null || own.archivedAt !== null) return null;
  const afterId = Math.max(own.lastSeenMessageId ?? 0, own.emailedMessageId ?? 0);
  const from = new Date(clock.now().getTime() - MAX_AGE_MS);
  return findUntoldMessages(tx, { conversationId, reader, afterId, from, limit });
}

/** What all emails to a reader have in common. */
async function toLetter(tx: Transaction, { id, email, locale, roles }: NoticeReader) {
  return {
    to: email,
    locale,
    isPrivate: true,
    news: { to: isOurStaff(roles) ? 'staff' : 'others', ofVisitor: false },
    unsubscribePath: await createUnsubscribePath(tx, id),
  } as const;
}

async function emailConversation(tx: Transaction, app: App, { reader, conversationId }: Told): Promise<void> {
  const { config, clock } = app;
  const untold = await lockUntold(tx, app, { reader, conversationId, limit: MAX_MESSAGES.soon });
  if (untold === null || untold.since.getTime() > clock.now().getTime() - UNREAD_MINUTES * MINUTE) return;
  const { id: userId, email, firstName: name, locale, timezone } = reader;
  const domain = config.MAIL_REPLY_DOMAIN;
  const replyTo =
    domain === undefined ? undefined : await createReplyAddress(tx, { conversationId, userId, email, domain, now: clock.now() });
  const values = {
    ...{ name, locale, zone: toKnownZone(timezone, config.TIME_ZONE), conversationId, total: untold.total },
    ...(await getNoticeTitle(tx, conversationId, reader)),
    messages: await toEmailedMessages(app, tx, { reader, rows: untold.rows }),
    canReply: replyTo !== undefined,
  };
  await queueEmail(tx, app, {
    ...(await toLetter(tx, reader)),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...{ thread: `conversation-${conversationId}`, template: conversationEmail, values },
  });
  await updateEmailed(tx, { conversationId, userId, messageId: untold.lastId });
}

/** Returns whether a reader wants emails like this, and now. */
function wantsNow({ config, clock }: App, reader: NoticeReader, choice: NoticeReader['emailChoice']): boolean {
  return reader.emailChoice === choice && !isQuiet(reader, clock.now(), toKnownZone(reader.timezone, config.TIME_ZONE));
}

/** Sends each email in a transaction of its own; one that fails is tried again with the next run. */
async function tryEach<Item extends object>(
  app: App,
  items: readonly Item[],
  run: (tx: Transaction, item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await app.db.transaction((tx) => run(tx, item));
    } catch (error) {
      app.log.error({ error, about: item }, 'an email about messages could not be written');
    }
  }
}

/** Emails everybody who has not read messages for ten minutes, each conversation in an email of its own. */
export async function sendMessageEmails(app: App): Promise<void> {
  const now = app.clock.now().getTime();
  const waiting = { choice: 'soon', from: new Date(now - MAX_AGE_MS), to: new Date(now - UNREAD_MINUTES * MINUTE) } as const;
  await tryEach(app, await listWaitingConversations(app.db, waiting), async (tx, { userId, conversationId }) => {
    const reader = await findNoticeReader(tx, userId);
    if (reader !== null && wantsNow(app, reader, 'soon')) await emailConversation(tx, app, { reader, conversationId });
  });
}

/** Writes the digest of a reader, unless everything has come since it was last due: that waits for the next. */
async function emailDigest(
  tx: Transaction,
  app: App,
  { reader, conversationIds }: { reader: NoticeReader; conversationIds: readonly number[] },
) {
  const zone = toKnownZone(reader.timezone, app.config.TIME_ZONE);
  const due = findLastDigest(app.clock.now(), zone);
  if (reader.digestSentAt !== null && reader.digestSentAt >= due) return;
  const told: (NonNullable<Awaited<ReturnType<typeof lockUntold>>> & { readonly conversationId: number })[] = [];
  for (const conversationId of conversationIds) {
    const limit = told.length < MAX_DIGEST_CONVERSATIONS ? MAX_MESSAGES.digest : 0;
    const untold = await lockUntold(tx, app, { reader, conversationId, limit });
    if (untold !== null) told.push({ ...untold, conversationId });
  }
  if (!told.some(({ since }) => since <= due)) return;
  const conversations: DigestEmailValues['conversations'][number][] = [];
  for (const { conversationId, rows, total } of told.slice(0, MAX_DIGEST_CONVERSATIONS)) {
    const { title } = await getNoticeTitle(tx, conversationId, reader);
    conversations.push({ title, total, messages: await toEmailedMessages(app, tx, { reader, rows }) });
  }
  for (const { conversationId, lastId } of told) {
    await updateEmailed(tx, { conversationId, userId: reader.id, messageId: lastId });
  }
  const { firstName: name, locale, id } = reader;
  const others = told.length - conversations.length;
  const total = told.reduce((sum, one) => sum + one.total, 0);
  const values = { name, locale, zone, conversations, others, total };
  await queueEmail(tx, app, { ...(await toLetter(tx, reader)), template: digestEmail, values });
  await updateDigestSent(tx, id, app.clock.now());
}

/** Sends the digests that are due: at 08:00 of each reader's zone, with what has come until now. */
export async function sendMessageDigests(app: App): Promise<void> {
  const now = app.clock.now();
  const waiting = await listWaitingConversations(app.db, { choice: 'digest', from: new Date(now.getTime() - MAX_AGE_MS), to: now });
  const byUser = [...Map.groupBy(waiting, ({ userId }) => userId)].map(([userId, rows]) => ({ userId, rows }));
  await tryEach(app, byUser, async (tx, { userId, rows }) => {
    const reader = await findNoticeReader(tx, userId);
    if (reader === null || !wantsNow(app, reader, 'digest')) return;
    await emailDigest(tx, app, { reader, conversationIds: rows.map(({ conversationId }) => conversationId) });
  });
}
