// The kinds of stays, their lowest prices, and links to start.

import { Button, Card, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import { listTripPeriods, listTripTypes } from '#contract/pricing/trip-types.endpoints.ts';
import { searchFamilies } from '#contract/search/search.endpoints.ts';
import { DEFAULT_SEARCH_FILTER, type SearchFilter } from '#contract/search/search-filter.ts';
import { writeSearch } from '#web/features/search/filters/search-address.model.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import classes from './search.module.css';
import { StayDates } from './stay-dates.tsx';
import { usePlaceNames, usePriceText } from './use-names.ts';

interface TypeCardProps {
  readonly type: { readonly id: number; readonly name: string };
  readonly filter: SearchFilter;
}

/** A kind of stay with the lowest weekly price. */
function TypeCard({ type: { id, name }, filter }: TypeCardProps) {
  const words = useTranslations('search');
  const written = usePriceText();
  const known = HOSTING_TYPES.find((hosting) => hosting.id === id);
  const hostingTypes = known === undefined ? [] : [id];
  // A kind that no family offers has no price.
  const { data } = useEndpoint(searchFamilies, { query: { hostingTypes, sort: 'price', perPage: 1 } }, { when: known !== undefined });
  const cheapest = data?.data[0]?.fromPrice ?? null;
  const address = writeSearch({ filter: { ...filter, hostingTypes }, sort: 'relevance', page: 1 });
  return (
    <Card component="li" withBorder padding="lg">
      <Stack gap="sm" h="100%" justify="space-between">
        <div>
          <Title order={2} size="h4">
            {known === undefined ? name : words(`hosting.${known.code}`)}
          </Title>
          <Text mt={4}>{words(`book.type.${known?.code ?? 'other'}`)}</Text>
          <Text fw={600} mt="sm">
            {cheapest === null ? words('book.noPrice') : words('book.from', { price: written(cheapest) })}
          </Text>
        </div>
        <Group>
          <Button component={Link} to={`${paths.travelSearch()}?${address}`}>
            {words('book.find')}
          </Button>
          <Button
            variant="default"
            component={Link}
            to={paths.experience({ type: id, from: filter.fromDate ?? undefined, to: filter.toDate ?? undefined })}
          >
            {words('book.plan')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

interface WhenProps {
  readonly filter: SearchFilter;
  readonly onFilter: (change: Partial<SearchFilter>) => void;
}

/** When and where: both are passed on to the search. */
function WhenAndWhere({ filter, onFilter }: WhenProps) {
  const words = useTranslations('search');
  const names = usePlaceNames();
  const today = useToday();
  const periods = (useEndpoint(listTripPeriods, { query: { perPage: 100 } }).data?.data ?? []).filter(({ toDate }) => toDate >= today);
  return (
    <section aria-label={words('book.start')}>
      <Title order={2} size="h3" mb="sm">
        {words('book.start')}
      </Title>
      <Group align="flex-end" mb="md">
        <NativeSelect
          label={words('place')}
          value={String(filter.counties[0] ?? '')}
          data={[{ value: '', label: '—' }, ...names.counties.map(({ id, name }) => ({ value: String(id), label: name }))]}
          onChange={({ currentTarget: { value } }) => onFilter({ counties: value === '' ? [] : [Number(value)] })}
        />
        {periods.length > 0 && (
          <NativeSelect
            label={words('book.period')}
            defaultValue=""
            data={[{ value: '', label: '—' }, ...periods.map(({ id, name }) => ({ value: String(id), label: name }))]}
            onChange={({ currentTarget: { value } }) => {
              const period = periods.find(({ id }) => String(id) === value);
              const from = period === undefined || period.fromDate > today ? period?.fromDate : today;
              onFilter({ fromDate: from ?? null, toDate: period?.toDate ?? null });
            }}
          />
        )}
      </Group>
      <StayDates filter={filter} onFilter={onFilter} />
    </section>
  );
}

export function BookPage() {
  const words = useTranslations('search');
  const [filter, setFilter] = useState(DEFAULT_SEARCH_FILTER);
  const { data, failure, reload } = useEndpoint(listTripTypes, { query: { perPage: 100 } });
  const types = (data?.data ?? []).filter(({ active }) => active);
  return (
    <Stack gap="xl">
      <WhenAndWhere filter={filter} onFilter={(change) => setFilter((before) => ({ ...before, ...change }))} />
      {failure !== null && <Fault message={failure.message} onRetry={reload} />}
      {data === undefined && failure === null && <LoadingCards count={3} />}
      {data !== undefined && types.length === 0 && (
        <EmptyState title={words('book.none')} action={<Link to={paths.contactUs()}>{words('book.plan')}</Link>} />
      )}
      <ul className={classes['cards']}>
        {types.map((type) => (
          <TypeCard key={type.id} type={type} filter={filter} />
        ))}
      </ul>
    </Stack>
  );
}
