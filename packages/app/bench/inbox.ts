// Measures the inbox of a coordinator with ten thousand conversations and two hundred thousand messages: `GET /api/conversations` beside
// the bare SQL of its page, in turns in one run; a search; and how the unread conversations are counted.

import { isNull, sql } from 'drizzle-orm';
import type { OpenDatabase } from '#server/db/database.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { listConversationFactsByIds } from '#server/features/messaging/conversations/conversation-facts.queries.ts';
import {
  type ConversationListQuery,
  countConversations,
  listConversationIds,
} from '#server/features/messaging/conversations/conversation-list.queries.ts';
import {
  findFamilies,
  findRecentMessages,
  findStudentsOfTrips,
  listParticipants,
} from '#server/features/messaging/conversations/conversation-parts.queries.ts';
import { countUnreadConversations } from '#server/features/messaging/unread.public.ts';
import type { App } from '#server/platform/app.ts';
import { createSession, createToken, toSessionId } from '#server/platform/sessions/sessions.ts';
import { createAccount } from '#server/testing/fixtures/accounts.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { measureOnPostgresql } from './on-postgresql.ts';
import { productOn, served } from './side-by-side.ts';

const isQuick = process.argv.includes('--quick');
const CONVERSATIONS = isQuick ? 200 : 10_000;
const MESSAGES = 20;
const BATCH = 500;
const REQUESTS = isQuick ? 5 : 300;
/** The target: the slowest of a hundred requests against the slowest of a hundred times the bare SQL. */
const TARGET = 2;

/** Creates conversations of offers with messages of both sides; returns the coordinator, who has joined every tenth. */
async function createInbox(app: App): Promise<number> {
  const { db } = app;
  const now = app.clock.now();
  const userId = await createAccount(db, { email: 'coordinator@bench.test', roles: ['Coordinator'] }, now);
  const parentId = await createAccount(db, { email: 'parent@bench.test', roles: ['Parent'] }, now);
  const hostId = await createAccount(db, { email: 'host@bench.test', roles: ['Host family'] }, now);
  const { tripId, studentId, hostFamilyId } = await createTestTrip(app, { parentId, hostUserId: hostId });
  // The index is built once at the end, as it would be after years.
  await db.execute(sql`drop index messages_text`);
  for (let from = 1; from <= CONVERSATIONS; from += BATCH) {
    const series = sql`generate_series(${from}::int, ${Math.min(from + BATCH - 1, CONVERSATIONS)}::int) n`;
    await db.execute(sql`with made as (insert into ${trips} (student_id, parent_id, trip_type_id, business_id, state, from_date, to_date, created_at)
        select student_id, parent_id, trip_type_id, business_id, (array['new', 'enquiry', 'reserved', 'booked', 'completed'])[1 + n % 5], from_date, to_date,
          created_at from ${trips}, ${series} where id = ${tripId} returning id),
      going as (insert into ${tripStudents} (trip_id, student_id, position) select id, ${studentId}, 0 from made returning trip_id),
      offered as (insert into ${tripOffers} (trip_id, host_family_id, state, created_at) select id, ${hostFamilyId}, 'awaiting_review', now() from made
        returning id),
      talked as (insert into ${conversations} (sid, type, offer_id, last_sequence, last_message_at, created_at)
        select 'CH' || id, 'trip-host-family', id, ${MESSAGES}, now() - id * interval '1 minute', now() from offered returning id),
      joined as (insert into ${conversationParticipants} (conversation_id, user_id, joined_at, unread_since)
        select talked.id, people.id, now(), case when talked.id % 3 = 0 then now() end from talked, (values (${parentId}::bigint), (${hostId}::bigint)) people (id)
        union all select id, ${userId}, now(), now() from talked where id % 10 = 0 returning conversation_id)
      insert into ${messages} (conversation_id, sequence, sender_id, message_type, content_type, content, created_at)
        select talked.id, place, case when place % 2 = 0 then ${hostId}::bigint else ${parentId}::bigint end, 1, 1,
          jsonb_build_object('text', 'We look forward to the garden, the sea and the ' || md5((talked.id * ${MESSAGES} + place)::text)), now()
        from talked, generate_series(1, ${MESSAGES}) place`);
  }
  await db.execute(sql`create index messages_text on messages using gin (folded_text gin_trgm_ops) with (fastupdate = false)`);
  await db.execute(sql`vacuum analyze`);
  return userId;
}

