// Bulk changes of trips: choosing them, importing new ones from a file, one run, and all runs.

import { Anchor, Stack, Tabs } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { BulkHistory } from '#web/features/trips/bulk/bulk-history.tsx';
import { BulkRunView } from '#web/features/trips/bulk/bulk-run.tsx';
import { ChooseTrips } from '#web/features/trips/bulk/choose-trips.tsx';
import { TripImport } from '#web/features/trips/import/trip-import.tsx';
import { paths } from '#web/paths.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const linkTo = (id: number) => `${paths.hubTripsBulk()}?${new URLSearchParams({ run: String(id) })}`;

const TABS = ['trips', 'import', 'history'] as const;

const NUMBER = /^[1-9]\d{0,14}$/;

export default function TripsBulkScreen() {
  const words = useTranslations('tripsBulk');
  const titles = useTranslations('titles');
  const [tripViews, runViews] = [useSavedViews('trips'), useSavedViews('bulkRuns')];
  const [params, setParams] = useSearchParams();
  const asked = params.get('run') ?? '';
  const [askedFirst] = useState(asked);
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'trips';
  const handed = (params.get('trips') ?? '').split(',').flatMap((id) => (NUMBER.test(id) ? [Number(id)] : []));
  const open = (id: number) => setParams({ run: String(id) });
  return (
    <>
      <PageHeader title={titles('page.hubTripsBulk')} description={words('description')} />
      {NUMBER.test(asked) ? (
        <Stack gap="md">
          <Anchor component={Link} to={`${paths.hubTripsBulk()}?tab=history`} size="sm">
            {words('all')}
          </Anchor>
          <BulkRunView key={asked} id={Number(asked)} linkTo={linkTo} onStarted={open} isTurnedTo={asked !== askedFirst} />
        </Stack>
      ) : (
        <Tabs
          value={tab}
          onChange={(next) => setParams(next === null || next === 'trips' ? {} : { tab: next }, { replace: true })}
          keepMounted={false}
        >
          <TabList label={words('tabs')}>
            {TABS.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {words(`tab.${name}`)}
              </Tabs.Tab>
            ))}
          </TabList>
          <Tabs.Panel value={tab}>
            {tab === 'trips' && <ChooseTrips views={tripViews} handed={handed} onStarted={({ id }) => open(id)} />}
            {tab === 'import' && <TripImport onStarted={({ id }) => open(id)} />}
            {tab === 'history' && <BulkHistory views={runViews} linkTo={linkTo} />}
          </Tabs.Panel>
        </Tabs>
      )}
    </>
  );
}
