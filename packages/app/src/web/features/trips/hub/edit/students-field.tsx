// The students of a trip: find them by name, add them one by one, remove them.

import { Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { listStudents, readStudent } from '#contract/people/students.endpoints.ts';
import type { StudentPage } from '#contract/people/students.shapes.ts';
import { joinStudentNames } from '#web/features/trips/students.model.ts';
import classes from '#web/features/trips/trips.module.css';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import type { InputProps } from '#web/ui/form/bind-field.tsx';
import { bindField } from '#web/ui/form/bind-field.tsx';
import { FoundSelect } from '#web/ui/form/fields/found-select.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Returns students by ID, as far as they are loaded; reloads them when they change. */
export function useStudents(ids: readonly number[]): readonly (StudentPage | undefined)[] {
  const queries = ids.map((id) => {
    const request = { params: { id } };
    return { queryKey: toQueryKey(readStudent, request), queryFn: () => call(readStudent, request, { background: true }) };
  });
  return useQueries({ queries }, queryClient).map(({ data }) => data);
}

function StudentsInput({ label, value, onChange, disabled = false, ...props }: InputProps<readonly number[]>) {
  const words = useTranslations('hubTrips.details');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 200);
  const { data } = useEndpoint(listStudents, { query: search === '' ? { perPage: 20 } : { perPage: 20, search } }, { when: !disabled });
  const chosen = useStudents(value);
  const found = data?.table.data
    .filter(({ id }) => !value.includes(id))
    .map((student) => ({ id: student.id, label: joinStudentNames([student]) }));
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {label}
      </Text>
      {value.length > 0 && (
        <ul className={classes['rows']} aria-label={label}>
          {value.map((id, index) => {
            const student = chosen[index];
            const name = student === undefined ? `#${id}` : joinStudentNames([student]);
            return (
              <li key={id}>
                <Group justify="space-between" gap="xs">
                  <Text>{name}</Text>
                  {!disabled && (
                    <Button variant="subtle" size="compact-sm" onClick={() => onChange(value.filter((one) => one !== id))}>
                      {words('remove', { name })}
                    </Button>
                  )}
                </Group>
              </li>
            );
          })}
        </ul>
      )}
      {!disabled && value.length < MAX_CHILDREN && (
        <FoundSelect
          {...props}
          required={value.length === 0}
          label={words('addStudent')}
          description={words('findHint')}
          found={found}
          onSearch={setTyped}
          value={null}
          adds
          onChange={(id) => id !== null && onChange([...value, id])}
        />
      )}
    </Stack>
  );
}

export const StudentsField = bindField(StudentsInput, {
  empty: [] as readonly number[],
  show: (ids) => ids.map((id) => `#${id}`).join(', '),
});
