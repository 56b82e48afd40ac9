// The family search for use by other features: all filters, with the page's own actions for each family.

import { Button, Group, NativeSelect, Pagination, Stack, Text } from '@mantine/core';
import { IconAdjustments, IconHomeSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { searchFamilies } from '#contract/search/search.endpoints.ts';
import type { FamilyCard, SearchAnswer } from '#contract/search/search.shapes.ts';
import { DEFAULT_SEARCH_FILTER, SEARCH_SORTS, type SearchFilter } from '#contract/search/search-filter.ts';
import { FilterChips } from '#web/features/search/filters/filter-chips.tsx';
import FilterPanel from '#web/features/search/filters/filter-panel.tsx';
import { type SearchState, setSearchFilter, toSearchInput } from '#web/features/search/filters/search-address.model.ts';
import SuggestionBox from '#web/features/search/filters/suggestion-box.tsx';
import classes from '#web/features/search/search.module.css';
import { useFamilyName } from '#web/features/search/use-names.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useHistory } from '#web/router.tsx';
import { ChoiceCard, ChoiceCards } from '#web/ui/choice-card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

interface FinderProps {
  readonly fromDate: string | null;
  readonly toDate: string | null;
  readonly children: number;
  /** Also shows families with too few beds; their cards say so. */
  readonly alsoFull?: boolean;
  /** Shown if every family in the result is full. */
  readonly whenFull?: ReactNode;
}

interface Drawing {
  /** The actions for a family in the result. */
  readonly actions?: (family: FamilyCard) => ReactNode;
  /** Replaces the usual card. */
  readonly card?: (family: FamilyCard) => ReactNode;
}

/** Returns the state of the search and filters; dates and children come from the page. */
function useFinding({ fromDate, toDate, children, alsoFull = false }: FinderProps) {
  const [own, setOwn] = useState<SearchState>({ filter: DEFAULT_SEARCH_FILTER, sort: 'relevance', page: 1 });
  const hasDates = fromDate !== null && toDate !== null && fromDate < toDate;
  const dates = hasDates ? { fromDate, toDate } : { fromDate: null, toDate: null };
  const state: SearchState = { ...own, filter: { ...own.filter, ...dates, children: Math.max(1, children) } };
  const query = toSearchInput(state);
  const read = useEndpoint(searchFamilies, { query: alsoFull ? { ...query, alsoFull: 'true' } : query });
  const [last, setLast] = useState<SearchAnswer>();
  useEffect(() => {
    if (read.data !== undefined) setLast(read.data);
  }, [read.data]);
  return {
    ...read,
    state,
    answer: read.data ?? last,
    change: setOwn,
    onFilter: (filter: Partial<SearchFilter>) => setOwn(setSearchFilter(own, filter)),
  };
}

function FoundFamily({ family, actions }: { readonly family: FamilyCard } & Pick<Drawing, 'actions'>) {
  const words = useTranslations('search.card');
  const nameOf = useFamilyName();
  const history = useHistory();
  const { id, name, location, county, photoRef, photoPlaceholder, firstLine, freeBeds, price } = family;
  const facts = [
    [location, county].filter(Boolean).join(', '),
    firstLine,
    ...(freeBeds === null ? [] : [words('free', { count: freeBeds })]),
    ...(price === null ? [] : [<MoneyText key="price" amount={price.amount} currency={price.currency} />]),
  ].filter((fact) => fact !== '');
  return (
    <ChoiceCard
      title={
        <a href={history.href(paths.travelFamily({ id }))} target="_blank" rel="noopener">
          {nameOf(name)}
        </a>
      }
      photoRef={photoRef}
      placeholder={photoPlaceholder}
      facts={facts}
    >
      {actions?.(family)}
    </ChoiceCard>
  );
}

function Families({ answer, actions, card }: { readonly answer: SearchAnswer } & Drawing) {
  const words = useTranslations('search.suggest');
  return (
    <ChoiceCards label={words('hostFamily')}>
      {answer.data.map((family) => (
        <li key={family.id}>{card?.(family) ?? <FoundFamily family={family} {...(actions === undefined ? {} : { actions })} />}</li>
      ))}
    </ChoiceCards>
  );
}

export function FamilyFinder({ actions, card, ...wanted }: FinderProps & Drawing) {
  const words = useTranslations('search');
  const list = useTranslations('list');
  const { state, answer, failure, reload, change, onFilter } = useFinding(wanted);
  const [isOpen, setOpen] = useState(false);
  const clear = () => onFilter(DEFAULT_SEARCH_FILTER);
  const currency = answer?.data.map(({ price, fromPrice }) => (price ?? fromPrice)?.currency).find((found) => found !== undefined);
  // The dates are selected elsewhere on the page, so they have no chip here.
  const chips = { ...state.filter, fromDate: null, toDate: null, children: DEFAULT_SEARCH_FILTER.children };
  return (
    <Stack gap="md">
      <SuggestionBox key={state.filter.searchText} filter={state.filter} onFilter={onFilter} staysHere />
      <FilterChips filter={chips} onFilter={onFilter} onClear={clear} />
      <div>
        <Button
          variant="default"
          leftSection={<IconAdjustments size={18} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen((before) => !before)}
        >
          {words(isOpen ? 'hideFilters' : 'showFilters')}
        </Button>
      </div>
      {isOpen && (
        <section className={classes['panel']} aria-label={words('filters')}>
          <FilterPanel filter={state.filter} facets={answer?.facets} currency={currency} onFilter={onFilter} />
        </section>
      )}
      <Stack gap="md">
        <Group justify="space-between" align="flex-end">
          <div role="status">{answer !== undefined && <Text fw={600}>{words('total', { count: answer.total })}</Text>}</div>
          <NativeSelect
            label={words('sort')}
            value={state.sort}
            data={SEARCH_SORTS.map((sort) => ({ value: sort, label: words(`sorts.${sort}`) }))}
            onChange={(event) => {
              const sort = SEARCH_SORTS.find((one) => one === event.currentTarget.value) ?? 'relevance';
              change({ ...state, sort, page: 1 });
            }}
          />
        </Group>
        {failure !== null && <Fault message={failure.message} onRetry={reload} />}
        {answer === undefined && failure === null && <LoadingCards count={4} />}
        {answer?.total === 0 && (
          <EmptyState
            order={3}
            icon={IconHomeSearch}
            title={words('none')}
            text={words('noneText')}
            action={<Button onClick={clear}>{words('clearAll')}</Button>}
          />
        )}
        {answer !== undefined && answer.total > 0 && (
          <>
            {answer.currentPage === 1 && answer.data.every(({ isFull }) => isFull) ? wanted.whenFull : null}
            <Families answer={answer} {...(actions === undefined ? {} : { actions })} {...(card === undefined ? {} : { card })} />
          </>
        )}
        {answer !== undefined && answer.lastPage > 1 && (
          <nav aria-label={list('pages')}>
            <Pagination
              total={answer.lastPage}
              value={answer.currentPage}
              onChange={(page) => change({ ...state, page })}
              getControlProps={(control) => ({ 'aria-label': list(control) })}
            />
          </nav>
        )}
      </Stack>
    </Stack>
  );
}
