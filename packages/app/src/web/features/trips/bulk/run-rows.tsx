// What became of the trips of a run: from what to what, or why not; filtered by outcome, and as a file.

import { NativeSelect, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { chooseBulkFamily, exportBulkRows, listBulkRows, readBulkRun } from '#contract/trips/bulk.endpoints.ts';
import { BULK_OUTCOMES, type BulkField, type BulkOutcome, type BulkRow, type BulkRun, bulkRowsList } from '#contract/trips/bulk.shapes.ts';
import type { TripState } from '#contract/trips/states.ts';
import { TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { paths } from '#web/paths.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import type { ListColumn } from '#web/ui/list/list-types.ts';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<BulkOutcome, Meaning>> = {
  changed: 'good',
  unchanged: 'neutral',
  refused: 'care',
  failed: 'bad',
  open: 'neutral',
};

/** Returns the label of an outcome: a check only says what would be changed; a message is sent. */
export function useOutcomeText({ phase, change }: Pick<BulkRun, 'phase' | 'change'>): (outcome: BulkOutcome) => string {
  const words = useTranslations('tripsBulk');
  const isMessage = change.action === 'message';
  if (change.action === 'import') {
    const made = phase === 'check' ? words('count.wouldCreate') : phase === 'undo' ? words('count.undone') : words('count.created');
    return (outcome) => (outcome === 'changed' ? made : outcome === 'unchanged' ? words('count.notCreated') : words(`count.${outcome}`));
  }
  const done = isMessage ? words('count.sent') : words('count.changed');
  const wouldDo = isMessage ? words('count.wouldSend') : words('count.wouldChange');
  return (outcome) => {
    if (outcome === 'changed') return phase === 'check' ? wouldDo : done;
    return outcome === 'unchanged' && isMessage ? words('count.notSent') : words(`count.${outcome}`);
  };
}

function Value({ field, value }: { readonly field: BulkField['field']; readonly value: string | null }) {
  const words = useTranslations('tripsBulk');
  const states = useTranslations('trips.state');
  const parents = useTranslations('tripImport.parent');
  if (value === null) return <>{words('empty')}</>;
  if (field === 'state') return <>{states(value as TripState)}</>;
  if (field === 'fromDate' || field === 'toDate') return <DateText day={value} />;
  if (field === 'parent') return <>{parents(value as 'linked')}</>;
  const [amount = '', currency = ''] = value.split(' ');
  return field === 'price' || field === 'invoice' ? <MoneyText amount={amount} currency={currency} /> : value;
}

/** The choice of the family with which a stay is reserved; what comes of it is checked at once. */
function FamilyChoice({ row }: { readonly row: BulkRow }) {
  const words = useTranslations('tripsBulk');
  const titleOf = useFamilyTitle();
  const choose = useAction(chooseBulkFamily, { changes: [listBulkRows, readBulkRun], told: words('familyChosen') });
  return (
    <NativeSelect
      size="xs"
      aria-label={words('familyOf', { name: row.studentName })}
      value={String(row.hostFamilyId ?? '')}
      disabled={choose.isRunning}
      data={[
        { value: '', label: words('chooseFamily') },
        ...row.families.map(({ id, name }) => ({ value: String(id), label: titleOf(name) })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        void choose.run({ params: { id: row.id }, body: { hostFamilyId: value === '' ? null : Number(value) } })
      }
    />
  );
}

function Changes({ row, mayChoose }: { readonly row: BulkRow; readonly mayChoose: boolean }) {
  const labels = useTranslations('lists.bulkRows.field');
  return (
    <Stack gap={2}>
      {row.changes.map(({ field, before, after }) => (
        <Text key={field} size="sm">
          {labels(field)}
          {field !== 'newStudent' && (
            <>
              : {field !== 'recipient' && row.line === null && <Value field={field} value={before} />}
              {field !== 'recipient' && row.line === null && ' → '}
              <Value field={field} value={after} />
            </>
          )}
        </Text>
      ))}
      {row.message !== null && <Text size="sm">{row.message}</Text>}
      {mayChoose && row.families.length > 0 && <FamilyChoice row={row} />}
    </Stack>
  );
}

type Column = ListColumn<BulkRow, ColumnOf<typeof bulkRowsList>>;

export function RunRows({ run }: { readonly run: BulkRun }) {
  const words = useTranslations('tripsBulk');
  const heading = useTranslations('lists.bulkRows.columns');
  const outcomeText = useOutcomeText(run);
  const always = useMemo(() => ({ runId: String(run.id) }), [run.id]);
  const mayChoose = run.phase === 'check' && run.state === 'done' && run.nextId === null;
  const line: Column = { name: 'line', heading: heading('line'), cell: (row) => row.line, align: 'end' };
  const columns: readonly Column[] = [
    {
      ...{ name: 'student', heading: heading('student'), primary: true },
      cell: ({ studentName, tripId }) => (tripId === null ? studentName || '–' : `${studentName} (${tripId})`),
    },
    ...(run.change.action === 'import' ? [line] : []),
    {
      ...{ name: 'outcome', heading: heading('outcome') },
      cell: ({ outcome }) => <StateBadge meaning={MEANINGS[outcome]}>{outcomeText(outcome)}</StateBadge>,
    },
    { name: 'changes', heading: heading('changes'), cell: (row) => <Changes row={row} mayChoose={mayChoose} />, wrap: true, width: 260 },
    { name: 'state', heading: heading('state'), cell: ({ state }) => state !== null && <TripStateBadge state={state} />, hidden: true },
    {
      name: 'fromDate',
      heading: heading('fromDate'),
      cell: ({ fromDate }) => fromDate !== null && <DateText day={fromDate} />,
      hidden: true,
    },
    { name: 'toDate', heading: heading('toDate'), cell: ({ toDate }) => toDate !== null && <DateText day={toDate} />, hidden: true },
  ];
  return (
    <EndpointList
      list={bulkRowsList}
      endpoint={listBulkRows}
      exporting={exportBulkRows}
      always={always}
      title={words('rows')}
      columns={columns}
      filters={[
        { name: 'outcome', label: heading('outcome'), choices: BULK_OUTCOMES.map((value) => ({ value, label: outcomeText(value) })) },
      ]}
      rowKey={({ id }) => id}
      rowName={({ studentName }) => studentName}
      rowLink={({ studentId, tripId }) =>
        studentId === null || tripId === null ? undefined : paths.hubStudentTrip({ studentId, id: tripId })
      }
      empty={{ title: words('none'), text: words('noneText') }}
    />
  );
}