/** The SQL of the first page of a coordinator, without anything around it. */
async function runBareSql({ db }: App, userId: number): Promise<void> {
  const query: ConversationListQuery = {
    ...{ userId, side: 'staff', scope: isNull(conversations.deletedAt), view: 'all', archive: 'without', isUnreadOnly: false },
  };
  const ids = await listConversationIds(db, { ...query, limit: 10, offset: 0 });
  await countConversations(db, query);
  const facts = await listConversationFactsByIds(db, { ids, userId });
  await listParticipants(db, ids);
  await findRecentMessages(db, { ids, roles: ['Coordinator'] });
  await findStudentsOfTrips(
    db,
    facts.map(({ trip }) => trip?.id),
  );
  await findFamilies(
    db,
    facts.map(({ offer }) => offer?.hostFamilyId),
  );
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function toFigures(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

async function measure(app: App, userId: number): Promise<void> {
  const token = createToken();
  const now = app.clock.now();
  await createSession(app.db, { id: toSessionId(token), userId, createdAt: now, seenAt: now });
  const headers = { Cookie: `session=${token}`, 'X-Requested-With': 'XMLHttpRequest' };
  await served(
    app,
    () => {},
    async ({ ours }) => {
      const ask = async (path: string) => {
        const response = await fetch(`${ours}${path}`, { headers });
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
        return response.json();
      };
      const times = { bare: [] as number[], inbox: [] as number[], search: [] as number[] };
      for (let round = 0; round < REQUESTS + 20; round += 1) {
        const bare = await time(() => runBareSql(app, userId));
        const inbox = await time(() => ask('/api/conversations?page=1&per_page=10&view_type=all'));
        // The first ones warm up.
        if (round >= 20) times.bare.push(bare);
        if (round >= 20) times.inbox.push(inbox);
      }
      for (let round = 0; round < REQUESTS / 10; round += 1)
        times.search.push(await time(() => ask(`/api/conversations?search=${round.toString(16).padStart(2, '0')}c4a`)));
      const [bare, inbox, search] = [toFigures(times.bare), toFigures(times.inbox), toFigures(times.search)];
      const ratio = inbox.p99 / bare.p99;
      console.log(`bare SQL of the page   p50 ${ms(bare.p50)}   p99 ${ms(bare.p99)}`);
      console.log(`GET /api/conversations p50 ${ms(inbox.p50)}   p99 ${ms(inbox.p99)}`);
      console.log(
        `ratio                  p50 ${(inbox.p50 / bare.p50).toFixed(2)}   p99 ${ratio.toFixed(2)} (${TARGET} ${ratio <= TARGET ? 'reached' : 'MISSED'})`,
      );
      console.log(`search                 p50 ${ms(search.p50)}   p99 ${ms(search.p99)}`);
    },
  );
}

/** Prints the plan of counting the unread conversations. */
async function explainUnread({ db }: App, userId: number): Promise<void> {
  const counted = sql`select count(*) from ${conversationParticipants} where user_id = ${userId} and unread_since is not null`;
  const { rows } = (await db.execute(sql`explain (costs off) ${counted}`)) as unknown as { rows: Record<string, string>[] };
  console.log(
    `unread                 ${await countUnreadConversations(db, userId)} conversations, ${ms(await time(() => countUnreadConversations(db, userId)))}`,
  );
  for (const row of rows) console.log(`                       ${Object.values(row)[0]}`);
}

async function benchOn(database: OpenDatabase): Promise<void> {
  const { app, remove } = await productOn(database);
  try {
    const userId = await createInbox(app);
    await measure(app, userId);
    await explainUnread(app, userId);
  } finally {
    await remove();
  }
}

/** Prints the figures on a PostgreSQL server. */
export async function benchInbox(): Promise<void> {
  const isMeasured = await measureOnPostgresql(async (database) => {
    console.log(`${CONVERSATIONS} conversations with ${MESSAGES} messages each`);
    await benchOn(database);
    await database.close();
  });
  if (!isMeasured) console.log('left out: no PostgreSQL is installed here');
}

if (import.meta.main) await benchInbox();
