// The planner on a phone: families below each other, each with its year in small.

import { Anchor, Text } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useRef } from 'react';
import { Link } from 'wouter';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { listMonthStarts, type PlannerItem } from './planner.model.ts';
import classes from './planner.module.css';
import { paintMonths, paintTotals, paintWeeks } from './planner-paint.model.ts';
import type { PlannerTexts } from './planner-texts.ts';

/** The height of a family and of totals in pixels; must match the style sheet. */
const CARD = 96;
const TOTAL = 64;
const SIZE = { week: 5, height: 16 };

/** The initials of the months above the bars: each month begins at a line in them. */
function MonthScale({ weekStarts }: { readonly weekStarts: readonly string[] }) {
  const month = new Intl.DateTimeFormat(useFormatLocale(), { month: 'narrow', timeZone: 'UTC' });
  return (
    <div aria-hidden className={classes['scale']}>
      {listMonthStarts(weekStarts).map(({ week, start }) => (
        <span key={start} style={{ insetInlineStart: week * SIZE.week }}>
          {month.format(new Date(`${start}T00:00:00Z`))}
        </span>
      ))}
    </div>
  );
}

interface PlannerListProps {
  readonly items: readonly PlannerItem[];
  readonly weekStarts: readonly string[];
  readonly texts: PlannerTexts;
  readonly label: string;
  readonly calendarOf: (id: number) => string;
}

export function PlannerList({ items, weekStarts, texts, label, calendarOf }: PlannerListProps) {
  const list = useRef<HTMLUListElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: (index) => (items[index]?.kind === 'family' ? CARD : TOTAL),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 6,
  });
  const months = { '--month-lines': paintMonths(weekStarts, SIZE) } as CSSProperties;
  return (
    <div>
      <MonthScale weekStarts={weekStarts} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
      <ul ref={list} className={classes['list']} aria-label={label} tabIndex={0} style={months}>
        <li aria-hidden className={classes['space']} style={{ height: virtual.getTotalSize() }} />
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const item = items[index];
          if (item === undefined) return null;
          const name = texts.nameOf(item);
          const paint = item.kind === 'family' ? paintWeeks(item.family.weeks, SIZE) : paintTotals(item.totals, SIZE);
          return (
            <li
              key={key}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={classes['card']}
              data-kind={item.kind}
              style={{ transform: `translateY(${start}px)` }}
            >
              {item.kind === 'family' ? (
                <Anchor component={Link} to={calendarOf(item.family.id)} size="sm" truncate>
                  {name}
                </Anchor>
              ) : (
                <Text size="sm" fw={600} truncate>
                  {name}
                </Text>
              )}
              <div className={classes['strip']} style={{ background: paint }} />
              {item.kind === 'family' && (
                <Text size="xs" c="dimmed" lineClamp={2}>
                  {texts.rowText(item)}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
