// Putting another entry of the same student into this one.

import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { listStudents, mergeStudents } from '#contract/people/students.endpoints.ts';
import type { Student } from '#contract/people/students.shapes.ts';
import { useAction, useEndpoint } from '#web/platform/endpoint-hooks.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { nameOf } from './student-facts.ts';
import { SHOWING_STUDENTS } from './use-student-steps.ts';

/** As many as a menu shows. */
const AT_MOST = 20;

/** The students whom a typed name fits, as choices; undefined while they are searched for. */
function useFound(typed: string, except: number) {
  const tag = useFormatLocale();
  const [search] = useDebouncedValue(typed.trim(), 200);
  const { data } = useEndpoint(listStudents, { query: { search, perPage: AT_MOST } });
  return data?.table.data
    .filter(({ id }) => id !== except)
    .map((student) => {
      const born = student.dateOfBirth === null ? '' : ` (${writeDay(student.dateOfBirth, { tag })})`;
      return { value: String(student.id), label: `${nameOf(student)}${born} · ${student.id}`, student };
    });
}

export function MergeStudent({ student }: { readonly student: Student }) {
  const words = useTranslations('students.merge');
  const [typed, setTyped] = useState('');
  const [other, setOther] = useState<{ readonly value: string; readonly label: string; readonly student: Student } | null>(null);
  const found = useFound(typed === other?.label ? '' : typed, student.id);
  const { run, isRunning } = useAction(mergeStudents, { told: words('done'), changes: SHOWING_STUDENTS });
  const offered = [...(found ?? [])];
  if (other !== null && !offered.some(({ value }) => value === other.value)) offered.unshift(other);
  const none = { value: '', label: words(found === undefined ? 'searching' : 'nothing'), disabled: true };
  async function merge(): Promise<void> {
    if (other === null) return;
    const question = { title: words('confirmTitle', { name: nameOf(other.student) }), consequences: [words('confirmText')] };
    if (!(await confirm({ ...question, confirm: words('button'), tone: 'danger' }))) return;
    const done = await run({ params: { id: student.id }, body: { otherId: other.student.id, version: student.version } });
    if (done === null) return;
    setOther(null);
    setTyped('');
  }
  return (
    <Stack>
      <Text>{words('text')}</Text>
      <Select
        label={words('other')}
        description={words('hint')}
        searchable
        data={offered.length === 0 ? [none] : offered.map(({ value, label }) => ({ value, label }))}
        filter={({ options }) => options}
        searchValue={typed}
        onSearchChange={setTyped}
        value={other?.value ?? null}
        onChange={(value) => setOther(offered.find((one) => one.value === value) ?? null)}
      />
      <Group justify="flex-end">
        <Button variant="default" c="red" disabled={other === null} loading={isRunning} onClick={() => void merge()}>
          {words('button')}
        </Button>
      </Group>
    </Stack>
  );
}
