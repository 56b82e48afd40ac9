// The list of students of the hub.

import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { exportStudents, listStudentAgents, listStudents } from '#contract/people/students.endpoints.ts';
import { type Student, studentsList } from '#contract/people/students.shapes.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useFoundParents } from '#web/platform/session/user-choices.ts';
import type { ListColumn, ListFilter, ListViews, RowAction } from '#web/ui/list/list-types.ts';
import { DateRangeText, DateText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { nameOf, useCountryChoices, useCountryName, useTypeChoices, useTypeName } from './student-facts.ts';
import { CompletenessBadge, NamedStudent } from './student-parts.tsx';
import { useRemoveStudent } from './use-student-steps.ts';

type Column = ListColumn<Student, ColumnOf<typeof studentsList>>;

function useColumns(): readonly Column[] {
  const heading = useTranslations('lists.students.columns');
  const country = useCountryName();
  const typeName = useTypeName();
  const { capabilities } = useSignedInUser();
  const complete: Column = {
    name: 'complete',
    heading: heading('complete'),
    cell: (student) => <CompletenessBadge student={student} />,
  };
  return [
    { name: 'name', heading: heading('name'), cell: (student) => <NamedStudent student={student} />, primary: true },
    { name: 'age', heading: heading('age'), cell: ({ age }) => age, align: 'end' },
    {
      name: 'dateOfBirth',
      heading: heading('dateOfBirth'),
      cell: ({ dateOfBirth }) => dateOfBirth && <DateText day={dateOfBirth} />,
      hidden: true,
    },
    { name: 'country', heading: heading('country'), cell: (student) => student.country && country(student.country) },
    { name: 'studentTypeId', heading: heading('studentTypeId'), cell: ({ studentTypeId }) => typeName(studentTypeId) },
    { name: 'parents', heading: heading('parents'), cell: ({ parents }) => parents.map(nameOf).join(', '), wrap: true },
    { name: 'agentName', heading: heading('agentName'), cell: ({ agentName }) => agentName },
    {
      name: 'nextTrip',
      heading: heading('nextTrip'),
      cell: ({ nextTrip }) => nextTrip && <DateRangeText from={nextTrip.fromDate} to={nextTrip.toDate} />,
    },
    ...(capabilities.includes('students.health') ? [complete] : []),
    { name: 'createdAt', heading: heading('createdAt'), cell: ({ createdAt }) => <InstantText at={createdAt} />, hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const label = useTranslations('lists.students.columns');
  const { capabilities } = useSignedInUser();
  const agents = useEndpoint(listStudentAgents, {}, { when: capabilities.includes('students.manage') });
  const countries = useCountryChoices();
  const types = useTypeChoices();
  return [
    { name: 'age', label: label('age') },
    { name: 'countryId', label: label('countryId'), choices: countries },
    { name: 'studentTypeId', label: label('studentTypeId'), choices: types },
    ...(capabilities.includes('users.read') ? [{ name: 'parentId', label: label('parentId'), useFound: useFoundParents }] : []),
    {
      name: 'agentId',
      label: label('agentId'),
      choices: (agents.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { name: 'nextTrip', label: label('nextTrip') },
    ...(capabilities.includes('students.health') ? [{ name: 'complete', label: label('complete') }] : []),
  ];
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
      filters={useFilters()}
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
