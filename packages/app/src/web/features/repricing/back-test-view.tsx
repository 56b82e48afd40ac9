// A back-test: its progress, who pays or earns more or less, and the stays that can't be priced any more.

import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useFormatter } from 'use-intl/react';
import { isOver } from '#contract/platform/run.ts';
import {
  cancelBackTest,
  listBackTestRows,
  listBackTests,
  readBackTest,
  readBackTestFile,
  readDraftBackTest,
} from '#contract/repricing/back-tests.endpoints.ts';
import type { BackTest, BackTestResult, BackTestRow, BackTestSums } from '#contract/repricing/back-tests.shapes.ts';
import { download } from '#web/platform/api/download.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BackTestGroups } from './back-test-groups.tsx';
import { changeOf } from './change.model.ts';
import { CodeCounts, Counts, Pages } from './figures.tsx';
import { ASK_MS, RunProgress } from './run-progress.tsx';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

/** The totals of all stays for each side. */
function BackTestTotals({ sums, currency }: { readonly sums: BackTestSums; readonly currency: string }) {
  const words = useTranslations('repricing');
  const format = useFormatter();
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  return (
    <>
      <Counts
        counts={(['bookings', 'cheaper', 'same', 'dearer'] as const).map((name) => ({
          name,
          label: words(`column.${name}`),
          value: format.number(sums[name]),
        }))}
      />
      <FiguresTable
        label={words('totals')}
        rows={(['customer', 'provider', 'platform'] as const).map((side) => ({ side, ...sums[side] }))}
        rowKey={({ side }) => side}
        columns={[
          { name: 'side', heading: words('column.side'), cell: ({ side }) => words(`side.${side}`) },
          { name: 'old', heading: words('column.old'), cell: ({ old }) => money(old), figure: true },
          { name: 'new', heading: words('column.new'), cell: (side) => money(side.new), figure: true },
          { name: 'change', heading: words('column.change'), cell: (side) => money(changeOf(side)), figure: true },
        ]}
      />
    </>
  );
}

function Largest({ title, rows }: { readonly title: string; readonly rows: readonly BackTestRow[] }) {
  const words = useTranslations('repricing');
  const format = useFormatter();
  if (rows.length === 0) return null;
  const money = (name: 'customerOld' | 'customerNew' | 'customerChange', heading: string) => ({
    name,
    heading,
    cell: ({ [name]: amount, currency }: BackTestRow) =>
      amount !== null && currency !== null && <MoneyText amount={amount} currency={currency} />,
    figure: true,
  });
  return (
    <Part title={title}>
      <FiguresTable
        label={title}
        rows={rows}
        rowKey={({ line }) => line}
        columns={[
          {
            name: 'id',
            heading: words('column.booking'),
            cell: ({ bookingId, line }) => bookingId ?? words('line', { line: String(line) }),
          },
          { name: 'county', heading: words('grouping.county'), cell: ({ county }) => county },
          { name: 'nights', heading: words('column.nights'), cell: ({ nights }) => nights !== null && format.number(nights), figure: true },
          money('customerOld', words('column.old')),
          money('customerNew', words('column.new')),
          money('customerChange', words('column.change')),
        ]}
      />
    </Part>
  );
}

function Unpriced({ id }: { readonly id: number }) {
  const words = useTranslations('repricing');
  const [page, setPage] = useState(1);
  const { data } = useEndpoint(listBackTestRows, { params: { id }, query: { group: 'unpriced new', page } });
  if (data === undefined) return <LoadingRows />;
  return (
    <Pages page={page} lastPage={data.lastPage} onPage={setPage}>
      <FiguresTable
        label={words('unpricedNew')}
        rows={data.data}
        rowKey={({ line }) => line}
        columns={[
          {
            name: 'id',
            heading: words('column.booking'),
            cell: ({ bookingId, line }) => bookingId ?? words('line', { line: String(line) }),
          },
          { name: 'message', heading: words('column.reason'), cell: ({ path, message }) => [path, message].filter(Boolean).join(': ') },
        ]}
      />
    </Pages>
  );
}

function Result({ result, id, hasFiles }: { readonly result: BackTestResult; readonly id: number; readonly hasFiles: boolean }) {
  const words = useTranslations('repricing');
  const { all, currency, unpricedNew, unpricedOld, errors, winners, losers } = result;
  return (
    <>
      {all === null ? <Alert color="yellow">{words('noneCompared')}</Alert> : <BackTestTotals sums={all} currency={currency} />}
      {unpricedNew.length > 0 && (
        <Part title={words('unpricedNew')}>
          <CodeCounts title={words('column.reason')} counts={unpricedNew} />
          {hasFiles && <Unpriced id={id} />}
        </Part>
      )}
      <CodeCounts title={words('unpricedOld')} counts={unpricedOld} />
      <CodeCounts title={words('cause.error')} counts={errors} />
      {all !== null && hasFiles && <BackTestGroups id={id} currency={currency} />}
      <Largest title={words('winners')} rows={winners} />
      <Largest title={words('losers')} rows={losers} />
    </>
  );
}

/** A loaded back-test. */
export function BackTestDetails({ backTest }: { readonly backTest: BackTest }) {
  const words = useTranslations('repricing');
  const cancel = useAction(cancelBackTest, { changes: [readBackTest, listBackTests, readDraftBackTest], told: words('stopped') });
  const { id, number, against, result, files } = backTest;
  return (
    <Stack gap="lg">
      <RunProgress run={backTest} cancel={cancel}>
        <Text size="sm" fw={600}>
          {words('compared', {
            tried: number === null ? words('draft') : words('book', { number: String(number) }),
            against: words('book', { number: String(against) }),
          })}
        </Text>
      </RunProgress>
      {result !== null && <Result result={result} id={id} hasFiles={files.length > 0} />}
      {files.length > 0 && (
        <Group gap="sm">
          {(['stays', 'summary'] as const).map((name) => (
            <Button
              key={name}
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => void download(readBackTestFile, { params: { id, name } }).catch(() => undefined)}
            >
              {words(`download.${name}`)}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}

/** Polls while the back-test is running. */
export function BackTestView({ id }: { readonly id: number }) {
  const [isOpen, setOpen] = useState(true);
  const { data, failure, reload } = useEndpoint(readBackTest, { params: { id } }, isOpen ? { everyMs: ASK_MS } : {});
  if (data !== undefined && isOpen === isOver(data)) setOpen(!isOver(data));
  if (failure !== null && data === undefined) return <Fault message={failure.message} onRetry={reload} />;
  return data === undefined ? <LoadingRows /> : <BackTestDetails backTest={data} />;
}
