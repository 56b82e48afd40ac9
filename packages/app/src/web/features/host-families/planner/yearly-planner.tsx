// The yearly planner: every family's weeks by county, with what is known of the chosen week.

import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { listWeekStarts } from '#contract/host-families/planner-weeks.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { listPlannerItems, type PlannerItem, type PlannerPlace } from './planner.model.ts';
import classes from './planner.module.css';
import { PlannerGrid } from './planner-grid.tsx';
import { PlannerLegend } from './planner-legend.tsx';
import { PlannerList } from './planner-list.tsx';
import { usePlannerTexts } from './planner-texts.ts';
import { type PlannerFilters, usePlanner } from './use-planner.ts';

const NARROW = '(max-width: 47.99em)';

/** The calendar of a family, at the month in which a week begins. */
const calendarOf = (id: number, weekStart?: string) => paths.hubHostFamilyCalendar({ id }, { month: weekStart?.slice(0, 7) });

/** @param filters must be the same object until they change */
export function YearlyPlanner({ filters }: { readonly filters: PlannerFilters }) {
  const words = useTranslations('planner');
  const [, navigate] = useLocation();
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const { rows, fromDate, total, failure, reload } = usePlanner(filters);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [at, setAt] = useState<PlannerPlace>({ row: 0, week: 0 });
  const allName = words('all');
  const items = useMemo(() => listPlannerItems({ rows, folded, allName }), [rows, folded, allName]);
  const weekStarts = useMemo(() => (fromDate === null ? [] : listWeekStarts(fromDate)), [fromDate]);
  const texts = usePlannerTexts(weekStarts);

  const open = useCallback(
    (item: PlannerItem, week: number) => {
      if (item.kind === 'family') navigate(calendarOf(item.family.id, weekStarts[week]));
      if (item.kind !== 'county') return;
      setFolded(
        (before) => new Set(before.has(item.countyId) ? [...before].filter((id) => id !== item.countyId) : [...before, item.countyId]),
      );
    },
    [navigate, weekStarts],
  );

  if (failure !== null) return <Fault message={failure.message} onRetry={reload} />;
  if (fromDate === null) return <LoadingRows />;
  if (items.length === 0) return <EmptyState title={words('empty.title')} text={words('empty.text')} />;
  const here = { row: Math.min(at.row, items.length - 1), week: at.week };
  const item = items[here.row];
  return (
    <Stack gap="sm">
      <PlannerLegend />
      {isNarrow ? (
        <PlannerList items={items} weekStarts={weekStarts} texts={texts} label={words('listLabel')} calendarOf={calendarOf} />
      ) : (
        <>
          <PlannerGrid items={items} weekStarts={weekStarts} texts={texts} at={here} onMove={setAt} onOpen={open} />
          {item !== undefined && (
            <Group gap="md" className={classes['about'] ?? ''}>
              <Text size="sm">
                <b>{texts.nameOf(item)}</b> · {texts.cellText(item, here.week)}
              </Text>
              {item.kind === 'family' && (
                <Anchor component={Link} to={calendarOf(item.family.id, weekStarts[here.week])} size="sm">
                  {words('openCalendar')}
                </Anchor>
              )}
            </Group>
          )}
        </>
      )}
      {rows.length < total && (
        <Text size="sm" c="dimmed" role="status">
          {words('loaded', { count: rows.length, total })}
        </Text>
      )}
    </Stack>
  );
}
