// Imports a bank statement: first shows its lines, then records the new ones.

import { Alert, Button, Checkbox, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { importPayments } from '#contract/finance/payments/payments.endpoints.ts';
import type { BankReport } from '#contract/finance/payments/payments.shapes.ts';
import type { RequestOf } from '#contract/platform/endpoint.ts';
import { useBusinesses } from '#web/features/finance/use-choices.ts';
import { call } from '#web/platform/api/api.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BankLines } from './bank-lines.tsx';
import { reloadPayments } from './kept-payment.ts';

interface Statement {
  readonly file: File;
  readonly businessId: number;
  readonly allocate: boolean;
}

/** Returns the multipart body with the file and its settings. */
function bodyOf({ file, businessId, allocate }: Statement, dryRun: boolean): RequestOf<typeof importPayments>['body'] {
  const form = new FormData();
  form.append('business_id', String(businessId));
  form.append('dry_run', String(dryRun));
  form.append('allocate', String(allocate));
  form.append('file', file, file.name);
  return form as never;
}

function useImport(onClose: () => void) {
  const words = useTranslations('payments.import');
  const [report, setReport] = useState<BankReport | null>(null);
  const [running, setRunning] = useState<'reading' | 'recording' | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function ask(statement: Statement, dryRun: boolean): Promise<BankReport | null> {
    setRunning(dryRun ? 'reading' : 'recording');
    setFault(null);
    try {
      return await call(importPayments, { body: bodyOf(statement, dryRun) });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.statusCode === 422 || error.statusCode === 413) setFault(error.message);
      else tellFailure(error);
      return null;
    } finally {
      setRunning(null);
    }
  }

  return {
    report,
    running,
    fault,
    forget: () => setReport(null),
    read: async (statement: Statement) => setReport(await ask(statement, true)),
    async record(statement: Statement) {
      const recorded = await ask(statement, false);
      if (recorded === null) return;
      await reloadPayments();
      showToast(words('done', { count: recorded.counts.new }));
      onClose();
    },
  };
}

export function BankImport({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations('payments.import');
  const businesses = useBusinesses() ?? [];
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [allocate, setAllocate] = useState(true);
  const { report, running, fault, forget, read, record } = useImport(onClose);
  const business = businesses.find(({ id }) => String(id) === chosen) ?? businesses.find(({ isDefault }) => isDefault) ?? businesses[0];
  const statement = file === null || business === undefined ? null : { file, businessId: business.id, allocate };
  const fresh = report?.counts.new ?? 0;

  function choose(next: File | null): void {
    if (next === null || business === undefined) return;
    setFile(next);
    forget();
    void read({ file: next, businessId: business.id, allocate });
  }

  /** The preview used other settings, so it is loaded again. */
  function resettle(change: Partial<Statement>): void {
    forget();
    if (statement !== null) void read({ ...statement, ...change });
  }

  return (
    <SideDrawer title={words('title')} size={960} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{words('text')}</Text>
        <SelectInput
          label={words('business')}
          choices={businesses.map(({ id, name, currencyCode }) => ({ value: String(id), label: `${name} (${currencyCode})` }))}
          value={business === undefined ? null : String(business.id)}
          onChange={(id) => {
            setChosen(id);
            resettle({ businessId: Number(id) });
          }}
        />
        <Checkbox
          label={words('allocate')}
          checked={allocate}
          onChange={(event) => {
            setAllocate(event.currentTarget.checked);
            resettle({ allocate: event.currentTarget.checked });
          }}
        />
        <Group>
          <FileButton accept=".csv,text/csv" onChange={choose}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={16} aria-hidden />} loading={running === 'reading'}>
                {words('choose')}
              </Button>
            )}
          </FileButton>
          {file !== null && <Text size="sm">{file.name}</Text>}
        </Group>
        {fault !== null && (
          <Alert color="red" role="alert">
            {fault}
          </Alert>
        )}
        {report !== null && <BankLines report={report} />}
        {report !== null && statement !== null && (
          <Group justify="flex-end">
            {fresh === 0 && <Text size="sm">{words('nothingNew')}</Text>}
            <Button disabled={fresh === 0} loading={running === 'recording'} onClick={() => void record(statement)}>
              {words('record', { count: fresh })}
            </Button>
          </Group>
        )}
      </Stack>
    </SideDrawer>
  );
}
