// A parent's trips by tab, a dozen per page. Tab, order and page are in the URL, so that links and the browser history keep them.

import { Button, Group, Tabs } from '@mantine/core';
import { IconBackpack } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { listTripCards } from '#contract/trips/cardlist.endpoints.ts';
import { CARD_SORTS, CARD_TABS, type CardSort, type CardTab } from '#contract/trips/cards.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSearchParams } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { PageSteps } from '#web/ui/list/table/page-steps.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from '../trips.module.css';
import { TripCard } from './trip-card.tsx';
import { useDue } from './use-due.ts';

/** Reads the query from the URL; the server sets the defaults. */
function askedOf(params: URLSearchParams) {
  const said = params.get('tab') === 'upcoming' ? 'upcomming' : params.get('tab');
  const tab: CardTab = CARD_TABS.find((name) => name === said) ?? 'upcomming';
  const sort: CardSort | null = CARD_SORTS.find((name) => name === params.get('sort')) ?? null;
  const page = /^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  const trip = /^(true|[1-9]\d{0,14})$/.test(params.get('trip') ?? '') ? params.get('trip') : null;
  return { tab, sort, page, trip };
}

function Cards({ tab, sort, page, trip }: ReturnType<typeof askedOf>) {
  const words = useTranslations('ownTrips');
  const [, navigate] = useLocation();
  const [, setParams] = useSearchParams();
  const dueOf = useDue();
  const query = { page, tabFilter: tab, ...(sort === null ? {} : { tripSort: sort }), ...(trip === null ? {} : { routeToTrip: trip }) };
  const { data, failure, reload } = useEndpoint(listTripCards, { query });
  const only = trip === 'true' ? (data?.routeTo ?? null) : null;
  useEffect(() => {
    if (only !== null) navigate(paths.travelTrip({ id: only }), { replace: true });
  }, [only, navigate]);
  if (data === undefined) return failure === null ? <LoadingCards /> : <Fault message={failure.message} onRetry={reload} />;
  const { data: cards, currentPage, lastPage } = data.trips;
  if (cards.length === 0) {
    const book = (
      <Button component={Link} to={paths.travelSearch()}>
        {words('find')}
      </Button>
    );
    return <EmptyState icon={IconBackpack} title={words(`empty.${tab}`)} text={words('emptyText')} action={book} />;
  }
  return (
    <>
      <ul className={classes['cards']} aria-label={words(`tab.${tab}`)}>
        {cards.map((card) => (
          <TripCard key={card.id} card={card} due={dueOf(card.id)} />
        ))}
      </ul>
      <PageSteps
        page={currentPage}
        last={lastPage}
        onPage={(next) =>
          setParams((now) => {
            now.delete('trip');
            now.set('page', String(next));
            return now;
          })
        }
      />
    </>
  );
}

export function TripCards() {
  const words = useTranslations('ownTrips');
  const [params, setParams] = useSearchParams();
  const asked = askedOf(params);
  const kept = (changes: Readonly<Record<string, string | null>>) =>
    setParams((now) => {
      now.delete('page');
      now.delete('trip');
      for (const [name, value] of Object.entries(changes)) value === null ? now.delete(name) : now.set(name, value);
      return now;
    });
  return (
    <Tabs value={asked.tab} onChange={(tab) => kept({ tab: tab === 'upcomming' ? null : tab })} keepMounted={false}>
      <TabList>
        {CARD_TABS.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {words(`tab.${tab}`)}
          </Tabs.Tab>
        ))}
      </TabList>
      <Tabs.Panel value={asked.tab}>
        <Group mb="md">
          <SelectInput
            label={words('sortBy')}
            value={asked.sort ?? ''}
            onChange={(sort) => kept({ sort: sort === '' ? null : sort })}
            choices={[
              { value: '', label: words('sort.usual') },
              { value: 'from_date', label: words('sort.earliest') },
              { value: '-from_date', label: words('sort.latest') },
              { value: 'created', label: words('sort.created') },
              { value: 'name', label: words('sort.name') },
            ]}
          />
        </Group>
        <Cards {...asked} />
      </Tabs.Panel>
    </Tabs>
  );
}
