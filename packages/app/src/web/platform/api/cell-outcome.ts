// What became of a request that saves cells of a spreadsheet: one of them, or many at once.

import type { CellConflict, CellOutcome } from '#contract/platform/cells.ts';
import type { CellToSave, SaveOutcome } from '#web/ui/grid/use-cell-saves.ts';
import { ApiFailure } from './failure.ts';

/** Failures after which the same request may succeed: no answer, too many requests, a session to renew, a fault of the server. */
function mayPass({ statusCode, code }: ApiFailure): boolean {
  return statusCode === 0 || statusCode >= 500 || [401, 408, 419, 429].includes(statusCode) || code === 'changedMeanwhile';
}

function toOutcome(error: ApiFailure): SaveOutcome {
  if (mayPass(error)) return { kind: 'failed', message: error.message };
  const [sentence] = Object.values(error.errors).flat();
  return { kind: 'refused', message: sentence ?? error.message };
}

/**
 * Waits for the request of a cell, sent with `quiet`: the cell says what is wrong. Rethrows errors that are not failed requests.
 * @param request resolves with what the cell contains now
 */
async function attemptCell(request: Promise<string>): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', value: await request };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.code === 'cellChanged') {
      const { value, by, at } = error.current as CellConflict;
      return { kind: 'conflict', theirs: value, by, at };
    }
    return toOutcome(error);
  }
}

interface CellRequests {
  /** Saves one cell; resolves with what it contains now. */
  readonly one: (cell: CellToSave) => Promise<string>;
  /** Saves several cells in one request; resolves with their outcomes in the same order. */
  readonly many: (cells: readonly CellToSave[]) => Promise<{ readonly cells: readonly CellOutcome[] }>;
}

/** Saves cells in one request, sent with `quiet`. Rethrows errors that are not failed requests. */
export async function attemptCells(cells: readonly CellToSave[], { one, many }: CellRequests): Promise<readonly SaveOutcome[]> {
  const attemptEach = async (): Promise<readonly SaveOutcome[]> => {
    const outcomes: SaveOutcome[] = [];
    for (const cell of cells) outcomes.push(await attemptCell(one(cell)));
    return outcomes;
  };
  if (cells.length === 1) return attemptEach();
  try {
    return (await many(cells)).cells;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // A cell that can't even be read has the whole request refused: sent alone, each says what is wrong with it.
    if (error.statusCode === 422) return attemptEach();
    return cells.map(() => toOutcome(error));
  }
}
