// The conversations of the demo world in the database: as if they had been written message by message, with something for everybody.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, count, eq, gt, inArray, isNotNull, isNull, like, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { calls, conversationNotes, meetings, messageReports } from '#server/db/schema/messaging.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { listWrongUnread } from '#server/features/messaging/messages/unread.queries.ts';
import { findContactDetails } from '#server/features/messaging/safety/contact-details.rules.ts';
import type { App } from '#server/platform/app.ts';
import { createTestApp } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { makeDemoWorld } from '../demo.service.ts';
import { TRIED_ACCOUNTS } from '../people/staff.ts';
import { FILE_PREFIX } from './conversations.queries.ts';
import { attachNextFiles } from './message-files.service.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const own = conversationParticipants;

let database: OpenDatabase;
let folder: string;
let app: App;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'hosted-stay-demo-'));
  const made = await createTestApp(database, { time: { now: NOW } });
  app = { ...made, config: { ...made.config, DATA_DIR: folder } };
  await seedReference(app.db);
  expect(await makeDemoWorld(app)).toBe(true);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the conversations of the demo world', () => {
  test('have sequences without gaps, in the order of time', async () => {
    const rows = await app.db.select().from(messages).orderBy(messages.conversationId, messages.sequence);
    const all = await app.db.select().from(conversations);
    expect(all.length).toBeGreaterThan(60);
    const byConversation = Map.groupBy(rows, ({ conversationId }) => conversationId);
    for (const { id, lastSequence, lastMessageAt, createdAt } of all) {
      const lines = byConversation.get(id) ?? [];
      expect(lines.map(({ sequence }) => sequence)).toEqual(lines.map((_, index) => index + 1));
      expect([lastSequence, lastMessageAt]).toEqual([lines.length, lines.at(-1)?.createdAt]);
      expect(createdAt.getTime()).toBeLessThanOrEqual(lines[0]?.createdAt.getTime() ?? 0);
      for (const [index, line] of lines.entries()) {
        const before = lines[index - 1] ?? line;
        expect(line.createdAt >= before.createdAt && line.id >= before.id && line.createdAt < NOW).toBe(true);
      }
    }
  });

  test('are unread from the first message on that somebody has not seen', async () => {
    expect(await listWrongUnread(app.db)).toEqual([]);
    const archived = await app.db
      .select()
      .from(own)
      .where(and(isNotNull(own.archivedAt), isNotNull(own.unreadSince)));
    expect(archived).toEqual([]);
  });

  test('are written by people who take part', async () => {
    const strangers = await app.db
      .select({ id: messages.id })
      .from(messages)
      .leftJoin(own, and(eq(own.conversationId, messages.conversationId), eq(own.userId, messages.senderId)))
      .where(and(isNotNull(messages.senderId), isNull(own.userId)));
    expect(strangers).toEqual([]);
  });

  test('have contact details only once a stay is booked', async () => {
    const rows = await app.db
      .select({ content: messages.content, at: messages.createdAt, answeredAt: tripOffers.answeredAt, state: tripOffers.state })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(tripOffers, eq(tripOffers.id, conversations.offerId))
      .where(isNotNull(messages.senderId));
    const isBooked = ({ state, answeredAt, at }: (typeof rows)[number]) => state === 'accepted' && answeredAt !== null && at >= answeredAt;
    const held = rows.filter(({ content }) => 'text' in content && findContactDetails(content.text).length > 0);
    expect(held.length).toBeGreaterThan(5);
    expect(held.filter((row) => !isBooked(row))).toEqual([]);
  });

  test.each(TRIED_ACCOUNTS)('leave something unread for %s', async (_, email) => {
    const rows = await app.db
      .select({ unreadSince: own.unreadSince })
      .from(own)
      .innerJoin(users, eq(users.id, own.userId))
      .where(eq(users.email, email));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ unreadSince }) => unreadSince !== null).length).toBeGreaterThan(0);
  });

  test('are of offers in every state that people write about, in all languages', async () => {
    const states = await app.db
      .selectDistinct({ state: tripOffers.state })
      .from(conversations)
      .innerJoin(tripOffers, eq(tripOffers.id, conversations.offerId));
    const expected = ['accepted', 'awaiting_review', 'considering', 'declined', 'rejected', 'waiting_list'];
    expect(states.map(({ state }) => state).sort()).toEqual(expect.arrayContaining(expected));
    const locales = await app.db
      .selectDistinct({ locale: users.locale })
      .from(messages)
      .innerJoin(users, eq(users.id, messages.senderId))
      .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'Parent')));
    expect(locales).toHaveLength(8);
  });

  test('show what happens seldom', async () => {
    const total = async (query: Promise<{ rows: number }[]>) => (await query)[0]?.rows ?? 0;
    const rows = { rows: count() };
    const { db } = app;
    const isSupport = isNotNull(conversations.userId);
    const late = new Date(NOW.getTime() - app.config.SUPPORT_TARGET_MINUTES * 60_000);
    const found = await Promise.all([
      total(db.select(rows).from(conversations).where(isNotNull(conversations.groupId))),
      total(
        db
          .select(rows)
          .from(conversations)
          .where(and(isSupport, sql`${conversations.waitingSince} < ${late.toISOString()}::timestamptz`)),
      ),
      total(
        db
          .select(rows)
          .from(conversations)
          .where(and(isSupport, isNotNull(conversations.assigneeId))),
      ),
      total(
        db
          .select(rows)
          .from(conversations)
          .where(and(isSupport, isNotNull(conversations.archivedAt))),
      ),
      total(db.select(rows).from(conversationNotes)),
      total(
        db
          .select(rows)
          .from(meetings)
          .where(and(eq(meetings.status, 'planned'), gt(meetings.startsAt, NOW))),
      ),
      total(db.select(rows).from(calls).where(isNotNull(calls.endedAt))),
      total(db.select(rows).from(messageReports).where(eq(messageReports.state, 'open'))),
      total(db.select(rows).from(messageReports).where(eq(messageReports.state, 'dismissed'))),
      total(db.select(rows).from(messages).where(isNotNull(messages.withdrawnAt))),
      total(db.select(rows).from(messages).where(isNotNull(messages.replyToId))),
      total(db.select(rows).from(messages).where(eq(messages.messageType, 3))),
      total(db.select(rows).from(own).where(isNotNull(own.archivedAt))),
    ]);
    for (const rowsOfKind of found) expect(rowsOfKind).toBeGreaterThan(0);
  });

  test('quote messages of the same conversation', async () => {
    const { rows } =
      await database.raw.query(`select reply.id from messages reply left join messages quoted on quoted.id = reply.reply_to_id
      where reply.reply_to_id is not null and quoted.conversation_id is distinct from reply.conversation_id`);
    expect(rows).toEqual([]);
  });

  test('get their pictures and PDFs in the background, each once', async () => {
    const hasFile = like(messages.localMessageId, `${FILE_PREFIX}%`);
    const waiting = await app.db.select({ id: messages.id, name: messages.localMessageId }).from(messages).where(hasFile);
    const byKind = Map.groupBy(waiting, ({ name }) => name?.slice(FILE_PREFIX.length).split(':')[0]);
    expect([...byKind.keys()].sort()).toEqual(['bedroom', 'garden', 'rules']);
    // One of each kind is enough: drawing takes long.
    const kept = [...byKind.values()].flatMap((ofKind) => ofKind.slice(0, 1).map(({ id }) => id));
    await app.db
      .update(messages)
      .set({ localMessageId: null })
      .where(and(hasFile, notInArray(messages.id, kept)));
    while ((await attachNextFiles(app, 2)) > 0);
    const files = await app.db.select().from(attachments).where(eq(attachments.subjectType, 'message'));
    expect(files.map(({ subjectId }) => Number(subjectId)).sort()).toEqual(kept.sort());
    expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(['image', 'pdf']));
    const kinds = await app.db
      .selectDistinct({ contentType: messages.contentType })
      .from(messages)
      .where(
        inArray(
          messages.id,
          files.map(({ subjectId }) => Number(subjectId)),
        ),
      );
    expect(kinds.map(({ contentType }) => contentType).sort((one, other) => one - other)).toEqual([3, 10]);
  });
});
