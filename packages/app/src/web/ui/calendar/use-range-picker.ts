// Selects a range with two choices; while selecting, shows the range up to the day under the pointer.

import { useState } from 'react';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { countNightsBetween } from './days.ts';
import type { DayFace } from './month-grid.tsx';
import looks from './range.module.css';
import { canChoose, canSpan, chooseDay, type DayRange, type OpenRange, placeIn, type RangeRules } from './range.ts';

interface Picking extends RangeRules {
  readonly blockedLabel?: string | undefined;
  readonly onRange: (range: DayRange) => void;
}

const orderDays = (one: string, other: string): DayRange => (one <= other ? { from: one, to: other } : { from: other, to: one });

export function useRangePicker(given: OpenRange, { onRange, blockedLabel, ...rules }: Picking) {
  const words = useTranslations('calendar');
  const tag = useFormatLocale();
  /** The first day, until the last one is chosen. */
  const [begun, setBegun] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  /** The range that is being dragged over. */
  const [dragged, setDragged] = useState<DayRange | null>(null);
  const range: OpenRange = begun === null ? given : { from: begun, to: null };
  const reaches = range.from !== null && range.to === null && pointed !== null && canSpan(range.from, pointed, rules);
  const shown: OpenRange = dragged !== null ? dragged : reaches ? { from: range.from, to: pointed } : range;

  function choose(day: string): void {
    const next = chooseDay(range, day, rules);
    if (next.from === range.from && next.to === range.to) return;
    if (next.from !== null && next.to !== null) {
      setBegun(null);
      onRange({ from: next.from, to: next.to });
    } else setBegun(next.from);
  }

  const drag = {
    onOver(one: string, other: string) {
      const over = orderDays(one, other);
      setDragged(canSpan(over.from, over.to, rules) ? over : null);
    },
    onEnd(one: string, other: string) {
      const picked = orderDays(one, other);
      setDragged(null);
      if (!canSpan(picked.from, picked.to, rules)) return;
      setBegun(null);
      onRange(picked);
    },
    onCancel: () => setDragged(null),
  };

  function spokenPlace(day: string): string | undefined {
    const place = placeIn(shown, day);
    if (place === null) return undefined;
    if (place === 'inside') return words('inRange');
    return place === 'end' ? words('rangeEnd') : words('rangeStart');
  }

  const face = (day: string): DayFace => {
    const blocked = !canChoose(range, day, rules);
    const place = placeIn(shown, day);
    const spoken = blocked ? (blockedLabel ?? words('blocked')) : spokenPlace(day);
    return { blocked, spoken, selected: place !== null, className: place === null ? undefined : looks[place] };
  };

  const told =
    shown.from !== null && shown.to !== null
      ? words('picked', { range: writeDayRange(shown.from, shown.to, { tag }), nights: countNightsBetween(shown.from, shown.to) })
      : words(range.from === null ? 'pickFirst' : 'pickLast');

  return { face, choose, drag, hover: setPointed, told, begin: () => setBegun(null), range: shown };
}
