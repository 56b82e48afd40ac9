// The rows of the sheet of trips, as their reader may see and edit them.

import {
  JOURNEY_CELLS,
  type JourneyCell,
  type PaymentState,
  type SheetCell,
  type SheetRow,
  STUDENT_CELLS_OF_SHEET,
  TRIP_CELLS,
} from '#contract/trips/sheet.shapes.ts';
import { canEditTransfers } from '#contract/trips/transfers.rules.ts';
import type { TripSide } from '#contract/trips/trip.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { toTripSide } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { findListedTripsByIds, type ListedRow } from '#server/features/trips/read/list.queries.ts';
import { canEdit } from '#server/features/trips/read/trip.records.ts';
import { listTransfers, type TransferRow } from '#server/features/trips/transfers/transfers.queries.ts';
import { listStudentsOfTrips } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { findSheetStudents, findSheetTrips, listSheetCamps, sumSheetInvoices } from './sheet.queries.ts';

const JOURNEYS = Object.keys(JOURNEY_CELLS) as JourneyCell[];

/** Returns the journey of a student: their own one, or that of all students of the trip. */
export function findJourney(
  rows: readonly TransferRow[],
  { studentId, direction }: { studentId: number; direction: TransferRow['direction'] },
) {
  const ways = rows.filter((row) => row.direction === direction);
  return ways.find((row) => row.studentId === studentId) ?? ways.find((row) => row.studentId === null) ?? null;
}

type Summary = { readonly isOpen: boolean; readonly isPaidInPart: boolean } | undefined;

function toPayment(summary: Summary): PaymentState {
  if (summary === undefined) return 'none';
  if (!summary.isOpen) return 'paid';
  return summary.isPaidInPart ? 'partPaid' : 'unpaid';
}

/** Returns the side from which staff see a trip; agents only those that they look after. */
function findSide({ caller }: Call, { agentId }: Pick<ListedRow, 'agentId'>): TripSide {
  const roles = (caller?.roles ?? []).filter((role) => role !== 'Agent' || agentId === caller?.id);
  return toTripSide(roles, { isParent: false, isHost: false });
}

interface Editing {
  readonly trip: ListedRow;
  readonly isPriced: boolean;
  readonly seesHealth: boolean;
}

/** Returns the cells that the caller can write now. The dates of a trip with an agreed price are changed where its new price is shown. */
function listEditable(call: Call, { trip, isPriced, seesHealth }: Editing): SheetCell[] {
  const side = findSide(call, trip);
  if (call.granted('sheets.write') === null) return [];
  const isEditable = call.may('trips.write') && canEdit(side, trip.state, call.caller?.roles.includes('Administrator') === true);
  const ofTrip = TRIP_CELLS.filter((cell) => isEditable && !(isPriced && (cell === 'fromDate' || cell === 'toDate')));
  const ofStudent = STUDENT_CELLS_OF_SHEET.filter((cell) => call.may('students.write') && (cell === 'dateOfBirth' || seesHealth));
  const ofJourneys = call.may('trips.write') && canEditTransfers(side, trip.state) ? JOURNEYS : [];
  return [...ofTrip, ...ofStudent, ...ofJourneys];
}

/** Returns the rows of trips, in the order of the students of each. */
export async function listSheetRows(call: Call, db: Queryable, ids: readonly number[]): Promise<SheetRow[]> {
  const [listed, extras] = [await findListedTripsByIds(db, ids), await findSheetTrips(db, ids)];
  const travellers = await listStudentsOfTrips(db, listed);
  const people = await findSheetStudents(call, db, [...travellers.values()].flat());
  const [transfers, camps] = [await listTransfers(db, ids), await listSheetCamps(db, ids)];
  const seesMoney = call.granted('invoices.read')?.all === true;
  const payments = seesMoney ? await sumSheetInvoices(db, ids) : new Map<number, Summary>();
  return listed.flatMap((trip) => {
    const extra = extras.get(trip.id);
    if (extra === undefined) return [];
    const isFinance = findSide(call, trip) === 'finance';
    const journeys = transfers.filter(({ tripId }) => tripId === trip.id);
    return (travellers.get(trip.id) ?? []).flatMap((studentId): SheetRow[] => {
      const student = people.get(studentId);
      if (student === undefined) return [];
      const seesHealth = student.allergies !== null;
      const arrival = findJourney(journeys, { studentId, direction: 'arrival' });
      const departure = findJourney(journeys, { studentId, direction: 'departure' });
      return [
        {
          ...{ id: trip.id, studentId, state: trip.state, student: student.name, dateOfBirth: student.dateOfBirth },
          ...{ fromDate: trip.fromDate, toDate: trip.toDate, hostFamily: trip.hostFamilyName, county: trip.countyName },
          ...{ coordinator: trip.coordinatorName, parent: trip.parentName, parentPhone: extra.parentPhone, parentEmail: extra.parentEmail },
          ...{ arrivalDay: arrival?.day ?? null, arrivalTime: arrival?.time ?? null, arrivalPlace: arrival?.place ?? '' },
          ...{ arrivalNumber: arrival?.carrierNumber ?? '', departureDay: departure?.day ?? null, departureTime: departure?.time ?? null },
          ...{ departurePlace: departure?.place ?? '', departureNumber: departure?.carrierNumber ?? '' },
          camps: camps.filter(({ tripId }) => tripId === trip.id).map(({ name, startDate }) => ({ name, startDate })),
          wishes: extra.wishes,
          ...(seesHealth ? { allergies: student.allergies ?? '', anyMedicalCondition: student.anyMedicalCondition ?? '' } : {}),
          ...(seesMoney ? { payment: toPayment(payments.get(trip.id)) } : {}),
          ...(isFinance ? {} : { notes: extra.notes }),
          ...{ group: trip.groupName, tripType: trip.tripTypeName, agent: trip.agentName },
          editable: listEditable(call, { trip, isPriced: extra.isPriced, seesHealth }),
        },
      ];
    });
  });
}
