// Queries of entries that look like the same family: leads, and host families.

import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { scoutingLeads } from '#server/db/schema/leads.ts';
import { counties, countries } from '#server/db/schema/places.ts';
import type { LeadKeys } from './lead-keys.rules.ts';

/** Texts of one statement. */
const BATCH = 1000;

const filled = (keys: readonly string[]) => [...new Set(keys)].filter((key) => key !== '');

/** Returns the leads that share a key with any of the given ones, the oldest first. */
export async function listAlikeLeads(db: Queryable, keys: readonly LeadKeys[]) {
  const found = new Map<number, typeof scoutingLeads.$inferSelect & { readonly assignee: string | null }>();
  const columns = { emailKey: scoutingLeads.emailKey, phoneKey: scoutingLeads.phoneKey, addressKey: scoutingLeads.addressKey };
  for (const [name, column] of Object.entries(columns) as [keyof LeadKeys, (typeof columns)[keyof LeadKeys]][]) {
    const values = filled(keys.map((one) => one[name]));
    for (let start = 0; start < values.length; start += BATCH) {
      const rows = await db
        .select({ lead: scoutingLeads, assignee: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})` })
        .from(scoutingLeads)
        .leftJoin(users, eq(users.id, scoutingLeads.assigneeId))
        .where(and(ne(column, ''), inArray(column, values.slice(start, start + BATCH))))
        .orderBy(asc(scoutingLeads.id));
      for (const { lead, assignee } of rows) found.set(lead.id, { ...lead, assignee });
    }
  }
  return [...found.values()].toSorted((one, other) => one.id - other.id);
}

/** How many last digits of two phone numbers are compared before their keys are. */
const LAST_DIGITS = 7;

/** Returns the families that may share a key with a lead; their keys have to be compared. */
export function listAlikeFamilies(db: Queryable, { emailKey, phoneKey, addressKey }: LeadKeys) {
  const digits = sql`right(regexp_replace(${hostFamilies.phone}, '[^0-9]', '', 'g'), ${sql.raw(String(LAST_DIGITS))})`;
  const [house = ''] = addressKey.split(' ');
  const conditions: SQL[] = [
    ...(emailKey === '' ? [] : [sql`lower(${hostFamilies.email}) = ${emailKey}`]),
    ...(phoneKey === '' ? [] : [sql`${digits} = ${phoneKey.slice(-LAST_DIGITS)}`]),
    ...(house === '' ? [] : [sql`lower(${hostFamilies.addressLine1}) like ${`%${house.replace(/[%_\\]/g, '')}%`}`]),
  ];
  return db
    .select({
      id: hostFamilies.id,
      firstName: hostFamilies.parentGuardianOneFirstName,
      lastName: hostFamilies.parentGuardianOneLastName,
      email: hostFamilies.email,
      phone: hostFamilies.phone,
      addressLine1: hostFamilies.addressLine1,
      cityTown: hostFamilies.cityTown,
      postcode: hostFamilies.postcode,
      countryCode: countries.code,
    })
    .from(hostFamilies)
    .innerJoin(countries, eq(countries.id, hostFamilies.countryId))
    .where(conditions.length === 0 ? sql`false` : or(...conditions))
    .orderBy(asc(hostFamilies.id));
}

/** Returns the code of a county's country; null without a county, or if there is none. */
export async function findCountryCode(db: Queryable, countyId: number | null | undefined): Promise<string | null> {
  if (countyId === null || countyId === undefined) return null;
  const [found] = await db
    .select({ code: countries.code })
    .from(counties)
    .innerJoin(countries, eq(countries.id, counties.countryId))
    .where(eq(counties.id, countyId));
  return found?.code ?? null;
}
