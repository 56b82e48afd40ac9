// Queries of how fast families answer in conversations.

import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { tripOffers } from '#server/db/schema/offers.ts';

/** Fewer replies aren't representative. */
const MIN_REPLIES = 3;

/** Returns the account of a family; null if there is no such family. */
export async function findHostUserId(db: Queryable, hostFamilyId: number): Promise<number | null> {
  const [found] = await db.select({ userId: hostFamilies.userId }).from(hostFamilies).where(eq(hostFamilies.id, hostFamilyId));
  return found?.userId ?? null;
}

/**
 * Returns the median minutes from the first message of somebody else to the first reply of a family, over the conversations in which it
 * replied since a day; null for fewer than three.
 */
export async function findReplyMinutes(
  db: Queryable,
  { hostFamilyId, since }: { readonly hostFamilyId: number; readonly since: Date },
): Promise<number | null> {
  const asked = sql`select c.id, f.user_id, min(m.created_at) as asked_at, min(m.sequence) as sequence
    from ${tripOffers} o join ${hostFamilies} f on f.id = o.host_family_id join ${conversations} c on c.offer_id = o.id
    join ${messages} m on m.conversation_id = c.id and m.message_type = 1 and m.sender_id <> f.user_id
    where o.host_family_id = ${hostFamilyId} group by c.id, f.user_id`;
  const replied = sql`select asked.asked_at, min(r.created_at) as replied_at from (${asked}) asked
    join ${messages} r on r.conversation_id = asked.id and r.sender_id = asked.user_id and r.sequence > asked.sequence
    group by asked.id, asked.asked_at having min(r.created_at) >= ${since.toISOString()}::timestamptz`;
  const minutes = sql`extract(epoch from found.replied_at - found.asked_at) / 60`;
  const [row] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      median: sql<number | null>`round(percentile_cont(0.5) within group (order by ${minutes}))::int`,
    })
    .from(sql`(${replied}) found`);
  return row === undefined || row.count < MIN_REPLIES || row.median === null ? null : Number(row.median);
}
