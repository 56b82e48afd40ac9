// The search for a stay: filters in the URL, and the result as a list or a map.

import { Button, Group, NativeSelect, Pagination, SegmentedControl, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconAdjustments, IconHomeSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { searchFamilies } from '#contract/search/search.endpoints.ts';
import type { SearchAnswer } from '#contract/search/search.shapes.ts';
import { DEFAULT_SEARCH_FILTER, SEARCH_SORTS, type SearchFilter } from '#contract/search/search-filter.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { type CardDates, FamilyCard } from '#web/features/search/family/family-card.tsx';
import { FilterChips } from '#web/features/search/filters/filter-chips.tsx';
import {
  readSearch,
  readStayDates,
  type SearchState,
  setSearchFilter,
  toSearchInput,
  writeSearch,
} from '#web/features/search/filters/search-address.model.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { LaterPart, laterPart } from '#web/platform/lazy/later-part.tsx';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { useSearchParams } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { CampCard } from './camp-card.tsx';
import classes from './search.module.css';
import { StayDates } from './stay-dates.tsx';
import { StayProblem } from './stay-problem.tsx';
import { useTripLookedFor } from './trip-looked-for.ts';

const SUGGESTIONS = laterPart(withMessages(() => import('#web/features/search/filters/suggestion-box.tsx')));
const FILTERS = laterPart(withMessages(() => import('#web/features/search/filters/filter-panel.tsx')));
const ForTrip = lazy(() => import('./for-trip.tsx').then((loaded) => ({ default: loaded.ForTrip })));
const ResultMap = lazy(() => import('./result-map.tsx'));

/** In pixels, of what is drawn while a part is loaded. */
const HEIGHT = { box: 64, filters: 480, map: 400 } as const;

/** Returns the search state from the URL, and a function to change it. */
function useSearchState() {
  const [asked, setAsked] = useSearchParams();
  const state = readSearch(asked, useToday());
  const trip = asked.get('trip');
  // The trip that needs a family isn't a filter, so it stays in the URL.
  function write(next: SearchState): URLSearchParams {
    const written = writeSearch(next);
    if (trip !== null) written.set('trip', trip);
    return written;
  }
  const change = (next: SearchState) => setAsked(write(next));
  const addressOf = (next: SearchState) => `${paths.travelSearch()}?${write(next)}`;
  return { asked, state, change, addressOf, onFilter: (filter: Partial<SearchFilter>) => change(setSearchFilter(state, filter)) };
}

/** Keeps the last response until the next one arrives, so that the page doesn't jump while filters change. */
function useLastAnswer(state: SearchState) {
  const read = useEndpoint(searchFamilies, { query: toSearchInput(state) });
  const [last, setLast] = useState<SearchAnswer>();
  useEffect(() => {
    if (read.data !== undefined) setLast(read.data);
  }, [read.data]);
  return { ...read, answer: read.data ?? last, isBusy: read.data === undefined && last !== undefined };
}

interface ResultProps {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly isBusy: boolean;
  readonly asMap: boolean;
  /** The trip that needs a family. */
  readonly trip: Trip | null;
  /** Returns the address of another page of the result. */
  readonly addressOf: (next: SearchState) => string;
  readonly onFilter: (change: Partial<SearchFilter>) => void;
}

/** Returns the dates and children that are passed on to a family or a camp. */
function datesOf({ filter: { fromDate, toDate, children } }: SearchState, trip: Trip | null): CardDates {
  return { from: fromDate ?? undefined, to: toDate ?? undefined, children: children > 1 ? children : undefined, trip: trip?.id };
}

/** Returns the page that a control leads to; null at the end. */
function toPageOf(control: 'first' | 'previous' | 'last' | 'next', { currentPage, lastPage }: SearchAnswer): number | null {
  const page = { first: 1, previous: currentPage - 1, next: currentPage + 1, last: lastPage }[control];
  return page < 1 || page > lastPage ? null : page;
}

function Result({ answer, state, isBusy, asMap, trip, addressOf, onFilter }: ResultProps) {
  const words = useTranslations('search');
  const list = useTranslations('list');
  const top = useRef<HTMLDivElement>(null);
  if (answer.total === 0) {
    return (
      <EmptyState
        icon={IconHomeSearch}
        title={words('none')}
        text={words('noneText')}
        action={<Button onClick={() => onFilter(DEFAULT_SEARCH_FILTER)}>{words('clearAll')}</Button>}
      />
    );
  }
  if (asMap) {
    return (
      <Suspense fallback={<Skeleton height={HEIGHT.map} />}>
        <ResultMap points={answer.points} onFilter={onFilter} />
      </Suspense>
    );
  }
  const dates = datesOf(state, trip);
  // Links, not buttons: search engines follow them, and so does whoever has no code of the page yet.
  const toPageLink = (page: number | null) => (page === null ? {} : { component: Link, to: addressOf({ ...state, page }) });
  return (
    <Stack gap="lg" ref={top}>
      <ul className={classes['cards']} data-busy={isBusy || undefined}>
        {answer.data.map((family) => (
          <FamilyCard key={family.id} family={family} dates={dates} />
        ))}
      </ul>
      {answer.lastPage > 1 && (
        <nav aria-label={list('pages')}>
          <Pagination
            total={answer.lastPage}
            value={answer.currentPage}
            onChange={() => top.current?.scrollIntoView({ block: 'start' })}
            getItemProps={(page) => toPageLink(page)}
            getControlProps={(control) => ({ 'aria-label': list(control), ...toPageLink(toPageOf(control, answer)) })}
          />
        </nav>
      )}
    </Stack>
  );
}

interface ToolsProps {
  readonly answer: SearchAnswer | undefined;
  readonly state: SearchState;
  readonly change: (next: SearchState) => void;
  readonly asMap: boolean;
  readonly onMap: (asMap: boolean) => void;
}

function Tools({ answer, state, change, asMap, onMap }: ToolsProps) {
  const words = useTranslations('search');
  return (
    <Group justify="space-between" align="flex-end">
      <div role="status">
        {answer !== undefined && (
          <Title order={2} size="h4">
            {words('total', { count: answer.total })}
          </Title>
        )}
        {answer !== undefined && answer.readAs.length > 0 && <Text size="sm">{words('readAs', { words: answer.readAs.join(', ') })}</Text>}
      </div>
      <Group align="flex-end">
        <NativeSelect
          label={words('sort')}
          value={state.sort}
          data={SEARCH_SORTS.map((sort) => ({ value: sort, label: words(`sorts.${sort}`) }))}
          onChange={(event) =>
            change({ ...state, sort: SEARCH_SORTS.find((sort) => sort === event.currentTarget.value) ?? 'relevance', page: 1 })
          }
        />
        <SegmentedControl
          aria-label={words('view')}
          value={asMap ? 'map' : 'list'}
          onChange={(value) => onMap(value === 'map')}
          data={[
            { value: 'list', label: words('asList') },
            { value: 'map', label: words('asMap') },
          ]}
        />
      </Group>
    </Group>
  );
}

function Camps({ answer, dates }: { readonly answer: SearchAnswer; readonly dates: CardDates }) {
  const words = useTranslations('search');
  if (answer.activities.length === 0) return null;
  return (
    <section aria-label={words('camps')}>
      <Title order={2} size="h3" mb="md">
        {words('camps')}
      </Title>
      <ul className={classes['cards']}>
        {answer.activities.map((camp) => (
          <CampCard key={camp.id} camp={camp} dates={dates} />
        ))}
      </ul>
    </section>
  );
}

export function SearchPage() {
  const words = useTranslations('search');
  const { asked, state, change, addressOf, onFilter } = useSearchState();
  const { answer, isBusy, failure, reload } = useLastAnswer(state);
  const trip = useTripLookedFor();
  const [asMap, setAsMap] = useState(false);
  const shown = String(writeSearch(state));
  const [isOpen, setOpen] = useState(false);
  const currency = answer?.data.map(({ price, fromPrice }) => (price ?? fromPrice)?.currency).find((found) => found !== undefined);
  return (
    <Stack gap="lg">
      {trip === null ? null : (
        <Suspense fallback={null}>
          <ForTrip trip={trip} />
        </Suspense>
      )}
      <LaterPart
        key={`text ${state.filter.searchText}`}
        part={SUGGESTIONS}
        props={{ filter: state.filter, onFilter }}
        shows={shown}
        fallback={<Skeleton height={HEIGHT.box} />}
      />
      <StayDates filter={state.filter} onFilter={onFilter} />
      <StayProblem {...readStayDates(asked)} />
      <FilterChips filter={state.filter} onFilter={onFilter} onClear={() => onFilter(DEFAULT_SEARCH_FILTER)} />
      <div className={classes['layout']}>
        <div>
          <Button
            hiddenFrom="md"
            fullWidth
            variant="default"
            leftSection={<IconAdjustments size={18} aria-hidden />}
            aria-expanded={isOpen}
            onClick={() => setOpen((before) => !before)}
          >
            {words(isOpen ? 'hideFilters' : 'showFilters')}
          </Button>
          <section className={`${classes['panel']} ${isOpen ? '' : (classes['closed'] ?? '')}`} aria-label={words('filters')}>
            <LaterPart
              part={FILTERS}
              props={{ filter: state.filter, facets: answer?.facets, currency, onFilter }}
              shows={shown}
              fallback={<Skeleton height={HEIGHT.filters} />}
            />
          </section>
        </div>
        <Stack gap="lg">
          <Tools answer={answer} state={state} change={change} asMap={asMap} onMap={setAsMap} />
          {failure !== null && <Fault message={failure.message} onRetry={reload} />}
          {answer === undefined && failure === null && <LoadingCards count={6} />}
          {answer !== undefined && (
            <Result answer={answer} state={state} isBusy={isBusy} asMap={asMap} trip={trip} addressOf={addressOf} onFilter={onFilter} />
          )}
          {answer !== undefined && <Camps answer={answer} dates={datesOf(state, trip)} />}
        </Stack>
      </div>
    </Stack>
  );
}
