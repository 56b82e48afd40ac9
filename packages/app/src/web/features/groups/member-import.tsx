// Adds several students to a group from pasted lines or a file: shows what becomes of each line, lets columns be chosen, then adds them.

import { Alert, Button, FileButton, Group as Row, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { MEMBER_COLUMNS, type MemberColumn } from '#contract/groups/group-states.ts';
import { importGroupMembers } from '#contract/groups/groups.endpoints.ts';
import type { ImportedMember, MemberImport as Report } from '#contract/groups/members.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { SHOWING_GROUPS } from './use-group-steps.ts';

const MEANINGS: Readonly<Record<ImportedMember['outcome'], Meaning>> = {
  created: 'good',
  added: 'info',
  member: 'neutral',
  possible: 'care',
  faulty: 'bad',
};

type Columns = readonly (MemberColumn | null)[];

interface Settings {
  readonly groupId: number;
  readonly text: string;
}

function useMemberImport({ groupId, text }: Settings, onClose: () => void) {
  const words = useTranslations('groups.import');
  const [report, setReport] = useState<Report | null>(null);
  const [running, setRunning] = useState<'check' | 'add' | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function ask(columns: Columns | undefined, dryRun: boolean): Promise<Report | null> {
    setRunning(dryRun ? 'check' : 'add');
    setFault(null);
    try {
      return await call(importGroupMembers, {
        params: { id: groupId },
        body: { text, dryRun, ...(columns === undefined ? {} : { columns: [...columns] }) },
      });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.statusCode === 422) setFault(error.message);
      else tellFailure(error);
      return null;
    } finally {
      setRunning(null);
    }
  }

  return {
    ...{ report, running, fault },
    forget: () => setReport(null),
    async check(columns?: Columns): Promise<void> {
      const next = await ask(columns, true);
      if (next !== null) setReport(next);
    },
    async add(): Promise<void> {
      const done = await ask(report?.columns, false);
      if (done === null) return;
      await Promise.all(SHOWING_GROUPS.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
      showToast(words('done', { count: done.counts.created + done.counts.added }));
      onClose();
    },
  };
}

/** What each column holds, to be changed where it was not found. */
function ColumnChoices({ report, onChange }: { readonly report: Report; readonly onChange: (columns: Columns) => void }) {
  const words = useTranslations('groups.import');
  const names = useTranslations('names.memberColumn');
  const choices = MEMBER_COLUMNS.map((value) => ({ value, label: names(value) }));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} role="group" aria-label={words('columns')}>
      {report.headings.map((heading, index) => (
        <SelectInput
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
          key={index}
          label={words('column', { number: String(index + 1), heading })}
          placeholder={words('unused')}
          choices={choices}
          value={report.columns[index] ?? null}
          onChange={(next) => {
            const chosen = MEMBER_COLUMNS.find((column) => column === next) ?? null;
            onChange(report.columns.map((column, at) => (at === index ? chosen : column === chosen ? null : column)));
          }}
          clearable
        />
      ))}
    </SimpleGrid>
  );
}

function Lines({ report: { rows, counts } }: { readonly report: Report }) {
  const words = useTranslations('groups.import');
  const told = ({ message, parentEmail }: ImportedMember) =>
    message ?? (parentEmail === null ? '' : words('parent', { email: parentEmail }));
  const { created, added, member, possible, faulty } = counts;
  return (
    <>
      <Text role="status" size="sm">
        {words('counts', {
          ...{ created: String(created), added: String(added), member: String(member) },
          ...{ possible: String(possible), faulty: String(faulty) },
        })}
      </Text>
      <FiguresTable
        label={words('preview')}
        columns={[
          { name: 'line', heading: words('line'), cell: ({ line }: ImportedMember) => String(line) },
          { name: 'name', heading: words('name'), cell: ({ name }: ImportedMember) => name },
          {
            name: 'result',
            heading: words('result'),
            cell: (row: ImportedMember) => (
              <>
                <StateBadge meaning={MEANINGS[row.outcome]}>{words(`outcome.${row.outcome}`)}</StateBadge> <span>{told(row)}</span>
              </>
            ),
          },
        ]}
        rows={rows}
        rowKey={({ line }) => line}
        stacks
      />
    </>
  );
}

export function MemberImport({ groupId, onClose }: { readonly groupId: number; readonly onClose: () => void }) {
  const words = useTranslations('groups.import');
  const [text, setText] = useState('');
  const { report, running, fault, forget, check, add } = useMemberImport({ groupId, text }, onClose);
  const changes = report === null ? 0 : report.counts.created + report.counts.added;

  function type(next: string): void {
    setText(next);
    // What was found out is of other lines.
    forget();
  }

  return (
    <SideDrawer title={words('title')} size={800} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{words('text')}</Text>
        <Textarea
          label={words('lines')}
          placeholder={words('example')}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          autosize
          minRows={5}
          maxRows={12}
        />
        <Row>
          <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void file?.text().then(type)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
                {words('choose')}
              </Button>
            )}
          </FileButton>
          <Button
            variant={report === null ? 'filled' : 'default'}
            disabled={text.trim() === ''}
            loading={running === 'check'}
            onClick={() => void check()}
          >
            {words('check')}
          </Button>
        </Row>
        {fault !== null && (
          <Alert color="red" role="alert">
            {fault}
          </Alert>
        )}
        {report !== null && (
          <>
            <ColumnChoices report={report} onChange={(columns) => void check(columns)} />
            <Lines report={report} />
            <Row justify="flex-end">
              <Button disabled={changes === 0} loading={running === 'add'} onClick={() => void add()}>
                {words('submit', { count: changes })}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </SideDrawer>
  );
}
