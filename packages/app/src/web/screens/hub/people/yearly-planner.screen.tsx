// The yearly planner: which family is free, held or booked in which week of a year, and who is free for a stay.

import { Button, Menu, Select, SimpleGrid, Stack, Tabs } from '@mantine/core';
import { useMemo } from 'react';
import { HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import { exportPlanner } from '#contract/host-families/planner.endpoints.ts';
import { useAreaChoices, useCountyChoices, useHostingChoices } from '#web/features/host-families/hub/family-choices.ts';
import { FreeFamiliesSearch } from '#web/features/host-families/planner/free-families.tsx';
import type { PlannerFilters } from '#web/features/host-families/planner/use-planner.ts';
import { YearlyPlanner } from '#web/features/host-families/planner/yearly-planner.tsx';
import { download } from '#web/platform/api/download.ts';
import { useSearchParams } from '#web/router.tsx';
import { getMonth, isDay, listMonths } from '#web/ui/calendar/days.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';

const PARAMS = ['from', 'county', 'type', 'area', 'tab'] as const;

/** The filters of the address, and how to change one. */
function usePlannerFilters() {
  const [params, setParams] = useSearchParams();
  const [from, county, type, area] = PARAMS.map((name) => params.get(name) ?? '');
  const filters = useMemo((): PlannerFilters => {
    const hostingType = HOSTING_TYPES.find(({ id }) => String(id) === type)?.id;
    return {
      ...(isDay(from) ? { fromDate: from } : {}),
      ...(/^\d+$/.test(county ?? '') ? { countyId: Number(county) } : {}),
      ...(/^\d+$/.test(area ?? '') ? { geofenceId: Number(area) } : {}),
      ...(hostingType === undefined ? {} : { hostingType }),
    };
  }, [from, county, type, area]);
  const change = (name: (typeof PARAMS)[number], value: string | null) =>
    setParams(
      (now) => {
        if (value === null) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return { filters, change, tab: params.get('tab') === 'free' ? 'free' : 'planner' };
}

function FilterBar({ filters, change }: Pick<ReturnType<typeof usePlannerFilters>, 'filters' | 'change'>) {
  const words = useTranslations('planner');
  const today = useToday();
  const month = new Intl.DateTimeFormat(useFormatLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const months = listMonths(getMonth(today), {}).map((first) => ({ value: first, label: month.format(new Date(`${first}T00:00:00Z`)) }));
  const areas = useAreaChoices();
  const clear = { 'aria-label': words('clear'), 'aria-hidden': false, tabIndex: 0 } as const;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: areas.length > 0 ? 4 : 3 }} spacing="sm" mb="md" maw={areas.length > 0 ? 1000 : 760}>
      <Select
        label={words('from')}
        placeholder={words('thisWeek')}
        data={months}
        value={filters.fromDate ?? null}
        onChange={(value) => change('from', value)}
        clearable
        clearButtonProps={clear}
      />
      <Select
        label={words('county')}
        data={[...useCountyChoices()]}
        value={filters.countyId === undefined ? null : String(filters.countyId)}
        onChange={(value) => change('county', value)}
        searchable
        clearable
        clearButtonProps={clear}
      />
      <Select
        label={words('hostingType')}
        data={[...useHostingChoices()]}
        value={filters.hostingType === undefined ? null : String(filters.hostingType)}
        onChange={(value) => change('type', value)}
        clearable
        clearButtonProps={clear}
      />
      {areas.length > 0 && (
        <Select
          label={words('area')}
          data={[...areas]}
          value={filters.geofenceId === undefined ? null : String(filters.geofenceId)}
          onChange={(value) => change('area', value)}
          searchable
          clearable
          clearButtonProps={clear}
        />
      )}
    </SimpleGrid>
  );
}

export default function HubYearlyPlannerScreen() {
  const words = useTranslations('planner');
  const list = useTranslations('list');
  const titles = useTranslations('titles');
  const { filters, change, tab } = usePlannerFilters();
  // `download` has shown the failure.
  const save = (format: 'csv' | 'xlsx') => void download(exportPlanner, { query: { ...filters, format } } as never).catch(() => undefined);
  const exporting = (
    <Menu withInitialFocusPlaceholder={false} position="bottom-end">
      <Menu.Target>
        <Button variant="default">{list('export')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save('csv')}>{list('exportCsv')}</Menu.Item>
        <Menu.Item onClick={() => save('xlsx')}>{list('exportXlsx')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
  return (
    <>
      <PageHeader title={titles('page.hubYearlyPlanner')} description={words('description')} actions={tab === 'planner' && exporting} />
      <Tabs value={tab} onChange={(name) => change('tab', name === 'free' ? name : null)} keepMounted={false}>
        <TabList>
          <Tabs.Tab value="planner">{words('tabs.planner')}</Tabs.Tab>
          <Tabs.Tab value="free">{words('tabs.free')}</Tabs.Tab>
        </TabList>
        <Tabs.Panel value="planner">
          <Stack gap={0}>
            <FilterBar filters={filters} change={change} />
            <YearlyPlanner key={JSON.stringify(filters)} filters={filters} />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="free">
          <FreeFamiliesSearch />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
