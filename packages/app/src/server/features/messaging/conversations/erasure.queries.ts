// Queries of erasing a user from conversations.

import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
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

/** Deletes the text of the user's messages, and names and reasons from system messages about them; messages of others are kept. */
export async function eraseConversations(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(conversationParticipants).where(eq(conversationParticipants.userId, userId));
  await tx
    .update(messages)
    .set({ content: { text: '' }, localMessageId: null })
    .where(eq(messages.senderId, userId));
  const about = await tx.update(conversations).set({ name: '' }).where(isAboutPerson(tx, userId)).returning({ id: conversations.id });
  const ids = about.map(({ id }) => id);
  if (ids.length === 0) return;
  const told = await tx
    .select({ id: messages.id, content: messages.content })
    .from(messages)
    .where(and(inArray(messages.conversationId, ids), sql`${messages.content} ? 'texts'`));
  for (const { id, content } of told) {
    if (!('texts' in content)) continue;
    const texts = content.texts.map(({ values, ...text }) => ({ ...text, values: { ...values, name: '', reason: '' } }));
    await tx
      .update(messages)
      .set({ content: { ...content, texts } })
      .where(eq(messages.id, id));
  }
}
