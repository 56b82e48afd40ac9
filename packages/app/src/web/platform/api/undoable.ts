// Doing something at once and offering to take it back, for what can be taken back.

import { showToast } from '#web/platform/notices/notices.ts';

/** How long it can be taken back, in milliseconds: long enough to read, to decide and to reach it by keyboard. */
export const UNDO_MS = 10_000;

export interface Undoable {
  /** Shows it on the page before the server has answered; answers how to show it as before. */
  readonly apply?: () => () => void;
  readonly run: () => Promise<unknown>;
  readonly undo: () => Promise<unknown>;
  /** What was done, for the toast: `Ann has been deactivated.` */
  readonly text: string;
  /** What the button says. */
  readonly undoLabel: string;
  /** Once it is taken back. */
  readonly undone?: string;
  /** Has what is shown read again. */
  readonly reload: () => Promise<unknown> | undefined;
}

/** Answers whether it was done; a failure has been told by then, and the page shows what it did before. */
export async function runUndoable({ apply, run, undo, text, undoLabel, undone, reload }: Undoable): Promise<boolean> {
  const back = apply?.();
  try {
    await run();
  } catch {
    back?.();
    await reload();
    return false;
  }
  async function takeBack() {
    try {
      await undo();
      if (undone !== undefined) showToast(undone);
    } catch {
      // What went wrong has been told; what is so is shown below.
    }
    await reload();
  }
  showToast(text, { ms: UNDO_MS, action: { label: undoLabel, run: () => void takeBack() } });
  await reload();
  return true;
}
