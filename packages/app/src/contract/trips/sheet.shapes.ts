// Shapes of the sheet of trips: one row for each student of a trip, with what coordinators look up and edit most.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { day, id } from '#contract/platform/validation/fields.ts';
import { tripsList } from './listed-trips.shapes.ts';
import { TRIP_STATES } from './states.ts';

/** The fields of a journey that the sheet shows, by their columns. */
export const JOURNEY_CELLS = {
  arrivalDay: { direction: 'arrival', field: 'day' },
  arrivalTime: { direction: 'arrival', field: 'time' },
  arrivalPlace: { direction: 'arrival', field: 'place' },
  arrivalNumber: { direction: 'arrival', field: 'carrierNumber' },
  departureDay: { direction: 'departure', field: 'day' },
  departureTime: { direction: 'departure', field: 'time' },
  departurePlace: { direction: 'departure', field: 'place' },
  departureNumber: { direction: 'departure', field: 'carrierNumber' },
} as const;

export type JourneyCell = keyof typeof JOURNEY_CELLS;

/** The columns of the trip and of the student whose cells can be written, besides those of journeys. */
export const TRIP_CELLS = ['fromDate', 'toDate', 'wishes', 'notes'] as const;
export const STUDENT_CELLS_OF_SHEET = ['dateOfBirth', 'allergies', 'anyMedicalCondition'] as const;

const JOURNEY_NAMES = Object.keys(JOURNEY_CELLS) as [JourneyCell, ...JourneyCell[]];

/** All columns whose cells can be written. */
export const SHEET_CELLS = [...TRIP_CELLS, ...STUDENT_CELLS_OF_SHEET, ...JOURNEY_NAMES] as const;
export type SheetCell = (typeof SHEET_CELLS)[number];

export const PAYMENT_STATES = ['none', 'unpaid', 'partPaid', 'paid'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const sheetList = declareList({
  name: 'tripSheet',
  columns: [
    ...['id', 'state', 'student', 'dateOfBirth', 'fromDate', 'toDate', 'hostFamily', 'county', 'coordinator', 'parent'],
    ...['parentPhone', 'parentEmail', ...JOURNEY_NAMES, 'camps', 'wishes', 'allergies', 'anyMedicalCondition', 'payment', 'notes'],
    ...['group', 'tripType', 'agent'],
  ] as const,
  sorts: tripsList.sorts,
  defaultSort: 'nextStart',
  // A whole summer at once, as in a spreadsheet.
  perPage: 500,
  mostPerPage: 1000,
  filters: tripsList.filters,
});

const text = z.string();
const openText = z.string().nullable();

export const sheetRow = z.object({
  /** Of the trip; with the student it identifies the row. */
  id,
  studentId: id,
  state: z.enum(TRIP_STATES),
  student: text,
  dateOfBirth: day.nullable(),
  fromDate: day,
  toDate: day,
  hostFamily: openText,
  county: openText,
  coordinator: openText,
  parent: openText,
  parentPhone: text,
  parentEmail: text,
  arrivalDay: day.nullable(),
  arrivalTime: openText,
  arrivalPlace: text,
  arrivalNumber: text,
  departureDay: day.nullable(),
  departureTime: openText,
  departurePlace: text,
  departureNumber: text,
  camps: z.array(z.object({ name: text, startDate: day })),
  wishes: text,
  /** Only for those who can see health data of the student. */
  allergies: text.optional(),
  anyMedicalCondition: text.optional(),
  /** Only for those who can read all invoices. */
  payment: z.enum(PAYMENT_STATES).optional(),
  /** Notes between staff; not for finance. */
  notes: text.optional(),
  group: openText,
  tripType: text,
  agent: openText,
  /** The columns whose cells the caller can write now. */
  editable: z.array(z.enum(SHEET_CELLS)),
});

export type SheetRow = z.output<typeof sheetRow>;
