// SQL of the log of searchable changes: each process reads on from where it has read before.

import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { type SearchSubject, searchChanges } from '#server/db/schema/search.ts';

/** How far a process has read the log. */
export interface ChangeCursor {
  /** All transactions before this one had ended, and their changes are read. */
  readonly xmin: string;
  /** The changes of later transactions that are read already. */
  readonly read: ReadonlySet<number>;
  /** The last ID that was given to any change. */
  readonly lastId: number;
}

export interface SearchChange {
  readonly subject: SearchSubject;
  readonly subjectId: number;
}

interface LogRow extends Record<string, unknown> {
  readonly xmin: string;
  readonly oldest: number | null;
  readonly last: number;
  readonly changes: readonly {
    readonly id: number;
    readonly subject: SearchSubject;
    readonly subjectId: number;
    readonly isLate: boolean;
  }[];
}

const snapshotXmin = sql`pg_snapshot_xmin(pg_current_snapshot())`;

/**
 * Reads the changes committed since a cursor, all in the same snapshot of the database. IDs alone would miss a transaction that began
 * earlier and commits later. Without a cursor, reads none: from now on.
 */
export async function readSearchChanges(
  db: Queryable,
  cursor: ChangeCursor | null,
): Promise<{ readonly changes: readonly SearchChange[]; readonly cursor: ChangeCursor; readonly isLost: boolean }> {
  const { id, subject, subjectId, xid } = searchChanges;
  const since = cursor === null ? snapshotXmin : sql`${cursor.xmin}::xid8`;
  const result = await db.execute<LogRow>(sql`select ${snapshotXmin}::text as xmin,
    (select min(${id}) from ${searchChanges})::float8 as oldest,
    coalesce(pg_sequence_last_value(pg_get_serial_sequence('search_changes', 'id')), 0)::float8 as last,
    coalesce((select json_agg(json_build_object('id', ${id}, 'subject', ${subject}, 'subjectId', ${subjectId}, 'isLate', ${xid} >= ${snapshotXmin}))
      from ${searchChanges} where ${xid} >= ${since}), '[]') as changes`);
  const [row] = (result as unknown as { rows: LogRow[] }).rows;
  if (row === undefined) throw new Error('the log of changes gave no answer');
  return {
    changes: cursor === null ? [] : row.changes.filter((change) => !cursor.read.has(change.id)),
    cursor: { xmin: row.xmin, lastId: row.last, read: new Set(row.changes.filter(({ isLate }) => isLate).map((change) => change.id)) },
    isLost: cursor !== null && row.oldest !== null && row.oldest > cursor.lastId + 1,
  };
}

/** Notes the families with an answer in a span of time: it has gone out of the time in which answers count. */
export async function noteFamiliesAnswered(db: Queryable, { from, to }: { readonly from: Date; readonly to: Date }): Promise<void> {
  const { answeredAt, hostFamilyId } = tripOffers;
  await db.execute(sql`select record_search_change('family', ${inFull(hostFamilies.id)}) from ${hostFamilies}
    where ${inFull(hostFamilies.id)} in (select ${inFull(hostFamilyId)} from ${tripOffers}
      where ${inFull(answeredAt)} >= ${from.toISOString()}::timestamptz and ${inFull(answeredAt)} < ${to.toISOString()}::timestamptz)`);
}

/** Notes that a family has changed, for what no trigger sees. */
export async function noteFamilyChange(tx: Queryable, familyId: number): Promise<void> {
  await tx.execute(sql`select record_search_change('family', ${familyId}::bigint)`);
}
