// What becomes of new rows of the spreadsheet of students: what they lack, whom they may be already, and creating them.

import { Alert, Anchor, Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { updateStudent } from '#contract/people/students.endpoints.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import type { GridApi } from '#web/ui/grid/grid-page.tsx';
import { type CellKey, type Mark, toCellKey } from '#web/ui/grid/grid-state.model.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { nameOf } from '../student-facts.ts';
import { reloadStudents } from '../use-student-steps.ts';
import { isNamed, listNewStudents, type NewStudent, toNamed, toStudentBody } from './new-students.model.ts';
import { findFieldOfColumn, toColumnName } from './student-fields.model.ts';
import classes from './student-sheet.module.css';
import { type Double, useDoubles } from './use-doubles.ts';

interface NewStudentsProps extends GridApi {
  readonly fresh: readonly string[];
  readonly columns: readonly string[];
  readonly freshName: (key: string) => string;
  /** Called with the rows that are students now, or are given up. */
  readonly onGone: (keys: readonly string[]) => void;
}

/** Returns the reasons of a failure by cell; a reason without a column of its own stands at the first name. */
function toMarks(key: string, failure: ApiFailure): ReadonlyMap<CellKey, Mark> {
  const kind = failure.statusCode === 422 ? 'refused' : 'failed';
  const entries = Object.entries(failure.errors);
  const reasons = entries.length === 0 ? [['firstName', [failure.message]] as const] : entries;
  return new Map(
    reasons.map(([field, [message = failure.message]]) => {
      const isColumn = findFieldOfColumn(toColumnName(field as never)) !== undefined;
      return [toCellKey(key, isColumn ? toColumnName(field as never) : 'firstName'), { kind, message }];
    }),
  );
}

interface RowProps {
  readonly row: NewStudent;
  readonly found: Double | null | undefined;
  readonly isRight: boolean;
}

/** What a new row lacks, or whom it may be already. */
function RowState({ row, found, isRight }: RowProps): ReactNode {
  const words = useTranslations('studentSheet.new');
  const tag = useFormatLocale();
  const name = nameOf(toNamed(row));
  if (!isRight) return words('faulty');
  if (!isNamed(row)) return words('unnamed');
  if (found === undefined) return words('comparing');
  if (found === null) return words('ready', { name });
  const { student } = found;
  if (student === null) return words('repeated', { name });
  const link = (text: ReactNode) => (
    <Anchor href={paths.hubStudentView({ id: student.id })} target="_blank" rel="noopener" inherit>
      {text}
    </Anchor>
  );
  const day = student.dateOfBirth;
  if (day === null) return words.rich('doubleOfAnyAge', { name: nameOf(student), link });
  return words.rich('double', { name: nameOf(student), day: writeDay(day, { tag }), link });
}

export function NewStudents({ grid, dispatch, isRight, fresh, columns, freshName, onGone }: NewStudentsProps) {
  const words = useTranslations('studentSheet.new');
  const [isCreating, setCreating] = useState(false);
  const rows = listNewStudents(grid, { fresh, columns });
  const doubles = useDoubles(rows);
  const isRowRight = ({ key, cells }: NewStudent) =>
    Object.entries(cells).every(([column, value]) => isRight(toCellKey(key, column), value));
  const creatable = rows.filter((row) => isNamed(row) && isRowRight(row) && doubles.get(row.key) !== undefined);
  const doubled = creatable.filter(({ key }) => doubles.get(key) !== null).length;
  if (rows.length === 0) return null;

  async function createAll(): Promise<void> {
    const isSure =
      doubled === 0 ||
      (await confirm({ title: words('sureTitle'), consequences: [words('sureText', { count: doubled })], confirm: words('sureConfirm') }));
    if (!isSure) return;
    setCreating(true);
    const made: string[] = [];
    for (const row of creatable) {
      try {
        await call(updateStudent, { params: { id: 'new' }, body: toStudentBody(row) }, { quiet: true });
        made.push(row.key);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        dispatch({ type: 'marked', marks: toMarks(row.key, error) });
      }
    }
    setCreating(false);
    if (made.length === 0) return;
    dispatch({ type: 'forget', rows: made });
    onGone(made);
    showToast(words('created', { count: made.length }));
    await reloadStudents();
  }

  return (
    <Alert role="region" aria-label={words('title')} color={doubled > 0 ? 'yellow' : 'blue'} title={words('title')} mb="xs">
      <ul className={classes['new']}>
        {rows.map((row) => (
          <li key={row.key}>
            <strong>{freshName(row.key)}</strong> <RowState row={row} found={doubles.get(row.key)} isRight={isRowRight(row)} />
          </li>
        ))}
      </ul>
      <Button
        leftSection={<IconUserPlus size={16} aria-hidden />}
        loading={isCreating}
        disabled={creatable.length === 0}
        onClick={() => void createAll()}
      >
        {words('create', { count: creatable.length })}
      </Button>{' '}
      <Button
        variant="subtle"
        color="red"
        disabled={isCreating}
        onClick={() => {
          const keys = rows.map(({ key }) => key);
          dispatch({ type: 'forget', rows: keys });
          onGone(keys);
        }}
      >
        {words('discard')}
      </Button>
    </Alert>
  );
}
