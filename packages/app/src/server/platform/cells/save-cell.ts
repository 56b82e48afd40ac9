// Saves one cell of a spreadsheet by the use case of its record, if the cell still contains what it did when the value was typed.

import type { CellConflict } from '#contract/platform/cells.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { type ChangedField, findLastChange } from './last-change.queries.ts';

interface CellChange<Answer> {
  readonly db: Queryable;
  readonly value: string;
  /** What the cell contained when the value was typed. */
  readonly before: string;
  /** Where the audit log has the changes of the cell. */
  readonly log: ChangedField;
  /** Reads what the cell contains now, and how to save the value in the version that was read. */
  readonly read: () => Promise<{ readonly now: string; readonly save: () => Promise<Answer> }>;
}

/** How often a cell is read again because other fields of its record were saved at the same moment. */
const MOST_TRIES = 5;

async function findConflict(db: Queryable, { now, log }: { now: string; log: ChangedField }): Promise<CellConflict> {
  const last = await findLastChange(db, log);
  return { value: now, by: last?.by ?? null, at: last?.at.toISOString() ?? null };
}

/**
 * Saves a cell. Others may save other fields of the same record at the same time.
 * @throws AppError `cellChanged` if someone else has changed the cell; `current` says to what, who it was and when
 */
export async function saveCell<Answer>({ db, value, before, log, read }: CellChange<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const { now, save } = await read();
    if (now !== before && now !== value)
      throw new AppError('cellChanged', { field: 'value', current: { ...(await findConflict(db, { now, log })) } });
    try {
      return await save();
    } catch (error) {
      const isOutdated = error instanceof AppError && error.code === 'changedMeanwhile';
      if (!isOutdated || tries >= MOST_TRIES) throw error;
    }
  }
}
