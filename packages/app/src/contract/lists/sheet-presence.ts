// Who else is on a spreadsheet, and in which cell: what the live channel carries of it. Nothing of it is stored.

import type { Capability } from '#contract/platform/capabilities.ts';

/** The spreadsheets, each with the right that those need who are told of each other; only with access to all rows. */
export const SHEETS = {
  tripSheet: 'sheets.read',
  studentsSpreadsheet: 'students.write',
} as const satisfies Record<string, Capability>;

export type SheetName = keyof typeof SHEETS;

export const SHEET_NAMES = Object.keys(SHEETS) as [SheetName, ...SheetName[]];

/** The active cell of somebody; null without one. */
export interface PlaceInSheet {
  readonly row: string | null;
  readonly column: string | null;
}

declare module '#contract/platform/realtime.ts' {
  interface ServerEvents {
    /** Somebody is at a cell of the sheet. `isNew`: they have just come, and ask the others where they are. */
    'sheet.present': PlaceInSheet & {
      readonly sheet: SheetName;
      readonly connectionId: string;
      readonly name: string;
      readonly isNew: boolean;
    };
    'sheet.left': { readonly sheet: SheetName; readonly connectionId: string };
  }

  interface ClientEvents {
    /** Says where the user is; `isShared` is false for those who only see rows of their own, and are told of nobody. */
    'sheet.at': {
      readonly payload: PlaceInSheet & { readonly sheet: SheetName; readonly isNew: boolean };
      readonly answer: { readonly isShared: boolean };
    };
    'sheet.leave': { readonly payload: { readonly sheet: SheetName }; readonly answer: object };
  }
}
