// Query of the funnel: how many leads have come as far as each stage.

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FunnelRow } from '#contract/scouting/leads.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { scoutingEvents, scoutingLeads } from '#server/db/schema/leads.ts';
import { counties, inquirySources } from '#server/db/schema/places.ts';

/** The furthest stage that a lead has reached, from 0; a lost one keeps how far it had come. */
const reached = sql<number>`(select coalesce(max(case ${inFull(scoutingEvents.toStage)}
    when 'contacted' then 1 when 'interested' then 2 when 'invited' then 3 when 'registered' then 4 else 0 end), 0)
  from ${scoutingEvents} where ${inFull(scoutingEvents.leadId)} = ${inFull(scoutingLeads.id)})`;

const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

interface FunnelInput {
  readonly by: 'source' | 'county';
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
  readonly timeZone: string;
}

/** Returns the rows of the funnel, the largest group first; leads without a group come last. */
export async function listFunnel(db: Queryable, { by, fromDate, toDate, timeZone }: FunnelInput): Promise<FunnelRow[]> {
  const day = sql`(${scoutingLeads.createdAt} at time zone ${timeZone})::date`;
  const leads = db
    .select({
      groupId: sql<number | null>`${by === 'source' ? scoutingLeads.inquirySourceId : scoutingLeads.countyId}`.as('group_id'),
      stage: scoutingLeads.stage,
      reached: sql<number>`${reached}`.as('reached'),
    })
    .from(scoutingLeads)
    .where(
      and(
        fromDate === undefined ? undefined : sql`${day} >= ${fromDate}::date`,
        toDate === undefined ? undefined : sql`${day} <= ${toDate}::date`,
      ),
    )
    .as('leads');
  const { groupId } = leads;
  const group = by === 'source' ? inquirySources : counties;
  const code = by === 'source' ? sql<string | null>`${inquirySources.code}` : sql<string | null>`null`;
  const rows = await db
    .select({
      id: groupId,
      code,
      name: sql<string>`coalesce(${group.name}, '')`,
      leads: sql<number>`count(*)`.mapWith(Number),
      contacted: count(sql`${leads.reached} >= 1`),
      interested: count(sql`${leads.reached} >= 2`),
      invited: count(sql`${leads.reached} >= 3`),
      registered: count(sql`${leads.reached} >= 4`),
      lost: count(sql`${leads.stage} = 'lost'`),
    })
    .from(leads)
    .leftJoin(group, eq(group.id, groupId))
    .groupBy(groupId, group.name, ...(by === 'source' ? [inquirySources.code] : []))
    .orderBy(sql`${groupId} is null`, sql`count(*) desc`, sql`coalesce(${group.name}, '')`);
  return rows.map((row) => ({ ...row, id: row.id === null ? null : Number(row.id) }));
}
