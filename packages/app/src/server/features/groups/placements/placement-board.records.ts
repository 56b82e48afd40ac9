// The board of a group: its students with their placements, and the families with their free beds.

import { findPetAllergies } from '#contract/groups/placement.rules.ts';
import { type BoardFamily, type BoardStudent, DEFAULT_WEIGHTS, type PlacementBoard } from '#contract/groups/placements.shapes.ts';
import { findBrokenStayRule, measureStay } from '#contract/host-families/stay-rules.ts';
import { measureDistance } from '#contract/platform/places.ts';
import type { TripState } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import type { StoredGroup } from '#server/features/groups/groups.queries.ts';
import { listMembers, listTripsOfGroup, listVisibleTrips } from '#server/features/groups/members.queries.ts';
import { countTakenBeds } from '#server/features/inventory/inventory.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { findCampPlace, listCandidates, listPairs, listPlacements, listStudentDetails } from './placements.queries.ts';

interface Dates {
  readonly fromDate: string;
  readonly toDate: string;
}

/** @throws AppError `groupDatesMissing` */
function getGroupDates({ fromDate, toDate }: StoredGroup): Dates {
  if (fromDate === null || toDate === null) throw new AppError('groupDatesMissing');
  return { fromDate, toDate };
}

/** Whether families can still be asked; otherwise the trip has one. */
export const isOpenTrip = ({ state }: { readonly state: TripState }) => state === 'new' || state === 'enquiry';

async function readStudents(call: Call, db: Queryable, groupId: number): Promise<BoardStudent[]> {
  const members = await listMembers(db, call, groupId);
  const details = new Map(
    (
      await listStudentDetails(
        db,
        members.map(({ studentId }) => studentId),
      )
    ).map((one) => [one.id, one]),
  );
  const placements = new Map((await listPlacements(db, groupId)).map((one) => [one.studentId, one]));
  const trips = new Map((await listTripsOfGroup(db, groupId, undefined)).map((trip) => [trip.studentId, trip]));
  const visible = new Set((await listVisibleTrips(db, call, groupId)).map(({ id }) => id));
  return members.map(({ studentId, firstName, lastName, dateOfBirth, gender }) => {
    const trip = trips.get(studentId);
    const placement = placements.get(studentId);
    const isSettled = trip !== undefined && !isOpenTrip(trip);
    const { countryId = null, country = null, allergies = '' } = details.get(studentId) ?? {};
    return {
      ...{ studentId, name: `${firstName} ${lastName}`.trim(), dateOfBirth, gender, countryId, country: country ?? '' },
      allergicTo: findPetAllergies(allergies),
      hostFamilyId: isSettled ? trip.hostFamilyId : (placement?.hostFamilyId ?? null),
      isLocked: isSettled || placement?.isLocked === true,
      isSettled,
      tripId: trip !== undefined && visible.has(trip.id) ? trip.id : null,
    };
  });
}

const METRES_OF_KM = 1000;

/** Returns the families of placed students whom the caller may not see: their beds are taken, too. */
async function listHiddenGuests(db: Queryable, groupId: number, known: ReadonlySet<number>): Promise<number[]> {
  const settled = await listTripsOfGroup(db, groupId, undefined);
  const others = (await listPlacements(db, groupId)).filter(({ studentId }) => !known.has(studentId));
  const open = others.filter(({ studentId }) => !settled.some((trip) => trip.studentId === studentId && !isOpenTrip(trip)));
  return open.flatMap(({ hostFamilyId }) => hostFamilyId ?? []);
}

interface FamilyInput {
  readonly group: StoredGroup;
  readonly dates: Dates;
  readonly placed: readonly BoardStudent[];
  /** A family for each bed that students whom the caller may not see need. */
  readonly hidden: readonly number[];
}

async function readFamilies(call: Call, db: Queryable, { group, dates, placed, hidden }: FamilyInput): Promise<BoardFamily[]> {
  const { clock } = call.app;
  const alsoIds = [...new Set(placed.flatMap(({ hostFamilyId }) => hostFamilyId ?? []))];
  const candidates = await listCandidates(db, { countyId: group.countyId, alsoIds });
  const ids = candidates.map(({ id }) => id);
  const taken = await countTakenBeds(db, ids, { ...dates, now: clock.now() });
  const camp = group.activityId === null ? null : await findCampPlace(db, group.activityId);
  const measure = measureStay(dates, clock.today());
  const families = candidates.map(({ id, name, cityTown, guests, latitude, longitude, minNights, maxNights, noticeDays, ...home }) => {
    // The beds of students whose trips hold them are taken by the group itself.
    const settled = placed.filter((student) => student.isSettled && student.hostFamilyId === id).length;
    const unseen = hidden.filter((familyId) => familyId === id).length;
    const isPlaced = camp !== null && latitude !== null && longitude !== null;
    return {
      ...{ hostFamilyId: id, name, cityTown, ...home },
      beds: Math.max(0, guests - (taken.get(id) ?? 0) - unseen) + settled,
      excludesStay: findBrokenStayRule({ minNights, maxNights, noticeDays }, measure) !== null,
      distanceKm: isPlaced ? Math.round(measureDistance({ latitude, longitude }, camp) / METRES_OF_KM) : null,
    };
  });
  const far = Number.MAX_SAFE_INTEGER;
  return families.toSorted((one, other) => (one.distanceKm ?? far) - (other.distanceKm ?? far) || one.hostFamilyId - other.hostFamilyId);
}

/** Returns the board of a group, as far as the caller may see its students. */
export async function readBoardRecord(call: Call, db: Queryable, group: StoredGroup): Promise<PlacementBoard> {
  const dates = getGroupDates(group);
  const students = await readStudents(call, db, group.id);
  const known = new Set(students.map(({ studentId }) => studentId));
  const pairs = await listPairs(db, group.id);
  return {
    firstDay: dates.fromDate,
    students,
    families: await readFamilies(call, db, { group, dates, placed: students, hidden: await listHiddenGuests(db, group.id, known) }),
    pairs: pairs.filter(({ studentId, otherId }) => known.has(studentId) && known.has(otherId)),
    weights: group.placementWeights ?? DEFAULT_WEIGHTS,
  };
}
