// Queries of a host family's registration.

import { and, asc, eq } from 'drizzle-orm';
import type { HostRegistration } from '#contract/host-families/registration.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostChildren, hostFamilies } from '#server/db/schema/host-families.ts';
import { counties, countries, inquirySources } from '#server/db/schema/places.ts';
import type { Responsible } from '#server/features/geofences/geofences.public.ts';

export function listHostingCountries(db: Queryable) {
  return db
    .select({ id: countries.id, code: countries.code, name: countries.name })
    .from(countries)
    .where(eq(countries.hosting, true))
    .orderBy(asc(countries.name));
}

export function listActiveSources(db: Queryable) {
  return db
    .select({ id: inquirySources.id, code: inquirySources.code, name: inquirySources.name })
    .from(inquirySources)
    .where(eq(inquirySources.active, true))
    .orderBy(asc(inquirySources.position), asc(inquirySources.id));
}

/** Returns whether a county is in the given country and the country has host families. */
export async function isHostingCounty(db: Queryable, { countyId, countryId }: { countyId: number; countryId: number }): Promise<boolean> {
  const found = await db
    .select({ id: counties.id })
    .from(counties)
    .innerJoin(countries, eq(countries.id, counties.countryId))
    .where(and(eq(counties.id, countyId), eq(counties.countryId, countryId), eq(countries.hosting, true)));
  return found.length > 0;
}

type NewFamily = Omit<HostRegistration, 'password' | 'acceptsTerms' | 'numberOfChildren' | 'timezone' | 'draftToken'>;

/** Inserts the family of an account, in the first state of its vetting; returns its ID, or null if the account already has a family. */
export async function insertFamily(
  tx: Transaction,
  { registration, userId, responsible }: { registration: NewFamily; userId: number; responsible: Responsible },
): Promise<number | null> {
  const { firstName, lastName, hostingType, children, haveChild, referralCode } = registration;
  const [family] = await tx
    .insert(hostFamilies)
    .values({
      userId,
      ...responsible,
      countryId: registration.countryId,
      countyId: registration.countyId,
      parentGuardianOneFirstName: firstName,
      parentGuardianOneLastName: lastName,
      email: registration.email,
      phone: registration.phone,
      addressLine1: registration.addressLine1,
      cityTown: registration.cityTown,
      hostingTypes: [...new Set(hostingType)],
      guestsNumber: registration.guestsNumber,
      bedroomsNumber: registration.bedroomsNumber,
      haveChild,
      immersionRate: registration.immersionRate,
      foundUsWhere: registration.foundUsWhere,
      referralCode: referralCode ?? null,
    })
    .onConflictDoNothing({ target: hostFamilies.userId })
    .returning({ id: hostFamilies.id });
  if (family === undefined) return null;
  if (haveChild) await tx.insert(hostChildren).values(children.map((child) => ({ hostFamilyId: family.id, ...child })));
  return family.id;
}
