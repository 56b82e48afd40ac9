// The trips to change: chosen in the list, or handed over from another page by the address.

import { Alert, Button, Group, Text } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { useState } from 'react';
import type { BulkRun } from '#contract/trips/bulk.shapes.ts';
import { nextTripsList } from '#contract/trips/listed-trips.shapes.ts';
import { TripList } from '#web/features/trips/hub/trip-list.tsx';
import type { BulkAction, ChosenRows, ListViews } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ChangeForm } from './change-form.tsx';

interface Asked {
  readonly rows: ChosenRows;
  readonly answer: () => void;
}

interface ChooseTripsProps {
  readonly views: ListViews;
  /** The trips that another page has handed over. */
  readonly handed: readonly number[];
  readonly onStarted: (run: BulkRun) => void;
}

export function ChooseTrips({ views, handed, onStarted }: ChooseTripsProps) {
  const words = useTranslations('tripsBulk');
  const [asked, setAsked] = useState<Asked | null>(null);
  const action: BulkAction = {
    label: words('open'),
    icon: <IconEdit size={16} aria-hidden />,
    toMatching: true,
    // The selection stays, so that another change of the same trips can follow.
    run: (rows) => new Promise((resolve) => setAsked({ rows, answer: () => resolve('keep') })),
  };
  function close(): void {
    setAsked(null);
    asked?.answer();
  }
  const askHanded = () => setAsked({ rows: { kind: 'keys', keys: handed, count: handed.length }, answer: () => undefined });
  return (
    <>
      {handed.length > 0 && (
        <Alert mb="md">
          <Group justify="space-between">
            <Text size="sm">{words('handed', { count: handed.length })}</Text>
            <Button onClick={askHanded}>{words('handedOpen')}</Button>
          </Group>
        </Alert>
      )}
      <TripList list={nextTripsList} views={views} create={null} bulkActions={[action]} />
      {asked !== null && (
        <ChangeForm
          rows={asked.rows}
          onStarted={(run) => {
            close();
            onStarted(run);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
