// Queries of leads: the list, a lead with its events, and what is written of it.

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LEAD_STAGES, type LeadStage } from '#contract/scouting/lead.machine.ts';
import { leadsList } from '#contract/scouting/leads.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { scoutingCodes, scoutingEvents, scoutingLeads } from '#server/db/schema/leads.ts';
import { counties, countries, inquirySources } from '#server/db/schema/places.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

const assignees = alias(users, 'assignees');

const stageOrder = sql`array_position(array[${sql.join(
  LEAD_STAGES.map((stage) => sql`${stage}`),
  sql`, `,
)}]::text[], ${scoutingLeads.stage})`;

/** Sorting, search and filters of the list. */
export const leadListSql = defineListSql(leadsList, {
  key: scoutingLeads.id,
  from: sql`${scoutingLeads} left join ${counties} on ${counties.id} = ${scoutingLeads.countyId}`,
  sorts: {
    name: [foldForSort(scoutingLeads.lastName), foldForSort(scoutingLeads.firstName)],
    stage: stageOrder,
    county: foldForSort(counties.name),
    nextFollowUp: scoutingLeads.nextFollowUp,
    stageAt: scoutingLeads.stageAt,
    createdAt: scoutingLeads.createdAt,
  },
  search: [
    ...[scoutingLeads.firstName, scoutingLeads.lastName, scoutingLeads.email, scoutingLeads.phone, scoutingLeads.cityTown],
    ...[scoutingLeads.addressLine1, scoutingLeads.postcode, scoutingLeads.campaign, counties.name],
  ],
  filters: {
    stage: scoutingLeads.stage,
    assigneeId: scoutingLeads.assigneeId,
    countyId: scoutingLeads.countyId,
    inquirySourceId: scoutingLeads.inquirySourceId,
    nextFollowUp: scoutingLeads.nextFollowUp,
    createdAt: scoutingLeads.createdAt,
  },
});

const fullName = (table: typeof users | typeof assignees) =>
  sql<string>`coalesce(trim(${table.firstName} || ' ' || ${table.lastName}), '')`;

function selectLeads(db: Queryable) {
  return db
    .select({
      lead: scoutingLeads,
      county: counties.name,
      countryId: counties.countryId,
      countryCode: countries.code,
      sourceCode: inquirySources.code,
      source: inquirySources.name,
      assignee: fullName(assignees),
    })
    .from(scoutingLeads)
    .leftJoin(counties, eq(counties.id, scoutingLeads.countyId))
    .leftJoin(countries, eq(countries.id, counties.countryId))
    .leftJoin(inquirySources, eq(inquirySources.id, scoutingLeads.inquirySourceId))
    .leftJoin(assignees, eq(assignees.id, scoutingLeads.assigneeId));
}

export type LeadRow = Awaited<ReturnType<typeof selectLeads>>[number] & { readonly id: number };

export async function listLeadRows(db: Queryable, ids: readonly number[]): Promise<LeadRow[]> {
  const rows = ids.length === 0 ? [] : await selectLeads(db).where(inArray(scoutingLeads.id, [...ids]));
  return rows.map((row) => ({ ...row, id: row.lead.id }));
}

export async function findLead(db: Queryable, id: number): Promise<LeadRow | null> {
  return (await listLeadRows(db, [id]))[0] ?? null;
}

/** Locks leads until the transaction ends, in the order of their IDs. */
export async function lockLeads(tx: Transaction, ids: readonly number[]): Promise<LeadRow[]> {
  const { id } = scoutingLeads;
  await tx
    .select({ id })
    .from(scoutingLeads)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for('update');
  return listLeadRows(tx, ids);
}

/** Keeps two people, or a person and an import, from adding the same family at once. */
export async function lockNewLeads(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('scouting_leads'))`);
}

export type LeadColumns = typeof scoutingLeads.$inferInsert;

export async function insertLeads(tx: Transaction, leads: readonly LeadColumns[]): Promise<number[]> {
  const rows = await tx
    .insert(scoutingLeads)
    .values([...leads])
    .returning({ id: scoutingLeads.id });
  return rows.map(({ id }) => id);
}

/** Changes columns of a lead, and counts the change; the stage is written by its executor only. */
export async function updateLead(tx: Transaction, id: number, columns: Partial<Omit<LeadColumns, 'stage'>>): Promise<void> {
  await tx
    .update(scoutingLeads)
    .set({ ...columns, version: sql`${scoutingLeads.version} + 1` })
    .where(eq(scoutingLeads.id, id));
}

interface StageChange {
  readonly stage: LeadStage;
  readonly stageAt: Date;
  readonly lostReason: string;
  readonly hostFamilyId?: number;
}

/** Writes a stage; only the executor calls this. */
export async function writeLeadStage(tx: Transaction, id: number, change: StageChange): Promise<void> {
  await tx
    .update(scoutingLeads)
    .set({ ...change, version: sql`${scoutingLeads.version} + 1` })
    .where(eq(scoutingLeads.id, id));
}

export async function insertLeadEvents(tx: Transaction, events: readonly (typeof scoutingEvents.$inferInsert)[]): Promise<void> {
  if (events.length > 0) await tx.insert(scoutingEvents).values([...events]);
}

/** Returns what happened to a lead, the latest first. */
export function listLeadEvents(db: Queryable, leadId: number) {
  const { id, kind, fromStage, toStage, text, at, byId } = scoutingEvents;
  return db
    .select({ id, kind, fromStage, toStage, text, at, byId, by: fullName(users) })
    .from(scoutingEvents)
    .leftJoin(users, eq(users.id, byId))
    .where(eq(scoutingEvents.leadId, leadId))
    .orderBy(desc(id));
}

/** Moves the events and codes of a lead to another. */
export async function moveLeadParts(tx: Transaction, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.update(scoutingEvents).set({ leadId: to }).where(eq(scoutingEvents.leadId, from));
  await tx.update(scoutingCodes).set({ leadId: to }).where(eq(scoutingCodes.leadId, from));
}

export async function removeLeads(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.delete(scoutingLeads).where(inArray(scoutingLeads.id, [...ids]));
}

/** Returns the latest code of a lead. */
export async function findCode(db: Queryable, leadId: number): Promise<string | null> {
  const { code, createdAt } = scoutingCodes;
  const [found] = await db.select({ code }).from(scoutingCodes).where(eq(scoutingCodes.leadId, leadId)).orderBy(desc(createdAt), asc(code));
  return found?.code ?? null;
}

/** Stores a code; returns whether nobody had it. */
export async function insertCode(tx: Transaction, row: typeof scoutingCodes.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(scoutingCodes).values(row).onConflictDoNothing().returning({ code: scoutingCodes.code });
  return rows.length > 0;
}

/** Returns the staff who look after leads, by name. */
export function listLeadStaff(db: Queryable, userId?: number) {
  const isStaff = inArray(userRoles.role, ['Coordinator', 'Vetting admin', 'Administrator']);
  return db
    .selectDistinct({ id: users.id, name: fullName(users) })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(isStaff, sql`${users.anonymisedAt} is null`, userId === undefined ? undefined : eq(users.id, userId)))
    .orderBy(asc(fullName(users)), asc(users.id));
}
