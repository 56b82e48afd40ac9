// The SQL of looking into the outbox.

import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { outboxList } from '#contract/administration/lists.ts';
import type { OutboxState } from '#contract/administration/states.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { outbox } from '#server/db/schema/platform.ts';
import { listSql } from '#server/platform/lists/list-sql.ts';

const state = sql<OutboxState>`case when ${outbox.doneAt} is not null then 'done'
  when ${outbox.failedAt} is not null then 'failed' else 'waiting' end`;

/** All but what an entry holds, which may be personal. */
const columns = {
  id: outbox.id,
  at: outbox.at,
  kind: outbox.kind,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  dueAt: outbox.dueAt,
  doneAt: outbox.doneAt,
  failedAt: outbox.failedAt,
  state,
};

/** How the outbox is read. */
export const outboxEntries = listSql(outboxList, {
  key: outbox.id,
  sorts: { at: outbox.at, dueAt: outbox.dueAt, kind: outbox.kind },
  search: [outbox.kind, sql`coalesce(${outbox.lastError}, '')`],
  filters: { state, kind: outbox.kind, at: outbox.at },
});

export function outboxByIds(db: Queryable, ids: readonly number[]) {
  return db
    .select(columns)
    .from(outbox)
    .where(inArray(outbox.id, [...ids]));
}

export async function findOutboxEntry(db: Queryable, id: number) {
  const [found] = await db.select(columns).from(outbox).where(eq(outbox.id, id));
  return found ?? null;
}

export type OutboxRow = NonNullable<Awaited<ReturnType<typeof findOutboxEntry>>>;

/** Makes an entry that was given up wait again; answers whether it was one. */
export async function revive(tx: Transaction, { id, at }: { id: number; at: Date }): Promise<boolean> {
  const revived = await tx
    .update(outbox)
    .set({ failedAt: null, attempts: 0, dueAt: at })
    .where(and(eq(outbox.id, id), isNotNull(outbox.failedAt)))
    .returning({ id: outbox.id });
  return revived.length > 0;
}
