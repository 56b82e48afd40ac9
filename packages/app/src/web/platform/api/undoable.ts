// Runs an action immediately and offers to undo it.

import { showToast } from '#web/platform/notices/notices.ts';

/** How long an action can be undone, in milliseconds: enough to read, decide and reach the button by keyboard. */
export const UNDO_MS = 10_000;

export interface Undoable {
  /** Shows the change before the server has responded; returns a function that reverts it. */
  readonly apply?: () => () => void;
  readonly run: () => Promise<unknown>;
  readonly undo: () => Promise<unknown>;
  /** The text of the toast: `Ann has been deactivated.` */
  readonly text: string;
  /** The label of the button. */
  readonly undoLabel: string;
  /** The toast after the undo. */
  readonly undone?: string;
  /** Reloads the data shown. */
  readonly reload: () => Promise<unknown> | undefined;
}

/** Returns whether the action succeeded; after a failure, the error has been shown and the page shows the previous state. */
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
      // The error has been shown; the reload shows the current state.
    }
    await reload();
  }
  showToast(text, { ms: UNDO_MS, action: { label: undoLabel, run: () => void takeBack() } });
  await reload();
  return true;
}
