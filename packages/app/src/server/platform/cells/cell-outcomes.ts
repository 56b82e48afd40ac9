// What becomes of many cells in one request: grouped by the record that they belong to, saved one record after the other, answered cell by cell.

import type { CellConflict, CellOutcome } from '#contract/platform/cells.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { toErrorAnswer } from '#server/platform/http/error-handler.ts';
import { getTranslator } from '#server/platform/translate.ts';
import type { CellFailures } from './save-cells.ts';

type UnsavedOutcome = Exclude<CellOutcome, { kind: 'saved' }>;

function toUnsavedOutcome(call: Call, error: unknown): UnsavedOutcome {
  if (error instanceof AppError && error.code === 'cellChanged') {
    const { value, by, at } = error.details.current as unknown as CellConflict;
    return { kind: 'conflict', theirs: value, by, at };
  }
  const { status, body } = toErrorAnswer(error, getTranslator(call.locale));
  if (status >= 500) call.log.error({ err: error }, 'a cell could not be saved');
  const mayPass = status >= 500 || body.code === 'changedMeanwhile';
  const [sentence] = Object.values(body.errors ?? {}).flat();
  return { kind: mayPass ? 'failed' : 'refused', message: sentence ?? body.message };
}

/** Cells of one record, each field once: they are saved together. */
interface CellGroup<Cell> {
  readonly record: string;
  readonly cells: Cell[];
}

/** Groups cells by record; a field that occurs twice is saved a second time, after the first. */
function groupCells<Cell extends { readonly field: string }>(cells: readonly Cell[], toRecord: (cell: Cell) => string): CellGroup<Cell>[] {
  const groups: CellGroup<Cell>[] = [];
  const open = new Map<string, CellGroup<Cell>>();
  for (const cell of cells) {
    const record = toRecord(cell);
    const group = open.get(record);
    if (group !== undefined && !group.cells.some(({ field }) => field === cell.field)) group.cells.push(cell);
    else {
      const next = { record, cells: [cell] };
      open.set(record, next);
      groups.push(next);
    }
  }
  return groups;
}

interface Saving<Cell extends { readonly field: string }> {
  readonly cells: readonly Cell[];
  /** Identifies the record that a cell belongs to. */
  readonly toRecord: (cell: Cell) => string;
  /** Saves cells of one record, each field once. */
  readonly save: (cells: readonly [Cell, ...Cell[]]) => Promise<CellFailures<string>>;
  /** Returns what the cells that were saved contain now. */
  readonly readValues: (saved: readonly Cell[]) => Promise<(cell: Cell) => string | undefined>;
}

/** Saves cells record by record; a record that can't be saved doesn't stop the others. */
export async function saveCellsOfRecords<Cell extends { readonly field: string; readonly value: string }>(
  call: Call,
  { cells, toRecord, save, readValues }: Saving<Cell>,
): Promise<{ cells: CellOutcome[] }> {
  const unsaved = new Map<Cell, UnsavedOutcome>();
  for (const group of groupCells(cells, toRecord)) {
    const [first, ...others] = group.cells;
    if (first === undefined) continue;
    const failures = await save([first, ...others]);
    for (const cell of group.cells) if (failures.has(cell.field)) unsaved.set(cell, toUnsavedOutcome(call, failures.get(cell.field)));
  }
  const toValue = await readValues(cells.filter((cell) => !unsaved.has(cell)));
  return { cells: cells.map((cell) => unsaved.get(cell) ?? { kind: 'saved', value: toValue(cell) ?? cell.value }) };
}
