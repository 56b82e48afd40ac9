// Who is free for a stay, and why the others aren't.

import { Anchor, Button, Group, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import * as z from 'zod';
import { GENDERS, HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import { PETS } from '#contract/host-families/pets.ts';
import { findFreeFamilies } from '#contract/host-families/planner.endpoints.ts';
import type { FreeFamilies } from '#contract/host-families/planner.shapes.ts';
import { GUESTS, STUDENT_AGES } from '#contract/platform/constants.ts';
import { day } from '#contract/platform/validation/fields.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { MultiSelectField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateRangeField } from '#web/ui/form/fields/dates/date-range-field.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useAreaChoices, useCountyChoices, useHostingChoices } from '../hub/family-choices.ts';

const AGES = Array.from({ length: STUDENT_AGES.max - STUDENT_AGES.min + 1 }, (_, index) => String(STUDENT_AGES.min + index));
const HOSTING = HOSTING_TYPES.map(({ id }) => String(id)) as [string, ...string[]];

/** The form's values: null for what doesn't matter. */
const shape = z.object({
  fromDate: day,
  toDate: day,
  students: z.int().min(GUESTS.min).max(GUESTS.max),
  gender: z.enum(GENDERS).nullable(),
  age: z.enum(AGES).nullable(),
  avoidPets: z.array(z.enum(PETS)),
  countyId: z.string().nullable(),
  geofenceId: z.string().nullable(),
  hostingType: z.enum(HOSTING).nullable(),
});

type Typed = z.output<typeof shape>;

/** Returns the query without what doesn't matter. */
function toQuery({ avoidPets, ...stay }: Typed) {
  const given = Object.fromEntries(Object.entries(stay).filter(([, value]) => value !== null));
  return { ...given, avoidPets: avoidPets.join(',') } as never;
}

function Result({ found }: { readonly found: FreeFamilies }) {
  const words = useTranslations('planner.free');
  const titleOf = useFamilyTitle();
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      <section aria-label={words('found', { count: found.total })}>
        <Title order={2} size="h4" mb="xs">
          {words('found', { count: found.total })}
        </Title>
        {found.data.length > 0 && (
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{words('family')}</Table.Th>
                <Table.Th scope="col">{words('county')}</Table.Th>
                <Table.Th scope="col" ta="end">
                  {words('freeBeds')}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.data.map(({ id, name, county, freeBeds }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <Anchor component={Link} to={paths.hubHostFamilyCalendar({ id })} size="sm">
                      {titleOf(name)}
                    </Anchor>
                  </Table.Td>
                  <Table.Td>{county}</Table.Td>
                  <Table.Td ta="end">{freeBeds}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
        {found.total > found.data.length && (
          <Text size="sm" c="dimmed">
            {words('more', { count: found.data.length })}
          </Text>
        )}
      </section>
      {found.whyNot.length > 0 && (
        <section aria-label={words('whyNotTitle')}>
          <Title order={2} size="h4" mb="xs">
            {words('whyNotTitle')}
          </Title>
          <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
            {found.whyNot.map(({ reason, count, only }) => (
              <li key={reason}>
                <Text size="sm">{words(`whyNot.${reason}`, { count })}</Text>
                {only > 0 && (
                  <Text size="xs" c="dimmed">
                    {words('only', { count: only })}
                  </Text>
                )}
              </li>
            ))}
          </Stack>
        </section>
      )}
    </SimpleGrid>
  );
}

export function FreeFamiliesSearch() {
  const words = useTranslations('planner.free');
  const genders = useTranslations('names.gender');
  const pets = useTranslations('tags.pet');
  const [counties, hosting, areas] = [useCountyChoices(), useHostingChoices(), useAreaChoices()];
  const [found, setFound] = useState<FreeFamilies | null>(null);
  const form = useForm({
    shape,
    initial: {
      ...{ fromDate: '', toDate: '', students: GUESTS.min, gender: null, age: null, avoidPets: [], countyId: null, hostingType: null },
      geofenceId: null,
    },
    guarded: false,
    send: (stay) => call(findFreeFamilies, { query: toQuery(stay) }),
    done: setFound,
  });
  function clear(): void {
    setFound(null);
    form.reset();
  }
  return (
    <Stack gap="xl">
      <Form form={form} label={words('title')}>
        <div>
          <DateRangeField
            from={form.field('fromDate')}
            to={form.field('toDate')}
            label={words('dates')}
            fromLabel={words('arrival')}
            toLabel={words('departure')}
          />
        </div>
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" verticalSpacing="sm">
          <NumberField of={form.field('students')} label={words('students')} min={GUESTS.min} max={GUESTS.max} />
          <SelectField
            of={form.field('gender')}
            label={words('gender')}
            choices={GENDERS.map((value) => ({ value, label: genders(value) }))}
            clearable
          />
          <SelectField of={form.field('age')} label={words('age')} choices={AGES.map((value) => ({ value, label: value }))} clearable />
          <MultiSelectField
            of={form.field('avoidPets') as FieldBinding<string[]>}
            label={words('avoidPets')}
            description={words('avoidPetsHint')}
            choices={PETS.map((value) => ({ value, label: pets(value) }))}
          />
          <SelectField of={form.field('countyId')} label={words('county')} choices={counties} clearable />
          <SelectField of={form.field('hostingType')} label={words('hostingType')} choices={hosting} clearable />
          {areas.length > 0 && <SelectField of={form.field('geofenceId')} label={words('area')} choices={areas} clearable />}
        </SimpleGrid>
        <Group gap="sm">
          <SubmitButton form={form}>{words('submit')}</SubmitButton>
          {found !== null && (
            <Button variant="default" onClick={clear}>
              {words('clear')}
            </Button>
          )}
        </Group>
      </Form>
      <div aria-live="polite">{found !== null && <Result found={found} />}</div>
    </Stack>
  );
}
