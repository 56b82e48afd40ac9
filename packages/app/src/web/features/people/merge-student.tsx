// Merges a duplicate entry of the same student into this one.

import { Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { listStudents, mergeStudents } from '#contract/people/students.endpoints.ts';
import type { Student } from '#contract/people/students.shapes.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { FoundSelect } from '#web/ui/form/fields/found-select.tsx';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { nameOf } from './student-facts.ts';
import { SHOWING_STUDENTS } from './use-student-steps.ts';

/** The maximum number of menu items. */
const AT_MOST = 20;

/** Returns the students that match the typed name; undefined while searching. */
function useFound(typed: string, except: number) {
  const tag = useFormatLocale();
  const [search] = useDebouncedValue(typed, 200);
  const { data } = useEndpoint(listStudents, { query: { search, perPage: AT_MOST } });
  return data?.table.data
    .filter(({ id }) => id !== except)
    .map((student) => {
      const born = student.dateOfBirth === null ? '' : ` (${writeDay(student.dateOfBirth, { tag })})`;
      return { id: student.id, label: `${nameOf(student)}${born} · ${student.id}`, name: nameOf(student) };
    });
}

export function MergeStudent({ student }: { readonly student: Student }) {
  const words = useTranslations('students.merge');
  const [typed, setTyped] = useState('');
  const [other, setOther] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const found = useFound(typed, student.id);
  const { run, isRunning } = useAction(mergeStudents, { told: words('done'), changes: SHOWING_STUDENTS });
  async function merge(): Promise<void> {
    if (other === null) return;
    const question = { title: words('confirmTitle', { name: other.name }), consequences: [words('confirmText')] };
    if (!(await confirm({ ...question, confirm: words('button'), tone: 'danger' }))) return;
    const done = await run({ params: { id: student.id }, body: { otherId: other.id, version: student.version } });
    if (done !== null) setOther(null);
  }
  return (
    <Stack>
      <Text>{words('text')}</Text>
      <FoundSelect
        // The merged student no longer exists, so the search starts again.
        key={student.version}
        label={words('other')}
        description={words('hint')}
        found={found}
        onSearch={setTyped}
        value={other?.id ?? null}
        onChange={(id) => setOther(found?.find((one) => one.id === id) ?? null)}
      />
      <Group justify="flex-end">
        <Button variant="default" c="red" disabled={other === null} loading={isRunning} onClick={() => void merge()}>
          {words('button')}
        </Button>
      </Group>
    </Stack>
  );
}
