// Who else is on a spreadsheet and in which cell, or at which text: what the live channel carries of it. Nothing of it is stored.

import type { Capability } from '#contract/platform/capabilities.ts';
import type { AgentsRow } from '#contract/platform/watched-lists.ts';

interface Sheet {
  /** The right that those need who are told of each other. */
  readonly access: Capability;
  /**
   * What a row is: agents are told of those alone who are at a row of theirs. The key of a row begins with its ID. Null where agents have no
   * rows.
   */
  readonly rows: AgentsRow | null;
}

export const SHEETS = {
  tripSheet: { access: 'sheets.read', rows: 'trip' },
  studentsSpreadsheet: { access: 'students.write', rows: 'student' },
  /** Pages and articles of the blog: a row is one of them, a column a language. */
  articleTexts: { access: 'content.write', rows: null },
} as const satisfies Record<string, Sheet>;

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
    /** Somebody who sees all rows has come, and asks agents where they are. */
    'sheet.asked': { readonly sheet: SheetName };
    'sheet.left': { readonly sheet: SheetName; readonly connectionId: string };
  }

  interface ClientEvents {
    /** Says where the user is; `isShared` is false for those who may not see the sheet, and are told of nobody. */
    'sheet.at': {
      readonly payload: PlaceInSheet & { readonly sheet: SheetName; readonly isNew: boolean };
      readonly answer: { readonly isShared: boolean };
    };
    'sheet.leave': { readonly payload: { readonly sheet: SheetName }; readonly answer: object };
  }
}
