// An audit: its progress, its results by cause, and the bookings of each cause, down to the price book.

import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatter } from 'use-intl/react';
import { isOver } from '#contract/platform/run.ts';
import { cancelAudit, listAuditRows, listAudits, readAudit, readAuditFile } from '#contract/repricing/audits.endpoints.ts';
import type { Audit, AuditResult, AuditRow } from '#contract/repricing/audits.shapes.ts';
import { download } from '#web/platform/api/download.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { AuditRowDrawer } from './audit-row.tsx';
import { useCauseName } from './codes.ts';
import { CodeCounts, Counts, Pages } from './figures.tsx';
import { ASK_MS, RunProgress } from './run-progress.tsx';

const COUNTED = ['bookings', 'same', 'different', 'cutShort'] as const;
const SUMS = ['overcharged', 'undercharged', 'overpaid', 'underpaid'] as const;

function Summary({ result, onGroup }: { readonly result: AuditResult; readonly onGroup: (group: string) => void }) {
  const words = useTranslations('repricing');
  const format = useFormatter();
  const causeName = useCauseName();
  const others = result.groups.filter(({ name }) => name === 'unchecked' || name === 'error');
  return (
    <Stack gap="md">
      <Counts counts={COUNTED.map((name) => ({ name, label: words(`count.${name}`), value: format.number(result[name]) }))} />
      {result.different === 0 && result.same > 0 && <Alert color="green">{words('allSame')}</Alert>}
      {result.causes.length > 0 && (
        <FiguresTable
          label={words('causes')}
          rows={result.causes}
          rowKey={({ causes, currency }) => `${causes} ${currency}`}
          columns={[
            {
              name: 'causes',
              heading: words('column.cause'),
              cell: ({ causes }) => (
                <Anchor component="button" type="button" size="sm" ta="start" onClick={() => onGroup(causes)}>
                  {causeName(causes)}
                </Anchor>
              ),
            },
            { name: 'bookings', heading: words('column.bookings'), cell: ({ bookings }) => format.number(bookings), figure: true },
            ...SUMS.map((name) => ({
              name,
              heading: words(`column.${name}`),
              cell: (sums: AuditResult['causes'][number]) => <MoneyText amount={sums[name]} currency={sums.currency} />,
              figure: true,
            })),
          ]}
        />
      )}
      <CodeCounts title={words('cause.unchecked')} counts={result.unchecked} />
      <CodeCounts title={words('cause.error')} counts={result.errors} />
      {others.length > 0 && (
        <Group gap="sm">
          {others.map(({ name, count }) => (
            <Button key={name} variant="default" size="xs" onClick={() => onGroup(name)}>
              {causeName(name)} ({format.number(count)})
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}

function Rows({ audit, group, onRow }: { readonly audit: Audit; readonly group: string; readonly onRow: (row: AuditRow) => void }) {
  const words = useTranslations('repricing');
  const [page, setPage] = useState(1);
  const causeName = useCauseName();
  const { data, failure, reload } = useEndpoint(listAuditRows, { params: { id: audit.id }, query: { group, page } });
  const title = causeName(group);
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      {failure !== null && data === undefined && <Fault message={failure.message} onRetry={reload} />}
      {data === undefined && failure === null && <LoadingRows />}
      {data !== undefined && (
        <Pages page={page} lastPage={data.lastPage} onPage={setPage}>
          <FiguresTable
            label={title}
            rows={data.data}
            rowKey={({ place }) => place}
            columns={[
              {
                name: 'booking',
                heading: words('column.booking'),
                cell: (row) => (
                  <Anchor component="button" type="button" size="sm" ta="start" onClick={() => onRow(row)}>
                    {row.bookingId ?? words('line', { line: String(row.line) })}
                  </Anchor>
                ),
              },
              { name: 'detail', heading: words('column.detail'), cell: ({ detail, message }) => detail ?? message },
              { name: 'expected', heading: words('column.expected'), cell: ({ expected }) => expected, figure: true },
              { name: 'recorded', heading: words('column.recorded'), cell: ({ recorded }) => recorded, figure: true },
              { name: 'difference', heading: words('column.difference'), cell: ({ difference }) => difference, figure: true },
            ]}
          />
        </Pages>
      )}
    </Stack>
  );
}

/** A loaded audit. */
export function AuditDetails({ audit }: { readonly audit: Audit }) {
  const words = useTranslations('repricing');
  const cancel = useAction(cancelAudit, { changes: [readAudit, listAudits], told: words('stopped') });
  const [group, setGroup] = useState<string | null>(null);
  const [row, setRow] = useState<AuditRow | null>(null);
  const { result, files, id } = audit;
  return (
    <Stack gap="lg">
      <RunProgress run={audit} cancel={cancel} />
      {result !== null && <Summary result={result} onGroup={setGroup} />}
      {files.length > 0 && (
        <Group gap="sm">
          {(['differences', 'summary'] as const).map((name) => (
            <Button
              key={name}
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => void download(readAuditFile, { params: { id, name } }).catch(() => undefined)}
            >
              {words(`download.${name}`)}
            </Button>
          ))}
        </Group>
      )}
      {group !== null && files.length > 0 && <Rows key={group} audit={audit} group={group} onRow={setRow} />}
      {row !== null && group !== null && <AuditRowDrawer auditId={id} group={group} row={row} onClose={() => setRow(null)} />}
      {result !== null && result.different > 0 && group === null && <Text size="sm">{words('chooseCause')}</Text>}
    </Stack>
  );
}

/** Polls while the audit is running. */
export function AuditView({ id }: { readonly id: number }) {
  const [isOpen, setOpen] = useState(true);
  const { data, failure, reload } = useEndpoint(readAudit, { params: { id } }, isOpen ? { everyMs: ASK_MS } : {});
  if (data !== undefined && isOpen === isOver(data)) setOpen(!isOver(data));
  if (failure !== null && data === undefined) return <Fault message={failure.message} onRetry={reload} />;
  return data === undefined ? <LoadingRows /> : <AuditDetails audit={data} />;
}
