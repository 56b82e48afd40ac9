// What became of a request that saves one cell of a spreadsheet.

import type { CellConflict } from '#contract/platform/cells.ts';
import type { SaveOutcome } from '#web/ui/grid/use-cell-saves.ts';
import { ApiFailure } from './failure.ts';

/** Failures after which the same request may succeed: no answer, too many requests, a session to renew, a fault of the server. */
function mayPass({ statusCode, code }: ApiFailure): boolean {
  return statusCode === 0 || statusCode >= 500 || [401, 408, 419, 429].includes(statusCode) || code === 'changedMeanwhile';
}

/**
 * Waits for the request of a cell, sent with `quiet`: the cell says what is wrong. Rethrows errors that are not failed requests.
 * @param request resolves with what the cell contains now
 */
export async function attemptCell(request: Promise<string>): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', value: await request };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.code === 'cellChanged') {
      const { value, by, at } = error.current as CellConflict;
      return { kind: 'conflict', theirs: value, by, at };
    }
    if (mayPass(error)) return { kind: 'failed', message: error.message };
    const [sentence] = Object.values(error.errors).flat();
    return { kind: 'refused', message: sentence ?? error.message };
  }
}
