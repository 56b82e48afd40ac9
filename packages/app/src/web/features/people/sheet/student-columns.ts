// The columns of the spreadsheet of students: every field that the user can read, and what follows from others.

import { useMemo } from 'react';
import { STUDENT_CELLS, toStudentCell } from '#contract/people/student-cells.ts';
import { STUDENT_FIELDS, type StudentField, type StudentFieldEntry } from '#contract/people/student-fields.ts';
import { listStudentAgents } from '#contract/people/students.endpoints.ts';
import type { Student } from '#contract/people/students.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { CellChoice, CellFacts } from '#web/ui/grid/cell-kinds.model.ts';
import type { SheetColumn } from '#web/ui/grid/use-saving-grid.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { nameOf, useCountryChoices, useGenderChoices, useTypeChoices } from '../student-facts.ts';
import { toColumnName } from './student-fields.model.ts';

/** The widths of columns in pixels, by the kind of their field. */
const WIDTHS: Readonly<Record<StudentFieldEntry['kind'], number>> = {
  name: 150,
  text: 220,
  day: 130,
  gender: 110,
  country: 150,
  studentType: 160,
  flag: 110,
  agent: 160,
};

const REQUIRED: readonly StudentField[] = ['firstName', 'lastName', 'studentTypeId'];
const ANY_TEXT: CellFacts = { kind: 'text', maxLength: Number.MAX_SAFE_INTEGER };

type ChosenKind = Exclude<StudentFieldEntry['kind'], 'name' | 'text' | 'day'>;

function useChoices(): Readonly<Record<ChosenKind, readonly CellChoice[]>> {
  const words = useTranslations('list');
  const [countries, genders, types] = [useCountryChoices(), useGenderChoices(), useTypeChoices()];
  const { data } = useEndpoint(listStudentAgents, {});
  return {
    country: countries,
    gender: genders,
    studentType: types,
    flag: [
      { value: '1', label: words('yes'), also: ['true', 'x', 'yes'] },
      { value: '0', label: words('no'), also: ['false', 'no'] },
    ],
    agent: (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  };
}

export function useStudentColumns(): readonly SheetColumn<Student>[] {
  const heading = useTranslations('lists.students.columns');
  const choices = useChoices();
  const { capabilities, roleNames } = useSignedInUser();
  const reads = { all: true, health: capabilities.includes('students.health'), staff: capabilities.includes('students.manage') };
  // Agents can't hand a student over to another agency.
  const handsOver = roleNames.some((role) => role === 'Coordinator' || role === 'Administrator');
  const facts = JSON.stringify({ choices, reads, handsOver });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are new objects each time; the columns change with their content.
  return useMemo(() => {
    const toFacts = (field: StudentField): CellFacts => {
      const { kind, maxLength = 0 }: StudentFieldEntry = STUDENT_FIELDS[field];
      const required = REQUIRED.includes(field);
      if (kind === 'name' || kind === 'text') return { kind: 'text', maxLength, required };
      return kind === 'day' ? { kind: 'day' } : { kind: 'choice', choices: choices[kind], required };
    };
    const own = STUDENT_CELLS.filter((field) => reads[STUDENT_FIELDS[field].readers]).map(
      (field): SheetColumn<Student> => ({
        name: toColumnName(field),
        heading: heading(field),
        width: WIDTHS[STUDENT_FIELDS[field].kind],
        facts: toFacts(field),
        value: (student) => toStudentCell(student[field]),
        ...(field === 'agentId' && !handsOver ? { readOnly: true } : {}),
      }),
    );
    const readOnly = { readOnly: true, facts: ANY_TEXT } as const;
    return [
      ...own,
      { ...readOnly, name: 'age', heading: heading('age'), width: 80, align: 'end', value: ({ age }) => toStudentCell(age) },
      { ...readOnly, name: 'parents', heading: heading('parents'), width: 200, value: ({ parents }) => parents.map(nameOf).join(', ') },
      {
        ...readOnly,
        name: 'nextTrip',
        heading: heading('nextTrip'),
        width: 130,
        facts: { kind: 'day' },
        value: ({ nextTrip }) => nextTrip?.fromDate ?? '',
      },
    ];
  }, [facts, heading]);
}
