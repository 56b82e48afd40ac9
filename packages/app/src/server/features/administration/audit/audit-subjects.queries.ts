// Queries of the current names of the audit trail's subjects.

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { savedViews } from '#server/db/schema/lists.ts';
import { campaigns } from '#server/db/schema/notifications.ts';
import { audit } from '#server/db/schema/platform.ts';
import { listPricingNames } from '#server/features/pricing/pricing.public.ts';
import type { AuditRow } from './audit.queries.ts';

interface NamedSubject {
  readonly id: number;
  readonly name: string;
}

type SubjectReader = (db: Queryable, ids: readonly number[]) => Promise<NamedSubject[]>;

/** Excludes subjects of erased users, which are shown by their ID only. */
const isOwnedByPerson = isNull(users.anonymisedAt);

/** Returns the names of deleted prices from their last audit entry. */
async function listDeletedPriceNames(db: Queryable, ids: readonly number[]) {
  const before = (field: string) => sql<string | null>`${audit.changes} #>> ${`{${field},before}`}::text[]`;
  const rows = await db
    .select({ subjectId: audit.subjectId, templateName: before('templateName'), priceableName: before('priceableName') })
    .from(audit)
    .where(and(eq(audit.subjectType, 'pricing'), eq(audit.action, 'pricing.delete'), inArray(audit.subjectId, ids.map(String))));
  return rows.map(({ subjectId, templateName, priceableName }) => ({
    id: Number(subjectId),
    templateName: templateName ?? '',
    priceableName: priceableName ?? '',
  }));
}

/** Returns the names of prices, also of deleted ones: the template and what it prices. */
async function listPriceNames(db: Queryable, ids: readonly number[]): Promise<NamedSubject[]> {
  const there = (await listPricingNames(db, ids)).filter(({ templateName }) => templateName !== '');
  const known = new Set(there.map(({ id }) => id));
  const gone = ids.filter((id) => !known.has(id));
  const all = gone.length === 0 ? there : [...there, ...(await listDeletedPriceNames(db, gone))];
  return all.map(({ id, templateName, priceableName }) => ({ id, name: [templateName, priceableName].filter(Boolean).join(' · ') }));
}

const SUBJECT_READERS: Readonly<Record<string, SubjectReader>> = {
  user: (db, ids) =>
    db
      .select({ id: users.id, name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
      .from(users)
      .where(inArray(users.id, [...ids])),
  hostFamily: (db, ids) =>
    db
      .select({
        id: hostFamilies.id,
        name: sql<string>`trim(${hostFamilies.parentGuardianOneFirstName} || ' ' || ${hostFamilies.parentGuardianOneLastName})`,
      })
      .from(hostFamilies)
      .innerJoin(users, eq(users.id, hostFamilies.userId))
      .where(and(inArray(hostFamilies.id, [...ids]), isOwnedByPerson)),
  pricing: listPriceNames,
  campaign: (db, ids) =>
    db
      .select({ id: campaigns.id, name: sql<string>`${campaigns.texts} #>> '{en,title}'` })
      .from(campaigns)
      .where(inArray(campaigns.id, [...ids])),
  savedView: (db, ids) =>
    db
      .select({ id: savedViews.id, name: savedViews.name })
      .from(savedViews)
      .innerJoin(users, eq(users.id, savedViews.userId))
      .where(and(inArray(savedViews.id, [...ids]), isOwnedByPerson)),
  attachment: (db, ids) =>
    db
      .select({ id: attachments.id, name: attachments.name })
      .from(attachments)
      .innerJoin(users, eq(users.id, attachments.ownerId))
      .where(and(inArray(attachments.id, [...ids]), isOwnedByPerson)),
};

type Subject = Pick<AuditRow, 'subjectType' | 'subjectId'>;

/** Returns the key of a subject in the map of names. */
export function toSubjectKey({ subjectType, subjectId }: Subject): string {
  return `${subjectType} ${subjectId}`;
}

/** Returns the names of subjects by their keys, without those that have no name or no longer exist. */
export async function findSubjectNames(db: Queryable, rows: readonly Subject[]): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    Object.entries(SUBJECT_READERS).map(async ([subjectType, read]) => {
      const own = rows.filter((row) => row.subjectType === subjectType && /^\d{1,15}$/.test(row.subjectId));
      const ids = [...new Set(own.map(({ subjectId }) => Number(subjectId)))];
      const named = ids.length === 0 ? [] : await read(db, ids);
      return named.map(({ id, name }): [string, string] => [toSubjectKey({ subjectType, subjectId: String(id) }), name]);
    }),
  );
  return new Map(found.flat());
}
