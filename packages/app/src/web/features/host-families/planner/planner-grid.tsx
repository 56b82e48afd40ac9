// The planner as a grid: one tab stop, keys inside it, and only visible rows rendered.

// biome-ignore-all lint/a11y/useSemanticElements: only visible rows of the large grid are rendered, at absolute positions.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and refers to the active cell.

import { defaultRangeExtractor, type Range as Sight, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef } from 'react';
import { PLANNER_WEEKS } from '#contract/host-families/planner-weeks.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findPlaceByKey, listMonthStarts, type PlannerItem, type PlannerPlace } from './planner.model.ts';
import classes from './planner.module.css';
import { PlannerRow, ROW, WEEK } from './planner-row.tsx';
import type { PlannerTexts } from './planner-texts.ts';

/** The height of the head in pixels; must match the style sheet. */
const HEAD = 48;

interface PlannerGridProps {
  readonly items: readonly PlannerItem[];
  readonly weekStarts: readonly string[];
  readonly texts: PlannerTexts;
  readonly at: PlannerPlace;
  readonly onMove: (at: PlannerPlace) => void;
  /** Opens the calendar of a family, or folds a county. */
  readonly onOpen: (item: PlannerItem, week: number) => void;
}

/** The weeks by their first day, with the name of a month where it begins. */
function Heads({ weekStarts, texts }: Pick<PlannerGridProps, 'weekStarts' | 'texts'>) {
  const words = useTranslations('planner');
  const month = new Intl.DateTimeFormat(useFormatLocale(), { month: 'short', timeZone: 'UTC' });
  const months = new Set(listMonthStarts(weekStarts).map(({ week }) => week));
  return (
    <div role="row" aria-rowindex={1} className={classes['head']}>
      <div role="columnheader" aria-colindex={1} className={classes['corner']}>
        {words('family')}
      </div>
      {weekStarts.map((start, week) => (
        <div key={start} role="columnheader" aria-colindex={week + 2} aria-label={texts.weekText(week)} className={classes['week']}>
          {months.has(week) && <b>{month.format(new Date(`${start}T00:00:00Z`))}</b>}
          <span>{Number(start.slice(8))}</span>
        </div>
      ))}
    </div>
  );
}

/** Scrolls the active week into view sideways. */
function useWeekInSight(grid: React.RefObject<HTMLDivElement | null>, week: number): void {
  useEffect(() => {
    const element = grid.current;
    const corner = element?.querySelector<HTMLElement>('[role="columnheader"]');
    if (!element || !corner) return;
    const name = corner.offsetWidth;
    const left = name + week * WEEK;
    if (left < element.scrollLeft + name) element.scrollLeft = left - name;
    else if (left + WEEK > element.scrollLeft + element.clientWidth) element.scrollLeft = left + WEEK - element.clientWidth;
  }, [grid, week]);
}

export function PlannerGrid({ items, weekStarts, texts, at, onMove, onOpen }: PlannerGridProps) {
  const words = useTranslations('planner');
  const tag = useFormatLocale();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 8,
    paddingStart: HEAD,
    scrollPaddingStart: HEAD,
    // The active row stays rendered even if scrolled away, because the grid refers to its cell by ID.
    rangeExtractor: (range: Sight) =>
      [...new Set([...defaultRangeExtractor(range), ...(at.row < items.length ? [at.row] : [])])].sort((one, other) => one - other),
  });
  useWeekInSight(grid, at.week);
  const latest = useRef({ items, onOpen });
  latest.current = { items, onOpen };
  const open = useCallback(({ row, week }: PlannerPlace) => {
    const item = latest.current.items[row];
    if (item !== undefined) latest.current.onOpen(item, week);
  }, []);

  function press(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (altKey) return;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      open(at);
      return;
    }
    const pageRows = Math.max(1, Math.floor(((grid.current?.clientHeight ?? 0) - HEAD) / ROW) - 1);
    const place = findPlaceByKey({ key, ctrl: ctrlKey || metaKey, at, rows: items.length, pageRows });
    if (place === null) return;
    event.preventDefault();
    onMove(place);
    virtual.scrollToIndex(place.row, { align: 'auto' });
  }

  const first = weekStarts[0] ?? '';
  return (
    <div
      ref={grid}
      role="treegrid"
      aria-label={words('gridLabel', { from: writeDay(first, { tag }) })}
      aria-rowcount={items.length + 1}
      aria-colcount={PLANNER_WEEKS + 1}
      aria-readonly
      aria-activedescendant={items.length > 0 ? `${id}-active` : undefined}
      aria-describedby={`${id}-help`}
      tabIndex={0}
      className={classes['grid']}
      onKeyDown={press}
    >
      <Heads weekStarts={weekStarts} texts={texts} />
      <div role="presentation" className={classes['space']} style={{ height: virtual.getTotalSize() - HEAD }} />
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const item = items[index];
        if (item === undefined) return null;
        const active = index === at.row ? at.week : -1;
        return <PlannerRow key={key} {...{ id, index, item, active, texts }} top={start} onPoint={onMove} onOpen={open} />;
      })}
      <span id={`${id}-help`} hidden>
        {words('help')}
      </span>
    </div>
  );
}
