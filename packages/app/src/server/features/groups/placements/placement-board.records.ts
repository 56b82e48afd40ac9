// The board of a group: its students with their placements, and the families with their free beds.

import { findOther, findPetAllergies, type StudentPair } from '#contract/groups/placement.rules.ts';
import {
  type BoardFamily,
  type BoardStudent,
  DEFAULT_WEIGHTS,
  type PlacementBoard,
  type PlacementWeights,
} from '#contract/groups/placements.shapes.ts';
import { findBrokenStayRule, measureStay } from '#contract/host-families/stay-rules.ts';
import { measureDistance } from '#contract/platform/places.ts';
import type { TripState } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import type { StoredGroup } from '#server/features/groups/groups.queries.ts';
import { listMembers, listTripsOfGroup, listVisibleTrips } from '#server/features/groups/members.queries.ts';
import { countTakenBeds } from '#server/features/inventory/inventory.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { chooseBoardFamilies } from './board-families.rules.ts';
import { listCountryLanguages } from './country-languages.rules.ts';
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

/** Returns how much each wish counts; wishes that there were not when the weights were kept count as they do by default. */
export const readWeights = ({ placementWeights }: StoredGroup): PlacementWeights => ({ ...DEFAULT_WEIGHTS, ...placementWeights });

/** Whether families can still be asked; otherwise the trip has one. */
export const isOpenTrip = ({ state }: { readonly state: TripState }) => state === 'new' || state === 'enquiry';

type VisibleStudent = Omit<BoardStudent, 'closedFamilyIds'>;

async function readStudents(call: Call, db: Queryable, groupId: number): Promise<VisibleStudent[]> {
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
  const regions = new Intl.DisplayNames(call.locale, { type: 'region' });
  return members.map(({ studentId, firstName, lastName, dateOfBirth, gender }) => {
    const trip = trips.get(studentId);
    const placement = placements.get(studentId);
    const isSettled = trip !== undefined && !isOpenTrip(trip);
    const { countryId = null, countryCode = null, allergies = '' } = details.get(studentId) ?? {};
    const country = countryCode === null ? '' : (regions.of(countryCode) ?? countryCode);
    return {
      ...{ studentId, name: `${firstName} ${lastName}`.trim(), dateOfBirth, gender, countryId, country },
      languages: [...listCountryLanguages(countryCode)],
      allergicTo: findPetAllergies(allergies),
      hostFamilyId: isSettled ? trip.hostFamilyId : (placement?.hostFamilyId ?? null),
      isLocked: isSettled || placement?.isLocked === true,
      isSettled,
      tripId: trip !== undefined && visible.has(trip.id) ? trip.id : null,
    };
  });
}

const METRES_OF_KM = 1000;

interface HiddenGuest {
  readonly studentId: number;
  readonly hostFamilyId: number;
  /** Whether a trip holds the bed already. */
  readonly isSettled: boolean;
}

/** Returns the students with a family whom the caller may not see: they need beds, too, and some must not meet others. */
async function listHiddenGuests(db: Queryable, groupId: number, known: ReadonlySet<number>): Promise<HiddenGuest[]> {
  const trips = (await listTripsOfGroup(db, groupId, undefined)).filter((trip) => !isOpenTrip(trip));
  const settledIds = new Set(trips.map(({ studentId }) => studentId));
  const placed = (await listPlacements(db, groupId)).filter(({ studentId }) => !settledIds.has(studentId));
  const guests = [
    ...trips.map(({ studentId, hostFamilyId }) => ({ studentId, hostFamilyId, isSettled: true })),
    ...placed.map(({ studentId, hostFamilyId }) => ({ studentId, hostFamilyId, isSettled: false })),
  ];
  return guests.flatMap(({ hostFamilyId, ...guest }) =>
    hostFamilyId === null || known.has(guest.studentId) ? [] : [{ ...guest, hostFamilyId }],
  );
}

/** Returns the families where a student would meet somebody unseen who must not share the home. */
function listClosedFamilies(studentId: number, pairs: readonly StudentPair[], hidden: readonly HiddenGuest[]): number[] {
  const apart = pairs.flatMap((pair) => (pair.kind === 'apart' ? (findOther(pair, studentId) ?? []) : []));
  return [...new Set(hidden.flatMap((guest) => (apart.includes(guest.studentId) ? [guest.hostFamilyId] : [])))];
}

interface FamilyInput {
  readonly group: StoredGroup;
  readonly dates: Dates;
  readonly placed: readonly VisibleStudent[];
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
  const seeking = placed.filter(({ isSettled }) => !isSettled);
  return chooseBoardFamilies(families, { students: seeking, firstDay: dates.fromDate, placedIds: new Set(alsoIds) });
}

/** Returns the board of a group, as far as the caller may see its students. */
export async function readBoardRecord(call: Call, db: Queryable, group: StoredGroup): Promise<PlacementBoard> {
  const dates = getGroupDates(group);
  const students = await readStudents(call, db, group.id);
  const known = new Set(students.map(({ studentId }) => studentId));
  const pairs = await listPairs(db, group.id);
  const hidden = await listHiddenGuests(db, group.id, known);
  const needing = hidden.flatMap(({ hostFamilyId, isSettled }) => (isSettled ? [] : [hostFamilyId]));
  return {
    firstDay: dates.fromDate,
    students: students.map((student) => ({ ...student, closedFamilyIds: listClosedFamilies(student.studentId, pairs, hidden) })),
    families: await readFamilies(call, db, { group, dates, placed: students, hidden: needing }),
    pairs: pairs.filter(({ studentId, otherId }) => known.has(studentId) && known.has(otherId)),
    weights: readWeights(group),
  };
}
