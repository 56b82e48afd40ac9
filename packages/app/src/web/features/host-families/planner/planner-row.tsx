// One row of the planner, whose weeks are a single painted element; only the active week is an element of its own.

// biome-ignore-all lint/a11y/useSemanticElements: only visible rows of the large grid are rendered, at absolute positions.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and refers to the active cell.
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid handles all keys.
// biome-ignore-all lint/a11y/noStaticElementInteractions: the grid is what is interactive.

import { memo, type PointerEvent } from 'react';
import { PLANNER_WEEKS } from '#contract/host-families/planner-weeks.ts';
import type { PlannerItem, PlannerPlace } from './planner.model.ts';
import classes from './planner.module.css';
import { paintTotals, paintWeeks } from './planner-paint.model.ts';
import type { PlannerTexts } from './planner-texts.ts';

/** The width of a week, the height of a row and of its bar in pixels; must match the style sheet. */
export const WEEK = 16;
export const ROW = 32;
const SIZE = { week: WEEK, height: 22 };

interface PlannerRowProps {
  readonly id: string;
  readonly index: number;
  readonly item: PlannerItem;
  readonly top: number;
  /** The active week if it is in this row, otherwise -1. */
  readonly active: number;
  readonly texts: PlannerTexts;
  readonly onPoint: (at: PlannerPlace) => void;
  readonly onOpen: (at: PlannerPlace) => void;
}

const paint = (item: PlannerItem) => (item.kind === 'family' ? paintWeeks(item.family.weeks, SIZE) : paintTotals(item.totals, SIZE));

function PlannerRowView({ id, index, item, top, active, texts, onPoint, onOpen }: PlannerRowProps) {
  const name = texts.nameOf(item);
  const placeOf = (event: PointerEvent | React.MouseEvent): PlannerPlace => {
    const week = Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left) / WEEK);
    return { row: index, week: Math.max(0, Math.min(PLANNER_WEEKS - 1, week)) };
  };
  const isActive = active >= 0;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-level={item.kind === 'family' ? 2 : 1}
      {...(item.kind === 'county' ? { 'aria-expanded': !item.isFolded } : {})}
      className={classes['row']}
      data-kind={item.kind}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={classes['name']}
        title={name}
        onClick={() => (item.kind === 'county' ? onOpen({ row: index, week: 0 }) : onPoint({ row: index, week: Math.max(0, active) }))}
      >
        {item.kind === 'county' && <span aria-hidden>{item.isFolded ? '▸ ' : '▾ '}</span>}
        {name}
      </div>
      <div
        role={isActive ? 'presentation' : 'gridcell'}
        {...(isActive ? {} : { 'aria-colindex': 2, 'aria-colspan': PLANNER_WEEKS, 'aria-label': texts.rowText(item) })}
        className={classes['weeks']}
        onPointerDown={(event) => onPoint(placeOf(event))}
        onClick={item.kind === 'family' ? (event) => onOpen(placeOf(event)) : undefined}
      >
        <div className={classes['bar']} style={{ background: paint(item) }} />
        {isActive && (
          <div
            id={`${id}-active`}
            role="gridcell"
            aria-colindex={active + 2}
            aria-label={texts.cellText(item, active)}
            className={classes['active']}
            style={{ insetInlineStart: active * WEEK }}
          />
        )}
      </div>
    </div>
  );
}

export const PlannerRow = memo(PlannerRowView);
