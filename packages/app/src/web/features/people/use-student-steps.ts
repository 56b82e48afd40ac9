// The actions on students from cards, lists and pages; reloads whatever shows them.

import { deleteStudent, listStudents, readMyChildren, readStudent } from '#contract/people/students.endpoints.ts';
import type { Student } from '#contract/people/students.shapes.ts';
import { toQueryKey, useAction } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { nameOf } from './student-facts.ts';

/** The endpoints that show students. */
export const SHOWING_STUDENTS = [listStudents, readStudent, readMyChildren];

/** Reloads everything that shows students. */
export async function reloadStudents(): Promise<void> {
  await Promise.all(SHOWING_STUDENTS.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}

/** Asks for confirmation and deletes the student. Returns whether it was deleted; a refusal is shown. */
export function useRemoveStudent(): (student: Pick<Student, 'id' | 'firstName' | 'lastName'>) => Promise<boolean> {
  const words = useTranslations('students.act');
  const { run } = useAction(deleteStudent, { told: false });
  return async (student) => {
    const name = nameOf(student);
    const question = { title: words('removeTitle', { name }), consequences: [words('removeText')], confirm: words('remove') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return false;
    if ((await run({ params: { id: student.id } })) === null) return false;
    await queryClient.invalidateQueries({ queryKey: toQueryKey(listStudents) });
    showToast(words('removed', { name }));
    return true;
  };
}
