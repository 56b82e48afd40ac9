// Alternatives to a family whose beds are taken, and to a camp that is full.

import type { Alternative, CampAlternative } from '#contract/booking/booking.shapes.ts';
import type { OrderedTrip } from '#contract/booking/draft/current-trip.ts';
import { findBrokenStayRule, measureStay } from '#contract/host-families/stay-rules.ts';
import { countFreePlaces, countTakenBeds } from '#server/features/inventory/inventory.public.ts';
import type { App } from '#server/platform/app.ts';
import { findFamilies, listSimilarFamilies, listSimilarWeeks } from './facts.queries.ts';

type Place = Pick<App, 'db' | 'clock'>;

/** The maximum number of alternatives shown, and of candidates checked for them. */
const SHOWN = 6;
const LOOKED_AT = 60;

/** Returns up to six live families of the same county with enough free beds on these nights, whose rules allow the stay. */
export async function listAlternatives({ db, clock }: Place, trip: OrderedTrip): Promise<Alternative[]> {
  const { hostFamilyId, fromDate, toDate, studentIds } = trip;
  const beds = studentIds.length;
  const families = await listSimilarFamilies(db, { hostFamilyId, beds, limit: LOOKED_AT });
  const ids = families.map((family) => family.hostFamilyId);
  const taken = await countTakenBeds(db, ids, { fromDate, toDate, now: clock.now() });
  const stay = measureStay(trip, clock.today());
  return families
    .filter(
      (family) => findBrokenStayRule(family.stayRules, stay) === null && family.guests - (taken.get(family.hostFamilyId) ?? 0) >= beds,
    )
    .slice(0, SHOWN)
    .map(({ guests: _, stayRules: __, ...family }) => ({ code: 'alternative', ...family }));
}

/** Returns up to six camps with free places in the week of a full one: the booking's own backups first, in their order. */
async function listCampAlternativesOf({ db, clock }: Place, trip: OrderedTrip, index: number): Promise<CampAlternative[]> {
  const camp = trip.camps[index];
  if (camp === undefined) return [];
  const [family] = await findFamilies(db, [trip.hostFamilyId]);
  const first = trip.backupCamps.map(({ scheduleId }) => scheduleId);
  const weeks = await listSimilarWeeks(db, { ...camp, countyId: family?.countyId ?? null, first, limit: LOOKED_AT });
  const ids = weeks.map(({ scheduleId }) => scheduleId);
  const free = await countFreePlaces(db, ids, clock.now());
  const rankOf = (scheduleId: number) => trip.backupCamps.find((backup) => backup.scheduleId === scheduleId)?.rank ?? null;
  return weeks
    .map((week) => ({ ...week, placesLeft: free.get(week.scheduleId) ?? 0, rank: rankOf(week.scheduleId) }))
    .filter(({ placesLeft }) => placesLeft >= trip.studentIds.length)
    .toSorted((one, other) => (one.rank ?? 99) - (other.rank ?? 99))
    .slice(0, SHOWN)
    .map(({ rank, ...week }) => ({ code: 'campAlternative', field: `camps.${index}`, isBackup: rank !== null, ...week }));
}

/** Returns alternatives for each week of a booking whose camp has too few free places. */
export async function listCampAlternatives(place: Place, trip: OrderedTrip): Promise<CampAlternative[]> {
  const ids = trip.camps.map(({ scheduleId }) => scheduleId);
  const free = await countFreePlaces(place.db, ids, place.clock.now());
  const full = [...trip.camps.keys()].filter((index) => (free.get(ids[index] ?? 0) ?? 0) < trip.studentIds.length);
  const found: CampAlternative[] = [];
  for (const index of full) found.push(...(await listCampAlternativesOf(place, trip, index)));
  return found;
}
