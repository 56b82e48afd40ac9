// The columns of the sheet of trips that the user may read.

import { useMemo } from 'react';
import { toFamilyTitle } from '#contract/host-families/family-name.ts';
import { SHEET_CELLS, type SheetCell, type SheetRow, sheetList } from '#contract/trips/sheet.shapes.ts';
import { usePageLocale } from '#web/platform/messages/page-locale.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { CellFacts } from '#web/ui/grid/cell-kinds.model.ts';
import type { SheetColumn } from '#web/ui/grid/use-saving-grid.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export type SheetColumnName = (typeof sheetList.columns)[number];

const text = (maxLength: number): CellFacts => ({ kind: 'text', maxLength });
const DAY: CellFacts = { kind: 'day' };
const NEEDED_DAY: CellFacts = { kind: 'day', required: true };
const TIME: CellFacts = { kind: 'time' };
const ANY_TEXT = text(Number.MAX_SAFE_INTEGER);

interface Looks {
  readonly width: number;
  readonly facts?: CellFacts;
  readonly hidden?: true;
}

/** What is particular about each column; the lengths are those of the fields. */
const LOOKS: Readonly<Record<SheetColumnName, Looks>> = {
  id: { width: 80, hidden: true },
  state: { width: 140 },
  student: { width: 160, hidden: true },
  dateOfBirth: { width: 130, facts: DAY },
  fromDate: { width: 130, facts: NEEDED_DAY },
  toDate: { width: 130, facts: NEEDED_DAY },
  hostFamily: { width: 150 },
  county: { width: 120 },
  coordinator: { width: 150 },
  parent: { width: 150 },
  parentPhone: { width: 150 },
  parentEmail: { width: 200, hidden: true },
  arrivalDay: { width: 130, facts: DAY },
  arrivalTime: { width: 126, facts: TIME },
  arrivalPlace: { width: 150, facts: text(120) },
  arrivalNumber: { width: 130, facts: text(20) },
  departureDay: { width: 130, facts: DAY },
  departureTime: { width: 126, facts: TIME },
  departurePlace: { width: 150, facts: text(120) },
  departureNumber: { width: 130, facts: text(20) },
  camps: { width: 220 },
  wishes: { width: 220, facts: text(2000) },
  allergies: { width: 180, facts: text(1000) },
  anyMedicalCondition: { width: 180, facts: text(1000) },
  payment: { width: 130 },
  notes: { width: 220, facts: text(2000) },
  group: { width: 150, hidden: true },
  tripType: { width: 150, hidden: true },
  agent: { width: 150, hidden: true },
};

const isWritten = (name: string): name is SheetCell => SHEET_CELLS.some((cell) => cell === name);

/** Returns a function that says what a column of a row contains, in words except for cells that are written. */
export function useSheetTexts(): (row: SheetRow, name: SheetColumnName) => string {
  const states = useTranslations('trips.state');
  const payments = useTranslations('names.tripPayment');
  const tag = useFormatLocale();
  const locale = usePageLocale();
  return useMemo(
    () => (row, name) => {
      if (name === 'state') return states(row.state);
      if (name === 'payment') return row.payment === undefined ? '' : payments(row.payment);
      if (name === 'hostFamily') return row.hostFamily === null ? '' : toFamilyTitle(row.hostFamily, locale);
      if (name === 'camps') return row.camps.map((camp) => `${camp.name} (${writeDay(camp.startDate, { tag })})`).join(', ');
      return String(row[name] ?? '');
    },
    [states, payments, tag, locale],
  );
}

/** Returns the columns that the user may read. */
function useSheetColumnNames(): readonly SheetColumnName[] {
  const { capabilities, roleNames } = useSignedInUser();
  const seesHealth = capabilities.includes('students.health');
  const seesAll = roleNames.some((role) => role === 'Coordinator' || role === 'Administrator' || role === 'Finance');
  const seesMoney = capabilities.includes('invoices.read') && seesAll;
  const isStaff = capabilities.includes('sheets.write');
  return useMemo(() => {
    const hidden: readonly SheetColumnName[] = [
      ...(seesHealth ? [] : (['allergies', 'anyMedicalCondition'] as const)),
      ...(seesMoney ? [] : (['payment'] as const)),
      ...(isStaff ? [] : (['notes'] as const)),
    ];
    return sheetList.columns.filter((name) => !hidden.includes(name));
  }, [seesHealth, seesMoney, isStaff]);
}

export function useSheetColumns(): readonly SheetColumn<SheetRow>[] {
  const heading = useTranslations('lists.tripSheet.columns');
  const names = useSheetColumnNames();
  const textOf = useSheetTexts();
  return useMemo(
    () =>
      names.map((name): SheetColumn<SheetRow> => {
        const { facts, ...looks } = LOOKS[name];
        return {
          ...looks,
          name,
          heading: heading(name),
          facts: facts ?? ANY_TEXT,
          value: (row) => textOf(row, name),
          ...(isWritten(name) ? {} : { readOnly: true }),
        };
      }),
    [names, heading, textOf],
  );
}
