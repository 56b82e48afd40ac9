// The timeline of trips: search and filters, what is shown of which days, and the trips as a chart or as lists.

import { ActionIcon, Button, Group, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import { addDays } from '#contract/platform/days.ts';
import { tripsList } from '#contract/trips/listed-trips.shapes.ts';
import { TRIP_STATES } from '#contract/trips/states.ts';
import { readTripTimeline } from '#contract/trips/trip-timeline.endpoints.ts';
import { TripFilterBar } from '#web/features/trips/hub/trip-filter-bar.tsx';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { matchOf } from '#web/ui/list/list.model.ts';
import listClasses from '#web/ui/list/list.module.css';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { GROUPINGS, listItems, ZOOM_NAMES, ZOOMS } from './timeline.model.ts';
import classes from './timeline.module.css';
import { TimelineChart } from './timeline-chart.tsx';
import { TimelineList } from './timeline-list.tsx';
import { useTimelineTexts } from './timeline-texts.ts';
import { type TimelineView, useTimelineView } from './use-timeline-view.ts';

const FRAME = { list: tripsList, columns: ['id'] } as const;

/** The days are chosen by turning. */
const FIXED = ['fromDate', 'toDate'];

function Controls({ view, range }: { readonly view: TimelineView; readonly range: string }) {
  const words = useTranslations('tripTimeline');
  return (
    <Group gap="sm" className="no-print">
      <Group gap={4}>
        <ActionIcon variant="default" size="lg" aria-label={words('earlier')} onClick={() => view.turn(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" size="sm" onClick={() => view.turn(0)}>
          {words('today')}
        </Button>
        <ActionIcon variant="default" size="lg" aria-label={words('later')} onClick={() => view.turn(1)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <Text fw={600} aria-live="polite">
        {range}
      </Text>
      <NativeSelect
        aria-label={words('groupBy')}
        value={view.grouping}
        onChange={(event) => view.set({ by: event.currentTarget.value })}
        data={GROUPINGS.map((value) => ({ value, label: words(`by.${value}`) }))}
      />
      <SegmentedControl
        aria-label={words('zoom')}
        value={view.zoom}
        onChange={(zoom) => view.set({ zoom })}
        data={ZOOM_NAMES.map((value) => ({ value, label: words(`zooms.${value}`) }))}
      />
      <SegmentedControl
        aria-label={words('view')}
        value={view.shape}
        onChange={(as) => view.set({ as })}
        data={[
          { value: 'chart', label: words('asChart') },
          { value: 'list', label: words('asList') },
        ]}
      />
    </Group>
  );
}

/** How full a night of a family can be. */
const FILLS = ['some', 'full', 'over'] as const;

/** @param hasNights whether the strips with the nights of families are shown */
function Legend({ hasNights }: { readonly hasNights: boolean }) {
  const words = useTranslations('tripTimeline');
  const states = useTranslations('trips.state');
  return (
    <ul className={classes['legend']} aria-label={words('legend')}>
      {TRIP_STATES.map((state) => (
        <li key={state}>
          <span className={classes['sample']} data-state={state} aria-hidden />
          {states(state)}
        </li>
      ))}
      {hasNights &&
        FILLS.map((fill) => (
          <li key={fill}>
            <span className={classes['nightSample']} data-fill={fill} aria-hidden />
            {words(`nights.${fill}`)}
          </li>
        ))}
    </ul>
  );
}

export function TripTimeline() {
  const words = useTranslations('tripTimeline');
  const view = useTimelineView();
  const handle = useListState(FRAME);
  const { fromDate: _, toDate: __, ...match } = matchOf(handle.state);
  const { first, days } = view.span;
  const range = { fromDate: first, toDate: addDays(first, days - 1) };
  const { data, failure, reload } = useEndpoint(readTripTimeline, { query: { ...match, ...range } as never });
  const texts = useTimelineTexts(view.grouping, view.span);
  const { grouping } = view;
  const items = useMemo(
    () => (data === undefined ? [] : listItems({ trips: data.data, families: data.families, grouping, span: { first, days } })),
    [data, grouping, first, days],
  );
  const shown = data !== undefined && data.data.length > 0;
  return (
    <div className={listClasses['page']}>
      <TripFilterBar
        handle={handle}
        without={FIXED}
        actions={
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {words('print')}
          </Button>
        }
      />
      <Controls view={view} range={texts.daysText(range.fromDate, range.toDate)} />
      {failure !== null && data === undefined && <Fault message={failure.message} onRetry={reload} />}
      {failure === null && data === undefined && <LoadingRows count={8} />}
      {data !== undefined && !shown && <EmptyState title={words('empty.title')} text={words('empty.text')} />}
      {shown && data.total > data.data.length && (
        <Text size="sm" role="status">
          {words('tooMany', { count: data.data.length, total: data.total })}
        </Text>
      )}
      {shown && view.shape === 'chart' && (
        <>
          <Legend hasNights={grouping === 'family'} />
          <TimelineChart items={items} span={view.span} width={ZOOMS[view.zoom].width} texts={texts} />
        </>
      )}
      {shown && view.shape === 'list' && (
        <TimelineList trips={data.data} families={data.families} grouping={grouping} span={view.span} texts={texts} />
      )}
    </div>
  );
}
