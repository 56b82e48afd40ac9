// Imports leads from a file: first shows what becomes of each line, then imports them.

import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { RequestOf } from '#contract/platform/endpoint.ts';
import { importLeads } from '#contract/scouting/leads.endpoints.ts';
import { DUPLICATE_POLICIES, type ImportedLead, type LeadImport as Report } from '#contract/scouting/leads.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { saveBlob } from '#web/platform/api/download.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { ChoiceCards } from '#web/ui/form/fields/choice-fields.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadLeads } from './use-lead-steps.ts';

type Policy = (typeof DUPLICATE_POLICIES)[number];

/** Returns the multipart body with the file and its settings. */
function bodyOf(file: File, policy: Policy, dryRun: boolean): NonNullable<RequestOf<typeof importLeads>['body']> {
  const form = new FormData();
  form.append('dry_run', String(dryRun));
  form.append('on_duplicate', policy);
  form.append('file', file, file.name);
  return form as never;
}

const MEANINGS: Readonly<Record<ImportedLead['outcome'], Meaning>> = {
  added: 'good',
  updated: 'info',
  unchanged: 'neutral',
  skipped: 'neutral',
  faulty: 'bad',
};

/** Returns a cell of a CSV file; one that a spreadsheet would take for a formula begins with an apostrophe. */
const toCell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Saves lines with their faults as a CSV file. */
function saveFaults(rows: readonly ImportedLead[], fileName: string, headings: readonly string[]): void {
  const lines = [headings, ...rows.map(({ line, name, message }) => [String(line), name, message ?? ''])];
  const text = lines.map((cells) => cells.map(toCell).join(',')).join('\r\n');
  // Without the mark, spreadsheets read the file as Latin-1.
  saveBlob(new Blob(['\uFEFF', text], { type: 'text/csv' }), fileName.replace(/(\.csv)?$/i, '-errors.csv'));
}

/** More lines are only counted. */
const MAX_SHOWN = 200;

function Lines({ report: { rows, counts, unknownHeadings } }: { readonly report: Report }) {
  const all = useTranslations('scouting');
  const words = useTranslations('scouting.import');
  const told = (row: ImportedLead) => row.message ?? row.reasons.map((reason) => all(`duplicates.${reason}`)).join(', ');
  const { added, updated, unchanged, skipped, faulty } = counts;
  return (
    <Stack gap="xs">
      <Text role="status" size="sm">
        {words('counts', { added, updated: String(updated), same: String(unchanged + skipped), faulty: String(faulty) })}
      </Text>
      {unknownHeadings.length > 0 && <Text size="sm">{words('toNotes', { headings: unknownHeadings.join(', ') })}</Text>}
      <FiguresTable
        label={words('preview')}
        columns={[
          { name: 'line', heading: words('line'), cell: ({ line }: ImportedLead) => String(line) },
          { name: 'name', heading: words('name'), cell: ({ name }: ImportedLead) => name },
          {
            name: 'outcome',
            heading: words('becomes'),
            cell: (row: ImportedLead) => (
              <>
                <StateBadge meaning={MEANINGS[row.outcome]}>{words(`outcome.${row.outcome}`)}</StateBadge> <span>{told(row)}</span>
              </>
            ),
          },
        ]}
        rows={rows.slice(0, MAX_SHOWN)}
        rowKey={({ line }) => line}
        stacks
      />
      {rows.length > MAX_SHOWN && <Text size="sm">{words('more', { count: rows.length - MAX_SHOWN })}</Text>}
    </Stack>
  );
}

function useImport(onClose: () => void) {
  const words = useTranslations('scouting.import');
  const [report, setReport] = useState<Report | null>(null);
  const [done, setDone] = useState<Report | null>(null);
  const [running, setRunning] = useState<'reading' | 'importing' | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function ask(file: File, policy: Policy, dryRun: boolean): Promise<Report | null> {
    setRunning(dryRun ? 'reading' : 'importing');
    setFault(null);
    try {
      return await call(importLeads, { body: bodyOf(file, policy, dryRun) });
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
    ...{ report, done, running, fault },
    read: async (file: File, policy: Policy) => {
      setReport(null);
      setReport(await ask(file, policy, true));
    },
    async record(file: File, policy: Policy) {
      const result = await ask(file, policy, false);
      if (result === null) return;
      await reloadLeads();
      showToast(words('done', { count: result.counts.added + result.counts.updated }));
      // Faults stay until they were read.
      if (result.counts.faulty === 0) onClose();
      else setDone(result);
    },
  };
}

/** What became of an import with faults, which can be kept as a file. */
function Outcome({ report, fileName, onClose }: { readonly report: Report; readonly fileName: string; readonly onClose: () => void }) {
  const words = useTranslations('scouting.import');
  const { counts } = report;
  const faults = { ...report, rows: report.rows.filter(({ outcome }) => outcome === 'faulty') };
  const save = () => saveFaults(faults.rows, fileName, [words('line'), words('name'), words('becomes')]);
  return (
    <Stack gap="md">
      <Alert color="yellow" title={words('done', { count: counts.added + counts.updated })}>
        {words('faulty', { count: counts.faulty })}
      </Alert>
      <Lines report={faults} />
      <Group justify="flex-end">
        <Button variant="default" onClick={save}>
          {words('saveFaults')}
        </Button>
        <Button onClick={onClose}>{words('close')}</Button>
      </Group>
    </Stack>
  );
}

export function LeadImport({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations('scouting.import');
  const [file, setFile] = useState<File | null>(null);
  const [policy, setPolicy] = useState<Policy>('skip');
  const { report, done, running, fault, read, record } = useImport(onClose);
  const changes = report === null ? 0 : report.counts.added + report.counts.updated;

  function choose(next: File | null): void {
    if (next === null) return;
    setFile(next);
    void read(next, policy);
  }

  function settle(next: string | null): void {
    const chosen = DUPLICATE_POLICIES.find((one) => one === next) ?? 'skip';
    setPolicy(chosen);
    if (file !== null) void read(file, chosen);
  }

  if (done !== null) {
    return (
      <SideDrawer title={words('title')} size={800} onClose={onClose}>
        <Outcome report={done} fileName={file?.name ?? ''} onClose={onClose} />
      </SideDrawer>
    );
  }
  return (
    <SideDrawer title={words('title')} size={800} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{words('text')}</Text>
        <ChoiceCards
          label={words('onDuplicate')}
          value={policy}
          onChange={settle}
          choices={DUPLICATE_POLICIES.map((value) => ({ value, label: words(`policy.${value}`) }))}
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
        {report !== null && <Lines report={report} />}
        {report !== null && file !== null && (
          <Group justify="flex-end">
            <Button disabled={changes === 0} loading={running === 'importing'} onClick={() => void record(file, policy)}>
              {words('submit', { count: changes })}
            </Button>
          </Group>
        )}
      </Stack>
    </SideDrawer>
  );
}
