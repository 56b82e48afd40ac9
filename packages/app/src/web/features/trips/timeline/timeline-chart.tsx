// The timeline as a chart: weeks above, bars below, the line of today; only visible rows are rendered, and all of them when it is printed.

import { defaultRangeExtractor, type Range as Sight, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addDays, countNightsBetween } from '#contract/platform/days.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { findPlace, findPlaceByKey, type Span, type TimelineItem } from './timeline.model.ts';
import classes from './timeline.module.css';
import { GroupRow, LaneRow } from './timeline-row.tsx';
import type { TimelineTexts } from './timeline-texts.ts';

/** Heights in pixels; must match the style sheet. */
const ROW = { group: 36, lane: 30 } as const;
const HEAD = 40;

/** The width of the chart on paper: A4 across, without its margins. */
const PAPER = 1040;

interface TimelineChartProps {
  readonly items: readonly TimelineItem[];
  readonly span: Span;
  /** The width of a day in pixels. */
  readonly width: number;
  readonly texts: TimelineTexts;
}

/** Whether the page is being printed: then every row is rendered first. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    window.addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => leaving.abort();
  }, []);
  return isPrinting;
}

/** The first days of the weeks; of every second or fourth where a week is narrow. */
function Weeks({ span, width }: Pick<TimelineChartProps, 'span' | 'width'>) {
  const tag = useFormatLocale();
  const step = width * 7 >= 80 ? 7 : width * 14 >= 80 ? 14 : 28;
  const days = Array.from({ length: Math.ceil(span.days / step) }, (_, index) => index * step);
  return (
    <div className={classes['head']} aria-hidden>
      <div className={classes['weeks']}>
        {days.map((day) => (
          <span key={day} className={classes['week']} style={{ insetInlineStart: day * width }}>
            {writeDay(addDays(span.first, day), { tag, style: 'short' })}
          </span>
        ))}
      </div>
    </div>
  );
}

function TodayLine({ span, width }: Pick<TimelineChartProps, 'span' | 'width'>) {
  const words = useTranslations('tripTimeline');
  const day = countNightsBetween(span.first, useToday());
  if (day < 0 || day >= span.days) return null;
  return (
    <div className={classes['today']} style={{ insetInlineStart: day * width }}>
      <span>{words('today')}</span>
    </div>
  );
}

/** The bar with the tab stop, and the keys that move it. */
function useActiveBar(items: readonly TimelineItem[], scrollTo: (row: number) => void) {
  const chart = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<number | null>(null);
  const isWanted = useRef(false);
  const firstId = useMemo(() => items.flatMap((item) => (item.kind === 'lane' ? item.bars : []))[0]?.trip.id ?? null, [items]);
  const shownId = activeId !== null && findPlace(items, activeId) !== null ? activeId : firstId;
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    chart.current?.querySelector<HTMLElement>(`[data-trip="${shownId}"]`)?.focus();
  }, [shownId]);
  function onKeyDown(event: KeyboardEvent<HTMLElement>, tripId: number): void {
    const at = findPlace(items, tripId);
    const place = at === null ? null : findPlaceByKey(items, at, event.key);
    const item = place === null ? undefined : items[place.row];
    if (place === null || item?.kind !== 'lane') return;
    event.preventDefault();
    isWanted.current = true;
    scrollTo(place.row);
    setActiveId(item.bars[place.index]?.trip.id ?? null);
  }
  return { chart, activeId: shownId, onFocus: setActiveId, onKeyDown };
}

export function TimelineChart({ items, span, width: onScreen, texts }: TimelineChartProps) {
  const words = useTranslations('tripTimeline');
  const help = useId();
  const isPrinting = usePrinting();
  const width = isPrinting ? PAPER / span.days : onScreen;
  const scroller = useRef<(row: number) => void>(() => undefined);
  const { chart, activeId, onFocus, onKeyDown } = useActiveBar(items, (row) => scroller.current(row));
  const activeRow = activeId === null ? null : (findPlace(items, activeId)?.row ?? null);
  const sizeOf = (index: number) => ROW[items[index]?.kind ?? 'lane'];
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => chart.current,
    estimateSize: sizeOf,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 10,
    paddingStart: HEAD,
    scrollPaddingStart: HEAD,
    // The bar with the tab stop stays rendered even if it is scrolled away.
    rangeExtractor: (range: Sight) =>
      [...new Set([...defaultRangeExtractor(range), ...(activeRow === null ? [] : [activeRow])])].sort((one, other) => one - other),
  });
  scroller.current = (row) => virtual.scrollToIndex(row, { align: 'auto' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other heights
  useEffect(() => virtual.measure(), [items]);
  const rows = isPrinting ? items.map((_, index) => ({ index, start: null })) : virtual.getVirtualItems();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields are grouped here
    <div ref={chart} role="group" aria-label={words('chart')} aria-describedby={help} className={classes['chart']}>
      <div
        className={classes['canvas']}
        data-printed={isPrinting || undefined}
        style={{ width: span.days * width, ...(isPrinting ? {} : { height: virtual.getTotalSize() }) }}
      >
        <Weeks span={span} width={width} />
        <TodayLine span={span} width={width} />
        <div className={classes['rows']}>
          {rows.map(({ index, start }) => {
            const item = items[index];
            if (item === undefined) return null;
            const place = start === null ? { height: sizeOf(index) } : { height: sizeOf(index), transform: `translateY(${start}px)` };
            return (
              <div key={item.key} className={classes['row']} data-kind={item.kind} data-printed={isPrinting || undefined} style={place}>
                {item.kind === 'group' ? (
                  <GroupRow item={item} width={width} texts={texts} />
                ) : (
                  <LaneRow item={item} width={width} texts={texts} activeId={activeId} onFocus={onFocus} onKeyDown={onKeyDown} />
                )}
              </div>
            );
          })}
        </div>
      </div>
      <span id={help} hidden>
        {words('help')}
      </span>
    </div>
  );
}
