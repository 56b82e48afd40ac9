// The columns of a grid that are in sight, while it is scrolled sideways and the window changes its size.

import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { countFreezable, type GridColumn, type GridLayout, layOut } from './grid-layout.model.ts';

/** Columns are laid out anew after as many pixels; more than as many beside what is in sight are drawn. */
const STEP = 120;
/** The share of the width that frozen columns may take, with the heads of the rows. */
const FROZEN_SHARE = 0.6;
/** Before the first measurement. */
const USUAL_WIDTH = 1200;

interface Columns {
  readonly columns: readonly GridColumn[];
  readonly frozen: number;
  readonly headWidth: number;
  /** The column of the active cell: it stays rendered, because the grid refers to the cell by ID. */
  readonly active: number;
}

export function useGridLayout(element: RefObject<HTMLDivElement | null>, { columns, frozen, headWidth, active }: Columns) {
  const [sight, setSight] = useState({ at: 0, width: USUAL_WIDTH });
  useLayoutEffect(() => {
    const scroller = element.current;
    if (scroller === null) return;
    const measure = () => {
      const at = Math.floor(Math.abs(scroller.scrollLeft) / STEP) * STEP;
      const width = scroller.clientWidth;
      setSight((before) => (before.at === at && before.width === width ? before : { at, width }));
    };
    measure();
    scroller.addEventListener('scroll', measure, { passive: true });
    const resized = new ResizeObserver(measure);
    resized.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', measure);
      resized.disconnect();
    };
  }, [element]);
  const stuck = countFreezable(columns, { wanted: frozen, room: sight.width * FROZEN_SHARE - headWidth });
  const layout: GridLayout = useMemo(
    () => layOut({ columns, frozen: stuck, headWidth, from: sight.at, to: sight.at + sight.width + STEP, active }),
    [columns, stuck, headWidth, sight, active],
  );
  return { layout, stuck };
}
