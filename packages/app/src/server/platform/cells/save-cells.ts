// Saves cells of one record of a spreadsheet by its use case, if they still contain what they did when their values were typed.

import type { CellConflict } from '#contract/platform/cells.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError, HttpError, ValidationError } from '#server/platform/errors.ts';
import { type ChangedField, findLastChange } from './last-change.queries.ts';

export interface CellChange<Field extends string> {
  readonly field: Field;
  readonly value: string;
  /** What the cell contained when the value was typed. */
  readonly before: string;
}

/** What cells contain now, and how to save others in the version that was read. */
interface FoundCells<Field extends string> {
  /** @throws ValidationError if the caller can't read or write the cell */
  readonly now: (field: Field) => string;
  /** Saves the values in one go: all of them or none. */
  readonly save: (values: Readonly<Partial<Record<Field, string>>>) => Promise<unknown>;
}

interface RecordCells<Field extends string> {
  readonly db: Queryable;
  /** Each field once. */
  readonly cells: readonly CellChange<Field>[];
  /** Where the audit log has the changes of a cell. */
  readonly log: (field: Field) => ChangedField;
  readonly read: () => Promise<FoundCells<Field>>;
}

/** Why fields weren't saved; those that are missing were. */
export type CellFailures<Field extends string> = Map<Field, unknown>;

/** How often cells are read again because other fields of their record were saved at the same moment. */
const MOST_TRIES = 5;

async function findConflict(db: Queryable, { now, log }: { now: string; log: ChangedField }): Promise<AppError> {
  const last = await findLastChange(db, log);
  const current: CellConflict = { value: now, by: last?.by ?? null, at: last?.at.toISOString() ?? null };
  return new AppError('cellChanged', { field: 'value', current: { ...current } });
}

const isExpected = (error: unknown) => error instanceof AppError || error instanceof ValidationError || error instanceof HttpError;
const isOutdated = (error: unknown) => error instanceof AppError && error.code === 'changedMeanwhile';

/** Returns the cells that a use case finds fault with, if it names some of them and not all. */
function listFaulty<Field extends string>(error: unknown, cells: readonly CellChange<Field>[]): readonly CellChange<Field>[] {
  if (!(error instanceof ValidationError)) return [];
  const faulty = cells.filter(({ field }) => error.faults.some((fault) => fault.field === field));
  return faulty.length < cells.length ? faulty : [];
}

/** Returns the cells to save; notes those that can't be, and leaves out those that contain their value already. */
async function selectChanged<Field extends string>(
  { db, log }: Pick<RecordCells<Field>, 'db' | 'log'>,
  { cells, now, failures }: Pick<FoundCells<Field>, 'now'> & { cells: readonly CellChange<Field>[]; failures: CellFailures<Field> },
): Promise<readonly CellChange<Field>[]> {
  const changed: CellChange<Field>[] = [];
  for (const cell of cells) {
    try {
      const value = now(cell.field);
      if (value === cell.value) continue;
      if (value === cell.before) changed.push(cell);
      else failures.set(cell.field, await findConflict(db, { now: value, log: log(cell.field) }));
    } catch (error) {
      if (!isExpected(error)) throw error;
      failures.set(cell.field, error);
    }
  }
  return changed;
}

/** Notes why cells weren't saved; those that a fault doesn't name are saved without the others. */
async function handleFailure<Field extends string>(
  change: RecordCells<Field>,
  { error, changed, failures }: { error: unknown; changed: readonly CellChange<Field>[]; failures: CellFailures<Field> },
): Promise<void> {
  if (changed.length === 1 || !isExpected(error)) {
    for (const { field } of changed) failures.set(field, error);
    return;
  }
  const faulty = listFaulty(error, changed);
  for (const { field } of faulty) {
    const faults = error instanceof ValidationError ? error.faults.filter((fault) => fault.field === field) : [];
    failures.set(field, new ValidationError(faults));
  }
  const others = changed.filter((cell) => !faulty.includes(cell));
  const parts = faulty.length > 0 ? [others] : others.map((cell) => [cell]);
  for (const cells of parts) for (const [field, failure] of await saveCells({ ...change, cells })) failures.set(field, failure);
}

/**
 * Saves cells of one record together, as one change. Others may save other fields of the same record at the same time.
 * @returns why fields weren't saved; AppError `cellChanged` if someone else has changed the cell: `current` says to what, who it was and when
 */
export async function saveCells<Field extends string>(change: RecordCells<Field>): Promise<CellFailures<Field>> {
  const failures: CellFailures<Field> = new Map();
  for (let tries = 1; ; tries += 1) {
    let changed = change.cells;
    try {
      const { now, save } = await change.read();
      failures.clear();
      changed = await selectChanged(change, { cells: change.cells, now, failures });
      if (changed.length === 0) return failures;
      await save(Object.fromEntries(changed.map(({ field, value }) => [field, value])) as Partial<Record<Field, string>>);
      return failures;
    } catch (error) {
      if (isOutdated(error) && tries < MOST_TRIES) continue;
      await handleFailure(change, { error, changed, failures });
      return failures;
    }
  }
}
