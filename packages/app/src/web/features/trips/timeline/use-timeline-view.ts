// What the timeline shows, kept in the address: its first day, zoom, grouping, and whether as a chart or as lists.

import { useMediaQuery } from '@mantine/hooks';
import { addDays, isDay } from '#contract/platform/days.ts';
import { useSearchParams } from '#web/router.tsx';
import { useToday } from '#web/ui/text/zones.ts';
import { findMonday, GROUPINGS, type Grouping, type Span, ZOOM_NAMES, ZOOMS, type Zoom } from './timeline.model.ts';

/** Below this width the lists are shown at first. */
const NARROW = '(max-width: 47.99em)';

export type TimelineShape = 'chart' | 'list';

export interface TimelineView {
  readonly zoom: Zoom;
  readonly grouping: Grouping;
  readonly shape: TimelineShape;
  readonly span: Span;
  set(change: Readonly<Partial<Record<'zoom' | 'by' | 'as', string>>>): void;
  /** Turns to the days before or after; 0 returns to today. */
  turn(by: -1 | 0 | 1): void;
}

const isOneOf = <Name extends string>(names: readonly Name[], text: string | null): text is Name =>
  (names as readonly (string | null)[]).includes(text);

export function useTimelineView(): TimelineView {
  const [params, setParams] = useSearchParams();
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const today = useToday();
  const [zoom, by, as, from] = ['zoom', 'by', 'as', 'from'].map((name) => params.get(name) ?? null);
  const chosen: Zoom = isOneOf(ZOOM_NAMES, zoom ?? null) ? (zoom as Zoom) : 'weeks';
  const { days } = ZOOMS[chosen];
  // A week of the past stays in sight, for stays that have just begun.
  const home = addDays(findMonday(today), -7);
  const first = isDay(from) ? findMonday(from) : home;
  function set(change: Readonly<Record<string, string | undefined>>): void {
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(change)) {
          if (value === undefined) now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  }
  return {
    zoom: chosen,
    grouping: isOneOf(GROUPINGS, by ?? null) ? (by as Grouping) : 'family',
    shape: as === 'list' || (as !== 'chart' && isNarrow) ? 'list' : 'chart',
    span: { first, days },
    set,
    turn: (step) => set({ from: step === 0 ? undefined : addDays(first, step * Math.floor(days / 14) * 7) }),
  };
}
