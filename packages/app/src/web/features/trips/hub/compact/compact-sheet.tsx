// The compact sheet: the students who arrive within a period, by county or coordinator, to print and to take along.

import { Button, Menu, NativeSelect } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isDay } from '#contract/platform/days.ts';
import { exportTripSheet } from '#contract/trips/sheet.endpoints.ts';
import { download } from '#web/platform/api/download.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useAddress } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { DateInput } from '#web/ui/form/fields/dates/date-field.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { type CompactState, GROUPINGS, type Grouping, groupRows, readCompactState, writeCompactState } from './compact.model.ts';
import classes from './compact.module.css';
import { CompactTable } from './compact-table.tsx';
import { MOST_TRIPS, toPeriodQuery, useCompactRows } from './use-compact-rows.ts';

/** The columns of the file, like those on paper. */
const FILE_COLUMNS = [
  ...['student', 'dateOfBirth', 'arrivalDay', 'arrivalTime', 'arrivalNumber', 'arrivalPlace', 'departureDay', 'departureTime'],
  ...['departureNumber', 'departurePlace', 'fromDate', 'toDate', 'hostFamily', 'county', 'coordinator', 'parent', 'parentPhone'],
  ...['allergies', 'anyMedicalCondition', 'wishes'],
];

interface ToolsProps {
  readonly typed: CompactState;
  readonly onChange: (state: CompactState) => void;
  readonly isRight: boolean;
}

function Tools({ typed, onChange, isRight }: ToolsProps) {
  const words = useTranslations('compactSheet');
  const list = useTranslations('list');
  const heading = useTranslations('lists.tripSheet.columns');
  const isTurned = isDay(typed.from) && isDay(typed.to) && typed.from > typed.to;
  const file = (format: 'csv' | 'xlsx') =>
    // `download` has shown the failure.
    void download(exportTripSheet, { query: { ...toPeriodQuery(typed), format, columns: FILE_COLUMNS.join(',') } }).catch(() => undefined);
  return (
    <div className={`${classes['tools']} no-print`}>
      <DateInput label={words('from')} value={typed.from} onChange={(from) => onChange({ ...typed, from })} />
      <DateInput
        label={words('to')}
        value={typed.to}
        onChange={(to) => onChange({ ...typed, to })}
        {...(isTurned ? { error: words('turned') } : {})}
      />
      <NativeSelect
        label={words('by')}
        value={typed.by}
        data={GROUPINGS.map((value) => ({ value, label: heading(value) }))}
        onChange={(event) => onChange({ ...typed, by: event.currentTarget.value as Grouping })}
      />
      <Button leftSection={<IconPrinter size={16} aria-hidden />} disabled={!isRight} onClick={() => window.print()}>
        {words('print')}
      </Button>
      <Menu withInitialFocusPlaceholder={false} position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} disabled={!isRight}>
            {list('export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => file('csv')}>{list('exportCsv')}</Menu.Item>
          <Menu.Item onClick={() => file('xlsx')}>{list('exportXlsx')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

export function CompactSheet() {
  const words = useTranslations('compactSheet');
  const list = useTranslations('list');
  const tag = useFormatLocale();
  const { search, pathname } = useAddress();
  const [, navigate] = useLocation();
  const today = useToday();
  const state = readCompactState(search, today);
  // Half a date isn't in the address yet.
  const [half, setHalf] = useState<CompactState | null>(null);
  const typed = half ?? state;
  const isRight = isDay(typed.from) && isDay(typed.to) && typed.from <= typed.to;
  const { data, failure, reload } = useCompactRows(state, isRight);
  const { capabilities } = useSignedInUser();

  function change(next: CompactState): void {
    const isWhole = isDay(next.from) && isDay(next.to);
    setHalf(isWhole ? null : next);
    if (isWhole) navigate(`${pathname}?${writeCompactState(next)}`, { replace: true });
  }

  const groups = groupRows(data?.rows ?? [], { by: state.by, tag });
  return (
    <div className={classes['sheet']}>
      <Tools typed={typed} onChange={change} isRight={isRight} />
      {failure !== null && <Fault message={list(data === undefined ? 'loadFailed' : 'staleFailed')} onRetry={reload} />}
      {isRight && data === undefined && failure === null && <LoadingRows count={8} />}
      {isRight && data !== undefined && data.rows.length === 0 && <EmptyState title={words('empty.title')} text={words('empty.text')} />}
      {data !== undefined && data.total > MOST_TRIPS && (
        <p role="note">{words('tooMany', { shown: String(MOST_TRIPS), total: String(data.total) })}</p>
      )}
      {isRight &&
        groups.map((group) => {
          const name = group.name ?? words(state.by === 'county' ? 'noCounty' : 'noCoordinator');
          return (
            <CompactTable
              key={group.name ?? ''}
              group={group}
              title={words('group', { name, count: group.rows.length })}
              seesHealth={capabilities.includes('students.health')}
              other={state.by === 'county' ? 'coordinator' : 'county'}
            />
          );
        })}
    </div>
  );
}
