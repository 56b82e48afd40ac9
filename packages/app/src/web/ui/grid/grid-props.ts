// What a grid is given.

import type { Dispatch, ReactNode } from 'react';
import type { GridAction } from './grid.model.ts';
import type { ColumnMenu } from './grid-head.tsx';
import type { GridColumn } from './grid-layout.model.ts';
import type { OtherPerson } from './grid-row.tsx';
import type { Grid as GridState, LineKey } from './grid-state.model.ts';

export interface GridProps {
  readonly label: string;
  /** The heading of the heads of rows. */
  readonly corner: string;
  readonly grid: GridState;
  readonly dispatch: Dispatch<GridAction>;
  /** Those of `grid`, in the same order. */
  readonly columns: readonly GridColumn[];
  /** How many columns stay in sight; fewer in a narrow window. */
  readonly frozen?: number;
  readonly headWidth: number;
  readonly rowName: (row: LineKey) => string;
  /** What the head of a row shows instead of its name. */
  readonly rowHead?: (row: LineKey) => ReactNode;
  readonly mayWrite: boolean;
  /** What the keys do, for screen readers. */
  readonly help: string;
  /** Called by Ctrl+S. */
  readonly onSave?: () => void;
  /** Called by Ctrl+Enter with the active row. */
  readonly onOpenRow?: (row: LineKey) => void;
  /** Called before rows are pasted for which there is no room. */
  readonly onPasteBeyond?: (missing: number) => void;
  readonly menu?: ColumnMenu;
  /** Who else is in which cell, by row. */
  readonly others?: ReadonlyMap<LineKey, readonly OtherPerson[]>;
}
