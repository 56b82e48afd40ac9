// The spreadsheet of students: each cell a field, saved on its own; new students in rows at the end.

import { Button } from '@mantine/core';
import { IconRowInsertBottom } from '@tabler/icons-react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { toStudentCell } from '#contract/people/student-cells.ts';
import { exportStudents, listStudents, updateStudentCell, updateStudentCells } from '#contract/people/students.endpoints.ts';
import { type Student, studentsList } from '#contract/people/students.shapes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptCells } from '#web/platform/api/cell-outcome.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { useEndpointRows } from '#web/platform/api/endpoint-list.tsx';
import { useReloadAfterCells } from '#web/platform/api/reload-after-cells.ts';
import { showAlert } from '#web/platform/notices/notices.ts';
import { useSheetPresence } from '#web/platform/realtime/use-sheet-presence.ts';
import { GridPage } from '#web/ui/grid/grid-page.tsx';
import type { CellToSave } from '#web/ui/grid/use-cell-saves.ts';
import type { ExportAsked, ListViews } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { nameOf } from '../student-facts.ts';
import { useStudentFilters } from '../student-filters.ts';
import { NewStudents } from './new-students.tsx';
import { useStudentColumns } from './student-columns.ts';
import { findFieldOfColumn, UNEXPORTED } from './student-fields.model.ts';

const keyOf = ({ id }: Student) => String(id);
/** The most new rows at a time. */
const MOST_NEW = 500;
const ROWS_AT_ONCE = 5;

/** The keys of new rows, which never repeat, so that undoing never reaches another one. */
function useFreshRows() {
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const latest = useRef(fresh);
  const last = useRef(0);
  latest.current = fresh;
  const add = useCallback((count: number) => {
    const room = Math.max(0, Math.min(count, MOST_NEW - latest.current.length));
    latest.current = [...latest.current, ...Array.from({ length: room }, () => `new-${++last.current}`)];
    setFresh(latest.current);
    return { keys: latest.current, leftOut: count - room };
  }, []);
  const remove = useCallback((keys: readonly string[]) => setFresh((before) => before.filter((key) => !keys.includes(key))), []);
  return { fresh, add, remove };
}

/** Whether a field of a student is absent, because the user may not read it of this student. */
function isUntold(student: Student, column: string): boolean {
  const field = findFieldOfColumn(column);
  return field !== undefined && student[field] === undefined;
}

const QUIETLY = { quiet: true, background: true } as const;

function toChange({ column, value, before }: CellToSave) {
  const field = findFieldOfColumn(column);
  if (field === undefined) throw new TypeError(`The column ${column} can't be written.`);
  return { field, value, before };
}

async function saveOne(cell: CellToSave): Promise<string> {
  const body = toChange(cell);
  const { item } = await call(updateStudentCell, { params: { id: Number(cell.row) }, body }, QUIETLY);
  return toStudentCell(item[body.field]);
}

function saveMany(cells: readonly CellToSave[]) {
  const changes = cells.map((cell) => ({ studentId: Number(cell.row), ...toChange(cell) }));
  return call(updateStudentCells, { body: { cells: changes } }, QUIETLY);
}

export function StudentSheet({ views, actions }: { readonly views: ListViews; readonly actions: ReactNode }) {
  const words = useTranslations('studentSheet');
  const titles = useTranslations('titles');
  const [, navigate] = useLocation();
  const columns = useStudentColumns();
  const { fresh, add, remove } = useFreshRows();
  const { load, queryKey, onExport } = useEndpointRows({ endpoint: listStudents, exporting: exportStudents });
  const { others, names: otherNames, onCell } = useSheetPresence('studentsSpreadsheet');
  const reload = useReloadAfterCells(listStudents);

  const save = (cells: readonly CellToSave[]) => attemptCells(cells, { one: saveOne, many: saveMany }).finally(reload);
  const addPasted = (missing: number) => {
    const { keys, leftOut } = add(missing);
    if (leftOut > 0) showAlert({ text: words('leftOut', { count: leftOut, max: MOST_NEW }) });
    return keys;
  };
  const names = useMemo(() => columns.map(({ name }) => name), [columns]);
  const freshName = (key: string) => words('newRow', { number: String(fresh.indexOf(key) + 1) });
  const exportShown = async (asked: ExportAsked) => {
    await onExport?.({ ...asked, columns: asked.columns.filter((name) => !UNEXPORTED.includes(name)) });
  };
  return (
    <DataProvider>
      <GridPage
        list={studentsList}
        title={titles('page.hubStudentsSpreadsheet')}
        {...{ load, queryKey, columns, views, save, actions, fresh, freshName }}
        filters={useStudentFilters()}
        onExport={exportShown}
        rowKey={keyOf}
        rowName={nameOf}
        corner={words('corner')}
        rowLink={({ id }) => paths.hubStudentView({ id })}
        onOpen={navigate}
        mayWrite
        isLocked={isUntold}
        others={others}
        otherNames={otherNames}
        onCell={onCell}
        onMoreRows={addPasted}
        empty={{ title: words('empty.title'), text: words('empty.text') }}
        searchLabel={words('search')}
        tools={() => (
          <Button
            variant="default"
            leftSection={<IconRowInsertBottom size={16} aria-hidden />}
            disabled={fresh.length >= MOST_NEW}
            onClick={() => add(ROWS_AT_ONCE)}
          >
            {words('addRows', { count: ROWS_AT_ONCE })}
          </Button>
        )}
      >
        {(api) => <NewStudents {...api} fresh={fresh} columns={names} freshName={freshName} onGone={remove} />}
      </GridPage>
    </DataProvider>
  );
}
