// Finds families that could be asked instead of one that hasn't answered: in its county first, then in others, the nearest first.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { measureDistance } from '#contract/platform/places.ts';
import type { listReplacements as endpoint } from '#contract/trips/unanswered.endpoints.ts';
import { REPLACEMENT_GROUPS, type Replacement, type ReplacementGroup } from '#contract/trips/unanswered.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { findResponseMinutes } from '#server/features/host-families/host-families.public.ts';
import { countTakenBeds } from '#server/features/inventory/inventory.public.ts';
import { isAsked, isOut } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { findOffer, listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import { findTripRow, listStudentIds, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { type FamilyPlace, findCampPlace, findCountyPlace, findFamilyPlace, listNearFamilies } from './replacements.queries.ts';

/** The maximum shown of each group, and the maximum examined. */
const SHOWN: Readonly<Record<ReplacementGroup, number>> = { listed: 10, county: 10, beyond: 5 };
const LOOKED_AT = 100;

/** Returns where distances are measured from: the camp, or else the home of the family, or else the middle of its county. */
async function findStart(db: Queryable, trip: TripRow, family: FamilyPlace) {
  const camp = await findCampPlace(db, trip.id);
  if (camp !== null) return { ...camp, kind: 'camp' as const };
  if (family.latitude !== null) return { ...family, kind: 'family' as const };
  const county = await findCountyPlace(db, family.countyId);
  return county === null ? null : { ...county, kind: 'county' as const };
}

interface KnownPlace {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Returns the whole kilometres between two places; null if one is unknown. */
function countKilometres(from: KnownPlace | null, to: KnownPlace): number | null {
  const [one, other] = [from, to].map((place) => {
    const { latitude = null, longitude = null } = place ?? {};
    return latitude === null || longitude === null ? null : { latitude, longitude };
  });
  return one && other ? Math.round(measureDistance(one, other) / 1000) : null;
}

/** The nearest first, then those that answer soonest. */
function compareReplacements(one: Replacement, other: Replacement): number {
  const far = Number.MAX_SAFE_INTEGER;
  return (
    (one.distanceKm ?? far) - (other.distanceKm ?? far) ||
    (one.responseMinutes ?? far) - (other.responseMinutes ?? far) ||
    one.hostFamilyId - other.hostFamilyId
  );
}

export async function listReplacements(
  { app, db }: Call,
  { params: { id } }: CheckedRequest<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const now = app.clock.now();
  const offer = await findOffer(db, id);
  const [trip, of] = offer === null ? [null, null] : [await findTripRow(db, offer.tripId), await findFamilyPlace(db, offer.hostFamilyId)];
  if (trip === null || of === null) throw notFound();
  const beds = (await listStudentIds(db, trip)).length;
  const offers = await listOffersOfTrips(db, [trip.id]);
  const named = new Set(offers.map(({ hostFamilyId }) => hostFamilyId));
  const listed = offers.filter(({ state }) => !(isOut(state) || isAsked(state))).map(({ hostFamilyId }) => hostFamilyId);
  const from = await findStart(db, trip, of);

  const listFree = async (group: ReplacementGroup): Promise<Replacement[]> => {
    const among = group === 'listed' ? listed : group;
    const found = await listNearFamilies(db, { of, from, among, beds, limit: LOOKED_AT });
    const families = group === 'listed' ? found : found.filter((family) => !named.has(family.id));
    const ids = families.map((family) => family.id);
    const taken = await countTakenBeds(db, ids, { fromDate: trip.fromDate, toDate: trip.toDate, now });
    const free = families.filter((family) => family.guests - (taken.get(family.id) ?? 0) >= beds);
    const responses = await findResponseMinutes(db, { now, hostFamilyIds: free.map((family) => family.id) });
    const rows = free.map((family): Replacement => {
      const { id: hostFamilyId, name, county, cityTown } = family;
      const freeBeds = family.guests - (taken.get(hostFamilyId) ?? 0);
      const responseMinutes = responses.get(hostFamilyId) ?? null;
      return { hostFamilyId, name, county, cityTown, freeBeds, group, responseMinutes, distanceKm: countKilometres(from, family) };
    });
    return rows.toSorted(compareReplacements).slice(0, SHOWN[group]);
  };

  const data: Replacement[] = [];
  for (const group of REPLACEMENT_GROUPS) data.push(...(await listFree(group)));
  return { data, county: of.county, measuredFrom: from && { kind: from.kind, name: from.name } };
}
