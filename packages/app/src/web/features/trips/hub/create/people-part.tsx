// Who travels and who pays: existing or new students, and one of their parents.

import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Student, StudentPage } from '#contract/people/students.shapes.ts';
import { StudentsField, useStudents } from '#web/features/trips/hub/edit/students-field.tsx';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { joinStudentNames } from '../../students.model.ts';

export interface PeopleParts {
  /** The form for a new student. */
  readonly newStudent: (onSaved: (student: Student) => void) => ReactNode;
  /** Links a parent to a student who has none. */
  readonly parents: (student: StudentPage) => ReactNode;
}

interface PeopleProps extends PeopleParts {
  readonly students: FieldBinding<readonly number[] | undefined>;
  readonly parent: FieldBinding<string | null | undefined>;
}

/** Returns the parents of the students, without duplicates. */
export function useParentChoices(ids: readonly number[]) {
  const students = useStudents(ids).filter((student) => student !== undefined);
  const parents = new Map(students.flatMap((student) => student.parents.map((parent) => [parent.id, joinStudentNames([parent])])));
  return { students, choices: [...parents].map(([id, label]) => ({ value: String(id), label })) };
}

export function PeoplePart({ students: field, parent, newStudent, parents }: PeopleProps) {
  const words = useTranslations('createTrip');
  const trips = useTranslations('hubTrips.details');
  const [isEntering, setEntering] = useState(false);
  const ids = field.value ?? [];
  const { students, choices } = useParentChoices(ids);
  const [first] = choices;
  const isKnown = choices.some(({ value }) => value === parent.value);
  const { change } = parent;
  // The first parent of the first student pays unless another is chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a binding is created anew on every render
  useEffect(() => {
    if (!isKnown && (first?.value ?? null) !== (parent.value ?? null)) change(first?.value ?? null);
  }, [isKnown, first?.value]);
  const orphan = choices.length === 0 ? students[0] : undefined;
  return (
    <Stack>
      <StudentsField of={field} label={trips('students')} required />
      <Group>
        <Button variant="default" leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setEntering(true)}>
          {words('newStudent')}
        </Button>
      </Group>
      {isEntering && (
        <SideDrawer title={words('newStudent')} onClose={() => setEntering(false)}>
          {newStudent((student) => {
            setEntering(false);
            field.change([...ids, student.id]);
          })}
        </SideDrawer>
      )}
      {orphan !== undefined && (
        <>
          <Alert color="yellow">{words('noParent', { name: joinStudentNames([orphan]) })}</Alert>
          {parents(orphan)}
        </>
      )}
      <SelectField of={parent} label={words('parent')} choices={choices} required disabled={choices.length === 0} />
    </Stack>
  );
}
