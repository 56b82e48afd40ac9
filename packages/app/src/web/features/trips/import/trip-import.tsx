// Imports trips from a file: choosing it, saying what its columns contain, and beginning the check.

import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { listBulkRuns } from '#contract/trips/bulk.endpoints.ts';
import type { BulkRun } from '#contract/trips/bulk.shapes.ts';
import { checkTripFile, exportTripTemplate, readTripFile } from '#contract/trips/import.endpoints.ts';
import {
  DATE_COLUMNS,
  DATE_ORDERS,
  type DateOrder,
  type ImportColumn,
  MAX_IMPORT_MEGABYTES,
  MAX_IMPORT_ROWS,
  type TripFile,
} from '#contract/trips/import.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest, tellFailure } from '#web/platform/api/attempt.ts';
import { download } from '#web/platform/api/download.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ColumnChoices } from './column-choices.tsx';
import { ColumnGuide } from './column-guide.tsx';

type Columns = readonly (ImportColumn | null)[];

function toForm(file: File, fields: Readonly<Record<string, string | null>>): never {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, value);
  form.append('file', file, file.name);
  return form as never;
}

function useTripFile(onStarted: (run: BulkRun) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<TripFile | null>(null);
  const [columns, setColumns] = useState<Columns>([]);
  const [dateOrder, setDateOrder] = useState<DateOrder | null>(null);
  const [running, setRunning] = useState<'read' | 'check' | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function ask<Answer>(what: 'read' | 'check', request: () => Promise<Answer>): Promise<Answer | null> {
    setRunning(what);
    setFault(null);
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.statusCode === 422 || error.statusCode === 413) setFault(error.message);
      else tellFailure(error);
      return null;
    } finally {
      setRunning(null);
    }
  }

  async function choose(next: File, sheet: string | null = null): Promise<void> {
    setFile(next);
    setRead(null);
    const found = await ask('read', () => call(readTripFile, { body: toForm(next, { sheet }) }));
    if (found === null) return;
    setRead(found);
    setColumns(found.columns.map(({ field }) => field));
    setDateOrder(found.dateOrder);
  }

  return {
    ...{ file, read, columns, dateOrder, running, fault, choose, setDateOrder },
    setColumns(next: Columns): void {
      setFault(null);
      setColumns(next);
    },
    chooseSheet: (sheet: string | null) => (file === null ? undefined : void choose(file, sheet)),
    async check(): Promise<void> {
      if (file === null || read === null) return;
      const fields = { sheet: read.sheet, columns: JSON.stringify(columns), date_order: dateOrder };
      const run = await ask('check', () => call(checkTripFile, { body: toForm(file, fields) }));
      if (run === null) return;
      await queryClient.invalidateQueries({ queryKey: toQueryKey(listBulkRuns) });
      onStarted(run);
    },
  };
}

function FileFacts({ read }: { readonly read: TripFile }) {
  const words = useTranslations('tripsImport');
  const encoding = read.encoding === null ? null : words('encoding', { name: read.encoding.toUpperCase() });
  const separator = read.separator === null ? null : words(`separator.${read.separator}`);
  const facts = [words('rows', { count: read.rowCount }), encoding, separator].filter((fact) => fact !== null);
  return (
    <div role="status">
      <Text size="sm">{facts.join(' · ')}</Text>
      {read.hasExample && <Text size="sm">{words('example')}</Text>}
      {read.isRemembered && <Text size="sm">{words('remembered')}</Text>}
    </div>
  );
}

/** Returns a date that can be read in two ways, of the columns that are imported as dates. */
function findUnclearDate(read: TripFile, columns: Columns): string | null {
  const isDate = (column: ImportColumn | null | undefined) => DATE_COLUMNS.some((one) => one === column);
  return read.columns.find(({ unclearDate }, index) => unclearDate !== null && isDate(columns[index]))?.unclearDate ?? null;
}

function Templates() {
  const words = useTranslations('tripsImport');
  const [busy, setBusy] = useState<string | null>(null);
  async function save(format: 'csv' | 'xlsx'): Promise<void> {
    setBusy(format);
    await attemptRequest(download(exportTripTemplate, { query: { format } } as never));
    setBusy(null);
  }
  return (
    <Group gap="xs">
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={busy === format}
          onClick={() => void save(format)}
        >
          {words(`template.${format}`)}
        </Button>
      ))}
    </Group>
  );
}

/** @param onStarted is called with the check that was begun */
export function TripImport({ onStarted }: { readonly onStarted: (run: BulkRun) => void }) {
  const words = useTranslations('tripsImport');
  const { file, read, columns, dateOrder, running, fault, choose, chooseSheet, setColumns, setDateOrder, check } = useTripFile(onStarted);
  const unclear = read === null ? null : findUnclearDate(read, columns);
  return (
    <Stack gap="md" maw={960}>
      <Text>{words('intro')}</Text>
      <Templates />
      <ColumnGuide />
      <Group>
        <FileButton
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(next) => next !== null && void choose(next)}
        >
          {(props) => (
            <Button
              {...props}
              variant={read === null ? 'filled' : 'default'}
              leftSection={<IconUpload size={16} aria-hidden />}
              loading={running === 'read'}
            >
              {words('choose')}
            </Button>
          )}
        </FileButton>
        <Text size="sm">{file === null ? words('limits', { rows: MAX_IMPORT_ROWS, megabytes: MAX_IMPORT_MEGABYTES }) : file.name}</Text>
      </Group>
      {read !== null && (
        <>
          <FileFacts read={read} />
          {read.sheets.length > 1 && (
            <SelectInput
              label={words('sheet')}
              choices={read.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
              value={read.sheet}
              onChange={chooseSheet}
            />
          )}
          <ColumnChoices read={read} columns={columns} onChange={setColumns} />
          {unclear !== null && (
            <SelectInput
              label={words('dateOrder', { example: unclear })}
              placeholder={words('chooseOrder')}
              choices={DATE_ORDERS.map((value) => ({ value, label: words(`dateOrders.${value}`) }))}
              value={dateOrder}
              onChange={(next) => setDateOrder(DATE_ORDERS.find((order) => order === next) ?? null)}
              required
            />
          )}
        </>
      )}
      {fault !== null && (
        <Alert color="red" role="alert">
          {fault}
        </Alert>
      )}
      {read !== null && (
        <Group>
          <Button loading={running === 'check'} disabled={unclear !== null && dateOrder === null} onClick={() => void check()}>
            {words('check', { count: read.rowCount })}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
