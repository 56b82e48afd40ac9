// The trip periods: named parts of the year; overlaps are allowed, but shown.

import { Alert, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { tripPeriodsList } from '#contract/pricing/pricing-lists.ts';
import type { TripPeriod, tripPeriodBody } from '#contract/pricing/trip-periods.shapes.ts';
import { createTripPeriod, deleteTripPeriod, editTripPeriod, listTripPeriods } from '#contract/pricing/trip-types.endpoints.ts';
import { YesNo } from '#web/features/pricing/sheet/cells.tsx';
import { toTextBinding } from '#web/features/pricing/sheet/number-text.ts';
import { useTripTypeChoices } from '#web/features/pricing/use-choices.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import type { DraftOf, FieldsProps, ResourceOf } from '#web/platform/resource/resource.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { CheckboxField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { listOverlaps } from './overlaps.model.ts';

const draftOf = (row: TripPeriod | null) => ({
  name: row?.name ?? '',
  fromDate: row?.fromDate ?? '',
  toDate: row?.toDate ?? '',
  tripTypeId: row?.tripTypeId ? String(row.tripTypeId) : null,
  active: row?.active ?? true,
});

function Overlaps({ names }: { readonly names: readonly string[] }) {
  const words = useTranslations('pricing');
  return (
    <div role="status">
      {names.length > 0 && (
        <Alert role="note" color="yellow" icon={<IconAlertTriangle aria-hidden />}>
          {words('tripPeriods.overlaps', { names: names.join(', ') })}
        </Alert>
      )}
    </div>
  );
}

function TripPeriodFields({ form, row }: FieldsProps<TripPeriod, DraftOf<typeof tripPeriodBody>>) {
  const words = useTranslations('pricing');
  const { data } = useEndpoint(listTripPeriods, { query: { perPage: MAX_PAGE_SIZE } });
  const { name, fromDate, toDate, tripTypeId, active } = form.values;
  const names = listOverlaps(
    {
      ...(row === null ? {} : { id: row.id }),
      name: name ?? '',
      fromDate: fromDate ?? '',
      toDate: toDate ?? '',
      tripTypeId: tripTypeId ? Number(tripTypeId) : null,
      active: active ?? true,
    },
    data?.data ?? [],
  );
  return (
    <>
      <TextField of={form.field('name')} label={words('name')} maxLength={100} required />
      <Group grow align="flex-start">
        <DateField of={form.field('fromDate')} label={words('tripPeriods.from')} required />
        <DateField of={form.field('toDate')} label={words('tripPeriods.to')} required {...(fromDate ? { opensOn: fromDate } : {})} />
      </Group>
      <SelectField
        of={toTextBinding(form.field('tripTypeId'))}
        label={words('tripPeriods.tripType')}
        placeholder={words('tripPeriods.everyTripType')}
        choices={useTripTypeChoices()}
        clearable
      />
      <CheckboxField of={form.field('active')} label={words('active')} />
      <Overlaps names={names} />
    </>
  );
}

export function useTripPeriods(): ResourceOf<typeof listTripPeriods, typeof tripPeriodBody> {
  const words = useTranslations('pricing');
  const titles = useTranslations('titles.page');
  const column = useTranslations('lists.tripPeriods.columns');
  const tripTypes = useTripTypeChoices();
  const tripTypeOf = ({ tripTypeName }: TripPeriod) => tripTypeName ?? words('tripPeriods.everyTripType');
  return {
    endpoint: listTripPeriods,
    list: tripPeriodsList,
    title: titles('hubTripPeriods'),
    description: words('tripPeriods.description'),
    create: words('tripPeriods.create'),
    empty: { title: words('tripPeriods.empty'), text: words('tripPeriods.emptyText') },
    columns: [
      { name: 'name', heading: column('name'), cell: ({ name }) => name, primary: true },
      { name: 'fromDate', heading: column('fromDate'), cell: ({ fromDate }) => <DateText day={fromDate} /> },
      { name: 'toDate', heading: column('toDate'), cell: ({ toDate }) => <DateText day={toDate} /> },
      { name: 'tripTypeName', heading: column('tripTypeName'), cell: tripTypeOf },
      { name: 'active', heading: column('active'), cell: ({ active }) => <YesNo on={active} /> },
      {
        name: 'overlaps',
        heading: column('overlaps'),
        cell: ({ overlaps }) => overlaps.length > 0 && <StateBadge meaning="care">{overlaps.join(', ')}</StateBadge>,
      },
    ],
    filters: [
      { name: 'active', label: column('active') },
      { name: 'tripTypeId', label: column('tripTypeName'), choices: tripTypes },
      { name: 'fromDate', label: column('fromDate') },
    ],
    rowName: ({ name }) => name,
    rights: { write: 'tripPeriods.write', remove: 'tripPeriods.delete' },
    calls: {
      create: (body) => call(createTripPeriod, { body }),
      edit: (body) => call(editTripPeriod, { body }),
      remove: (id) => call(deleteTripPeriod, { params: { id } }),
    },
    shape: async () => (await import('#contract/pricing/trip-periods.shapes.ts')).tripPeriodBody,
    draftOf,
    Fields: TripPeriodFields,
    details: (row) => [
      { label: words('name'), value: row.name },
      { label: words('tripPeriods.from'), value: <DateText day={row.fromDate} /> },
      { label: words('tripPeriods.to'), value: <DateText day={row.toDate} /> },
      { label: words('tripPeriods.tripType'), value: tripTypeOf(row) },
      { label: words('active'), value: <YesNo on={row.active} /> },
      { label: column('overlaps'), value: row.overlaps.join(', ') },
    ],
  };
}
