// The results of a back-test by county, family or length, largest change first.

import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useFormatter } from 'use-intl/react';
import { listBackTestGroups } from '#contract/repricing/back-tests.endpoints.ts';
import { type BackTestGroup, GROUPINGS, type Grouping } from '#contract/repricing/back-tests.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { changeOf } from './change.model.ts';
import { Pages } from './figures.tsx';

const COUNTED = ['bookings', 'cheaper', 'dearer'] as const;
const SIDES = ['customer', 'provider', 'platform'] as const;

export function BackTestGroups({ id, currency }: { readonly id: number; readonly currency: string }) {
  const words = useTranslations('repricing');
  const format = useFormatter();
  const [by, setBy] = useState<Grouping>('county');
  const [page, setPage] = useState(1);
  const { data, failure, reload } = useEndpoint(listBackTestGroups, { params: { id }, query: { by, page } });
  const choose = (value: string) => {
    setBy(GROUPINGS.find((grouping) => grouping === value) ?? 'county');
    setPage(1);
  };
  const nights = (key: string) => {
    const [from = '', to] = key.match(/\d+/g) ?? [];
    return to === undefined ? words('nightsFrom', { from }) : words('nights', { from, to });
  };
  const nameOf = ({ key, name }: BackTestGroup) => (by === 'length' ? nights(key) : name || key);
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={words('groupedBy')}
        data={GROUPINGS.map((value) => ({ value, label: words(`grouping.${value}`) }))}
        value={by}
        onChange={choose}
      />
      {failure !== null && data === undefined && <Fault message={failure.message} onRetry={reload} />}
      {data === undefined && failure === null && <LoadingRows />}
      {data !== undefined && (
        <Pages page={page} lastPage={data.lastPage} onPage={setPage}>
          <FiguresTable
            label={words(`grouping.${by}`)}
            rows={data.data}
            rowKey={({ key }) => key}
            columns={[
              { name: 'name', heading: words(`grouping.${by}`), cell: nameOf },
              ...COUNTED.map((name) => ({
                name,
                heading: words(`column.${name}`),
                cell: (group: BackTestGroup) => format.number(group[name]),
                figure: true,
              })),
              ...SIDES.map((name) => ({
                name,
                heading: words(`change.${name}`),
                cell: (group: BackTestGroup) => <MoneyText amount={changeOf(group[name])} currency={currency} />,
                figure: true,
              })),
            ]}
          />
        </Pages>
      )}
    </Stack>
  );
}
