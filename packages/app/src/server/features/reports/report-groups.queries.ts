// The SQL that reports share: which trips they count, how they group them, and one statement for all groups and their totals.

import { type SQL, sql } from 'drizzle-orm';
import type { ReportGroup } from '#contract/reports/reports.ts';
import { AGREED_STATES } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import type { CountedGroup, ReportInput, TripFilter } from './counted-groups.ts';

/** Joins what trips (`t`) are grouped by; the county is that of the host family. */
export const joinGroups = sql`join businesses b on b.id = t.business_id left join host_families f on f.id = t.host_family_id
  left join counties c on c.id = f.county_id left join users a on a.id = t.agent_id`;

const isOne = (column: SQL, id: number | null) => (id === null ? sql`true` : sql`${column} = ${id}`);

/** Matches the trips that a report counts. */
export function whereTripCounts({ ownAgentId, agentId, countyId, businessId }: TripFilter): SQL {
  const conditions = [
    isOne(sql`t.agent_id`, ownAgentId),
    isOne(sql`t.agent_id`, agentId),
    isOne(sql`f.county_id`, countyId),
    isOne(sql`t.business_id`, businessId),
  ];
  return sql.join(conditions, sql` and `);
}

/** Matches trips whose stay is agreed. */
export const isAgreed = sql`t.state in (${sql.join(
  AGREED_STATES.map((state) => sql`${state}`),
  sql`, `,
)})`;

/** How many students a trip has; at least the one that it is named after. */
export const joinStudents = sql`cross join lateral (select greatest(count(*), 1)::int as count from trip_students s where s.trip_id = t.id) students`;

/** Returns the columns of the groups, `key0`, `label0` and so on, for a month of which a day is given. */
export function selectGroups(by: readonly ReportGroup[], day: SQL): SQL {
  const groups: Record<ReportGroup, { key: SQL; label: SQL }> = {
    month: { key: sql`to_char(${day}, 'YYYY-MM')`, label: sql`''::text` },
    county: { key: sql`coalesce(c.id::text, '')`, label: sql`coalesce(c.name, '')` },
    business: { key: sql`b.id::text`, label: sql`b.name` },
    agent: { key: sql`coalesce(a.id::text, '')`, label: sql`coalesce(nullif(btrim(a.first_name || ' ' || a.last_name), ''), a.email, '')` },
  };
  const columns = [0, 1].map((index) => {
    const group = by[index];
    const { key, label } = group === undefined ? { key: sql`''::text`, label: sql`''::text` } : groups[group];
    return sql`${key} as ${sql.identifier(`key${index}`)}, ${label} as ${sql.identifier(`label${index}`)}`;
  });
  return sql.join(columns, sql`, `);
}

/** What is counted: rows with the columns of `selectGroups` and a `part`, and what to make of them. */
interface CountedRows {
  readonly rows: SQL;
  readonly figures: Readonly<Record<string, SQL>>;
}

/** Returns the figures of each group and part, and of each part over all groups, read with one statement. */
export async function countGroups(db: Queryable, { by }: Pick<ReportInput, 'by'>, { rows, figures }: CountedRows): Promise<CountedGroup[]> {
  const names = Object.keys(figures);
  const computed = names.map((name) => sql`(${figures[name] ?? sql`null`})::text as ${sql.identifier(name)}`);
  const grouped = sql`(select key0, label0, key1, label1, part, grouping(key0) as is_total, ${sql.join(computed, sql`, `)}
    from (${rows}) rows group by grouping sets ((key0, label0, key1, label1, part), (part))) "counted"`;
  const counted = await db
    .select({
      key0: sql<string | null>`key0`,
      label0: sql<string | null>`label0`,
      key1: sql<string | null>`key1`,
      label1: sql<string | null>`label1`,
      part: sql<string>`part`,
      isTotal: sql<boolean>`is_total = 1`,
      ...Object.fromEntries(names.map((name) => [`figure ${name}`, sql<string | null>`${sql.identifier(name)}`])),
    })
    .from(grouped);
  return counted.map((row) => ({
    groups: [
      { key: row.key0 ?? '', label: row.label0 ?? '' },
      { key: row.key1 ?? '', label: row.label1 ?? '' },
    ].slice(0, by.length),
    part: row.part,
    isTotal: row.isTotal,
    values: Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown>)[`figure ${name}`] as string | null])),
  }));
}
