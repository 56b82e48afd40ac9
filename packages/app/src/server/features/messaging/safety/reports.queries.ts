// Queries of reports about messages and people, and of the list of staff.

import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { reportsList } from '#contract/messaging/report.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { messageReports } from '#server/db/schema/messaging.ts';
import { defineListSql } from '#server/platform/lists/list-sql.ts';

/** Sorting and filters of the list of reports. */
export const reportListSql = defineListSql(reportsList, {
  key: messageReports.id,
  sorts: { createdAt: messageReports.createdAt, state: messageReports.state },
  search: [messageReports.quoted, messageReports.text],
  filters: { state: messageReports.state, reason: messageReports.reason },
});

/** Matches reports that are not about a user: nobody judges themselves. */
export function isNotAbout(userId: number): SQL {
  return or(isNull(messageReports.reportedId), ne(messageReports.reportedId, userId)) ?? sql`true`;
}

const reporters = alias(users, 'reporters');
const reported = alias(users, 'reported');
const resolvers = alias(users, 'resolvers');

export function findReportRows(db: Queryable, ids: readonly number[]) {
  const { id, conversationId, messageId, quoted, reason, text, createdAt, state, resolution, resolvedAt } = messageReports;
  return db
    .select({
      ...{ id, conversationId, messageId, quoted, reason, text, createdAt, state, resolution, resolvedAt },
      reporter: { id: reporters.id, firstName: reporters.firstName, lastName: reporters.lastName },
      reported: { id: reported.id, firstName: reported.firstName, lastName: reported.lastName },
      resolver: { id: resolvers.id, firstName: resolvers.firstName, lastName: resolvers.lastName },
    })
    .from(messageReports)
    .leftJoin(reporters, eq(reporters.id, messageReports.reporterId))
    .leftJoin(reported, eq(reported.id, messageReports.reportedId))
    .leftJoin(resolvers, eq(resolvers.id, messageReports.resolvedBy))
    .where(inArray(messageReports.id, [...ids]));
}

export type ReportRow = Awaited<ReturnType<typeof findReportRows>>[number];

/** Locks a report that is not about a user, until the transaction ends. */
export async function lockReport(tx: Transaction, { id, userId }: { id: number; userId: number }) {
  const [found] = await tx
    .select({ state: messageReports.state })
    .from(messageReports)
    .where(and(eq(messageReports.id, id), isNotAbout(userId)))
    .for('update');
  return found ?? null;
}

/** Serialises the reports of a user, so that the same thing pressed twice is one report. */
export async function lockReporter(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

interface ReportSubject {
  readonly reporterId: number;
  readonly conversationId: number;
  readonly messageId: number | null;
  readonly reportedId: number;
}

/** Returns whether a user has an open report about the same message, or about the same person of a conversation. */
export async function hasOpenReport(
  tx: Transaction,
  { reporterId, conversationId, messageId, reportedId }: ReportSubject,
): Promise<boolean> {
  const found = await tx
    .select({ id: messageReports.id })
    .from(messageReports)
    .where(
      and(
        eq(messageReports.reporterId, reporterId),
        eq(messageReports.conversationId, conversationId),
        messageId === null
          ? and(isNull(messageReports.messageId), eq(messageReports.reportedId, reportedId))
          : eq(messageReports.messageId, messageId),
        eq(messageReports.state, 'open'),
      ),
    )
    .limit(1);
  return found.length > 0;
}

export async function insertReport(tx: Transaction, report: typeof messageReports.$inferInsert): Promise<number> {
  const [made] = await tx.insert(messageReports).values(report).returning({ id: messageReports.id });
  return made?.id ?? 0;
}

export async function updateReport(
  tx: Transaction,
  id: number,
  fields: Pick<typeof messageReports.$inferSelect, 'state' | 'resolution' | 'resolvedBy' | 'resolvedAt'>,
): Promise<void> {
  await tx.update(messageReports).set(fields).where(eq(messageReports.id, id));
}
