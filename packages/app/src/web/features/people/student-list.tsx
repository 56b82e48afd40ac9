// The list of students in the hub.

import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { STUDENT_FIELDS, StudentFieldWith } from '#contract/people/student-fields.ts';
import { exportStudents, listStudents } from '#contract/people/students.endpoints.ts';
import { type Student, studentsList } from '#contract/people/students.shapes.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { paths } from '#web/paths.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { ListColumn, ListViews, RowAction } from '#web/ui/list/list-types.ts';
import { DateRangeText, DateText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { nameOf, useCountryName, useTypeName } from './student-facts.ts';
import { useStudentFilters } from './student-filters.ts';
import { CompletenessBadge, NamedStudent } from './student-parts.tsx';
import { useRemoveStudent } from './use-student-steps.ts';

type Column = ListColumn<Student, ColumnOf<typeof studentsList>>;

/** Columns other than those of student fields. */
type OtherColumn = 'name' | 'age' | 'parents' | 'nextTrip' | 'complete' | 'createdAt';
type FieldColumn = (typeof STUDENT_FIELDS)[StudentFieldWith<{ readonly column: { readonly name: string; readonly in: 'page' } }>]['column'];
type ColumnName = OtherColumn | FieldColumn['name'];

function useColumns(): readonly Column[] {
  const heading = useTranslations('lists.students.columns');
  const country = useCountryName();
  const typeName = useTypeName();
  const { capabilities } = useSignedInUser();
  const columns: Readonly<Record<ColumnName, Omit<Column, 'name' | 'heading'>>> = {
    name: { cell: (student) => <NamedStudent student={student} />, primary: true },
    age: { cell: ({ age }) => age, align: 'end' },
    dateOfBirth: { cell: ({ dateOfBirth }) => dateOfBirth && <DateText day={dateOfBirth} />, hidden: true },
    country: { cell: (student) => student.country && country(student.country) },
    studentTypeId: { cell: ({ studentTypeId }) => typeName(studentTypeId) },
    parents: { cell: ({ parents }) => parents.map(nameOf).join(', '), wrap: true },
    agentName: { cell: ({ agentName }) => agentName },
    nextTrip: { cell: ({ nextTrip }) => nextTrip && <DateRangeText from={nextTrip.fromDate} to={nextTrip.toDate} /> },
    complete: { cell: (student) => <CompletenessBadge student={student} /> },
    createdAt: { cell: ({ createdAt }) => <InstantText at={createdAt} />, hidden: true },
  };
  const names = (Object.keys(columns) as ColumnName[]).filter((name) => name !== 'complete' || capabilities.includes('students.health'));
  return names.map((name) => ({ name, heading: heading(name), ...columns[name] }));
}

function useRowActions(): (student: Student) => readonly RowAction[] {
  const words = useTranslations('students.act');
  const remove = useRemoveStudent();
  const [, navigate] = useLocation();
  return (student) => [
    ...(student.actions.includes('edit')
      ? [{ label: words('edit'), run: () => navigate(paths.hubStudentEdit({ id: student.id })) } satisfies RowAction]
      : []),
    ...(student.actions.includes('remove')
      ? [{ label: words('remove'), run: async () => void (await remove(student)), tone: 'danger' } satisfies RowAction]
      : []),
  ];
}

export function StudentList({ views, actions }: { readonly views: ListViews; readonly actions: ReactNode }) {
  const words = useTranslations('students');
  const titles = useTranslations('titles');
  return (
    <EndpointList
      list={studentsList}
      endpoint={listStudents}
      exporting={exportStudents}
      title={titles('page.hubStudents')}
      columns={useColumns()}
      filters={useStudentFilters()}
      rowKey={({ id }) => id}
      rowName={nameOf}
      rowLink={({ id }) => paths.hubStudentView({ id })}
      rowActions={useRowActions()}
      views={views}
      empty={{ title: words('empty.title'), text: words('empty.text'), action: actions }}
      actions={actions}
      searchLabel={words('search')}
    />
  );
}
