// The keyboard shortcuts of a grid, as in spreadsheets.

import type { GridAction } from './grid.model.ts';
import type { At, Grid } from './grid-state.model.ts';

export interface Pressed {
  readonly key: string;
  /** Control, or Command on a Mac. */
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

const ARROWS: Readonly<Record<string, At>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const FAR = 1_000_000;

function moveOf({ key, ctrl, shift }: Pressed, { grid: { focus }, pageRows }: Surroundings): GridAction | null {
  const extend = shift;
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const far = ctrl ? FAR : 1;
    return { type: 'move', by: { row: arrow.row * far, column: arrow.column * far }, extend };
  }
  if (key === 'PageDown' || key === 'PageUp')
    return { type: 'move', by: { row: key === 'PageDown' ? pageRows : -pageRows, column: 0 }, extend };
  if (key === 'Home') return { type: 'goTo', at: { row: ctrl ? 0 : focus.row, column: 0 }, extend };
  if (key === 'End') return { type: 'goTo', at: { row: ctrl ? FAR : focus.row, column: FAR }, extend };
  return null;
}

const COMMANDS: Readonly<Record<string, GridAction>> = {
  a: { type: 'selectAll' },
  d: { type: 'fillDown' },
  z: { type: 'undo' },
  y: { type: 'redo' },
};

interface Surroundings {
  readonly grid: Grid;
  /** The number of visible rows. */
  readonly pageRows: number;
  /** The content of the focused cell in input format. */
  readonly text: string;
  readonly mayWrite: boolean;
}

const CHANGING: readonly GridAction['type'][] = ['fillDown', 'undo', 'redo'];

function commandOf({ key, shift }: Pressed, mayWrite: boolean): GridAction | null {
  const letter = key.toLowerCase();
  const action = letter === 'z' && shift ? COMMANDS['y'] : COMMANDS[letter];
  return action === undefined || (!mayWrite && CHANGING.includes(action.type)) ? null : action;
}

/** Returns the action of a key while no cell is being edited; null for keys that the grid doesn't handle. */
export function findKeyAction(pressed: Pressed, around: Surroundings): GridAction | null {
  const { key, ctrl, shift, alt } = pressed;
  if (alt) return null;
  const move = moveOf(pressed, around);
  if (move !== null) return move;
  if (ctrl) return commandOf(pressed, around.mayWrite);
  if (key === 'Enter' && shift) return { type: 'move', by: { row: -1, column: 0 } };
  if (!around.mayWrite) return null;
  if (key === 'Enter' || key === 'F2') return { type: 'edit', text: around.text };
  if (key === 'Delete' || key === 'Backspace') return { type: 'clear' };
  return [...key].length === 1 && key !== ' ' ? { type: 'edit', text: key } : null;
}

/** Returns the move of a key that ends the editing of a cell; null if the key does not end it. */
export function endOfWriting({ key, shift }: Pick<Pressed, 'key' | 'shift'>): At | null {
  if (key === 'Enter') return { row: shift ? -1 : 1, column: 0 };
  if (key === 'Tab') return { row: 0, column: shift ? -1 : 1 };
  return null;
}
