// Queries of erasing a user from conversations.

import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AudienceText } from '#contract/messaging/message.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  conversationParticipants,
  conversationReads,
  conversations,
  messages,
  messageTranslations,
} from '#server/db/schema/conversations.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import {
  callPeers,
  conversationNotes,
  inboundEmails,
  meetings,
  messageReports,
  messagingPreferences,
  pushSubscriptions,
  userBlocks,
} from '#server/db/schema/messaging.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';

/** Matches conversations about a user: of their trips, of offers to their family, and their own with customer service. */
function isAboutPerson(tx: Transaction, userId: number) {
  const booked = tx.select({ id: trips.id }).from(trips).where(eq(trips.parentId, userId));
  const hosted = tx.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.userId, userId));
  const offered = tx
    .select({ id: tripOffers.id })
    .from(tripOffers)
    .where(or(inArray(tripOffers.tripId, booked), inArray(tripOffers.hostFamilyId, hosted)));
  return or(eq(conversations.userId, userId), inArray(conversations.tripId, booked), inArray(conversations.offerId, offered));
}

/** Deletes the text of a user's messages, with what was made of it elsewhere; returns those that had a file. */
export async function eraseMessagesOf(tx: Transaction, userId: number): Promise<number[]> {
  const own = tx.select({ id: messages.id }).from(messages).where(eq(messages.senderId, userId));
  await tx.delete(messageTranslations).where(inArray(messageTranslations.messageId, own));
  await tx.delete(inboundEmails).where(inArray(inboundEmails.messageId, own));
  const isWithFile = and(eq(messages.senderId, userId), sql`${messages.content} ? 'file'`);
  const withFile = await tx.select({ id: messages.id }).from(messages).where(isWithFile);
  await tx
    .update(messages)
    .set({ content: { text: '' }, localMessageId: null })
    .where(eq(messages.senderId, userId));
  return withFile.map(({ id }) => id);
}

/** Deletes what a user has set up for themselves: their part in conversations, blocks, and where they are notified. */
export async function eraseMessagingOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(conversationParticipants).where(eq(conversationParticipants.userId, userId));
  await tx.delete(conversationReads).where(eq(conversationReads.userId, userId));
  await tx.delete(callPeers).where(eq(callPeers.userId, userId));
  await tx.delete(userBlocks).where(or(eq(userBlocks.userId, userId), eq(userBlocks.blockedId, userId)));
  await tx.delete(messagingPreferences).where(eq(messagingPreferences.userId, userId));
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

/** Deletes what was written about a user: in reports of them and by them, in notes of staff, and in titles of meetings. */
export async function eraseTextsAbout(tx: Transaction, userId: number, conversationIds: readonly number[]): Promise<void> {
  await tx
    .update(messageReports)
    .set({ quoted: '', text: '', resolution: '' })
    .where(or(eq(messageReports.reporterId, userId), eq(messageReports.reportedId, userId)));
  const isOfTheirs = (column: typeof conversationNotes.conversationId | typeof meetings.conversationId): SQL =>
    conversationIds.length === 0 ? sql`false` : inArray(column, [...conversationIds]);
  await tx.delete(conversationNotes).where(isOfTheirs(conversationNotes.conversationId));
  await tx
    .update(meetings)
    .set({ title: '', link: '' })
    .where(or(eq(meetings.createdBy, userId), isOfTheirs(meetings.conversationId)));
}

/** Takes the name out of conversations about a user; returns these. */
export async function eraseNamesOf(tx: Transaction, userId: number): Promise<number[]> {
  const about = await tx.update(conversations).set({ name: '' }).where(isAboutPerson(tx, userId)).returning({ id: conversations.id });
  return about.map(({ id }) => id);
}

/** Takes a user's name out of a sentence that names them. */
function eraseNamed(text: AudienceText, userId: number): AudienceText {
  if (text.personId !== userId) return text;
  // The name of a conversation is not theirs: it stays its name.
  const title = text.sentence === 'renamed' || text.values.title === undefined ? {} : { title: '' };
  return { ...text, values: { ...text.values, name: '', ...title } };
}

/** Takes names, reasons and titles out of a sentence in a conversation about a user; the names of other users stay. */
function eraseAbout(text: AudienceText): AudienceText {
  const name = text.personId === undefined ? { name: '' } : {};
  return { ...text, values: { ...text.values, ...name, reason: '', title: '' } };
}

/**
 * Takes a user's name out of the messages of the product in all conversations; from those in conversations about them also the names of
 * students, reasons and titles.
 */
export async function eraseSystemMessages(tx: Transaction, userId: number, about: readonly number[]): Promise<void> {
  const isNamed = sql`(${messages.content} -> 'texts') @> ${JSON.stringify([{ personId: userId }])}::jsonb`;
  const told = await tx
    .select({ id: messages.id, conversationId: messages.conversationId, content: messages.content })
    .from(messages)
    .where(
      and(sql`${messages.content} ? 'texts'`, about.length === 0 ? isNamed : or(isNamed, inArray(messages.conversationId, [...about]))),
    );
  const known = new Set(about);
  for (const { id, conversationId, content } of told) {
    if (!('texts' in content)) continue;
    const texts = content.texts.map((text) => {
      const unnamed = eraseNamed(text, userId);
      return known.has(conversationId) ? eraseAbout(unnamed) : unnamed;
    });
    await tx
      .update(messages)
      .set({ content: { ...content, texts } })
      .where(eq(messages.id, id));
  }
}
