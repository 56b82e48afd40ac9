// The businesses: the legal entities that sell.

import { Group } from '@mantine/core';
import { toPercent } from '#contract/platform/validation/percent.ts';
import { createBusiness, deleteBusiness, editBusiness, listBusinesses } from '#contract/pricing/businesses.endpoints.ts';
import type { Business, businessBody } from '#contract/pricing/businesses.shapes.ts';
import { listCurrencies } from '#contract/pricing/configuration.endpoints.ts';
import { businessesList } from '#contract/pricing/pricing-lists.ts';
import { listCountries } from '#contract/search/dependencies.endpoints.ts';
import { FlagBadge, YesNo } from '#web/features/pricing/sheet/cells.tsx';
import { toPercentBinding, toTextBinding } from '#web/features/pricing/sheet/number-text.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import type { DraftOf, FieldsProps, ResourceOf } from '#web/platform/resource/resource.ts';
import { CheckboxField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DecimalField } from '#web/ui/form/fields/decimal-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { getFormatter, useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useCurrencyChoices } from './use-choices.ts';

const draftOf = (row: Business | null) => ({
  name: row?.name ?? '',
  legalName: row?.legalName ?? '',
  addressLine1: row?.addressLine1 ?? '',
  cityTown: row?.cityTown ?? '',
  postcode: row?.postcode ?? '',
  countryId: row === null ? null : String(row.countryId),
  vatNumber: row?.vatNumber ?? '',
  vatRate: row?.vatRate ?? '0.23',
  vatExempt: row?.vatExempt ?? false,
  currencyId: row === null ? null : String(row.currencyId),
  invoicePrefix: row?.invoicePrefix ?? '',
  iban: row?.iban ?? '',
  isDefault: row?.isDefault ?? false,
});

function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames(useFormatLocale(), { type: 'region' });
  return (code) => names.of(code) ?? code;
}

function useCountryChoices() {
  const tag = useFormatLocale();
  const nameOf = useCountryName();
  const { data } = useEndpoint(listCountries, {});
  return (data?.data ?? [])
    .map(({ id, code }) => ({ value: String(id), label: nameOf(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, tag));
}

function BusinessFields({ form }: FieldsProps<Business, DraftOf<typeof businessBody>>) {
  const words = useTranslations('pricing');
  return (
    <>
      <TextField of={form.field('name')} label={words('name')} description={words('businesses.nameHint')} maxLength={100} required />
      <TextField of={form.field('legalName')} label={words('businesses.legalName')} maxLength={200} required />
      <TextField of={form.field('addressLine1')} label={words('businesses.address')} maxLength={200} required />
      <Group grow align="flex-start">
        <TextField of={form.field('cityTown')} label={words('businesses.city')} maxLength={100} required />
        <TextField of={form.field('postcode')} label={words('businesses.postcode')} maxLength={20} />
      </Group>
      <SelectField of={toTextBinding(form.field('countryId'))} label={words('businesses.country')} choices={useCountryChoices()} required />
      <Group grow align="flex-start">
        <TextField of={form.field('vatNumber')} label={words('businesses.vatNumber')} maxLength={40} />
        <DecimalField
          of={toPercentBinding(form.field('vatRate'))}
          label={words('businesses.vatRate')}
          description={words('businesses.vatRateHint')}
          unit="%"
          required
        />
      </Group>
      <CheckboxField of={form.field('vatExempt')} label={words('businesses.vatExempt')} description={words('businesses.vatExemptHint')} />
      <Group grow align="flex-start">
        <SelectField
          of={toTextBinding(form.field('currencyId'))}
          label={words('businesses.currency')}
          choices={useCurrencyChoices()}
          required
        />
        <TextField
          of={form.field('invoicePrefix')}
          label={words('businesses.invoicePrefix')}
          description={words('businesses.invoicePrefixHint')}
          maxLength={10}
          required
        />
      </Group>
      <TextField of={form.field('iban')} label={words('businesses.iban')} maxLength={40} />
      <CheckboxField of={form.field('isDefault')} label={words('businesses.isDefault')} description={words('businesses.isDefaultHint')} />
    </>
  );
}

export function useBusinesses(): ResourceOf<typeof listBusinesses, typeof businessBody> {
  const words = useTranslations('pricing');
  const titles = useTranslations('titles.page');
  const column = useTranslations('lists.businesses.columns');
  const format = getFormatter(useFormatLocale());
  const countryName = useCountryName();
  const rateOf = ({ vatRate, vatExempt }: Business) => (vatExempt ? words('businesses.exempt') : format.percent(toPercent(vatRate)));
  return {
    endpoint: listBusinesses,
    list: businessesList,
    title: titles('hubBusinesses'),
    description: words('businesses.description'),
    create: words('businesses.create'),
    empty: { title: words('businesses.empty'), text: words('businesses.emptyText') },
    columns: [
      { name: 'name', heading: column('name'), cell: ({ name }) => name, primary: true },
      { name: 'legalName', heading: column('legalName'), cell: ({ legalName }) => legalName },
      { name: 'country', heading: column('country'), cell: ({ countryCode }) => countryName(countryCode) },
      { name: 'vatRate', heading: column('vatRate'), cell: rateOf, align: 'end' },
      { name: 'currency', heading: column('currency'), cell: ({ currencyCode }) => currencyCode },
      { name: 'invoicePrefix', heading: column('invoicePrefix'), cell: ({ invoicePrefix }) => invoicePrefix },
      {
        name: 'isDefault',
        heading: column('isDefault'),
        cell: ({ isDefault }) => <FlagBadge on={isDefault}>{words('default')}</FlagBadge>,
      },
      { name: 'usedBy', heading: column('usedBy'), cell: ({ usedBy }) => usedBy, align: 'end' },
    ],
    rowName: ({ name }) => name,
    rights: { write: 'businesses.write', remove: 'businesses.write' },
    calls: {
      create: (body) => call(createBusiness, { body }),
      edit: (body) => call(editBusiness, { body }),
      remove: (id) => call(deleteBusiness, { params: { id } }),
    },
    shape: async () => (await import('#contract/pricing/businesses.shapes.ts')).businessBody,
    draftOf,
    Fields: BusinessFields,
    details: (row) => [
      { label: words('name'), value: row.name },
      { label: words('businesses.legalName'), value: row.legalName },
      {
        label: words('businesses.address'),
        value: [row.addressLine1, row.cityTown, row.postcode, countryName(row.countryCode)].filter((part) => part !== '').join(', '),
      },
      { label: words('businesses.vatNumber'), value: row.vatNumber },
      { label: words('businesses.vatRate'), value: rateOf(row) },
      { label: words('businesses.currency'), value: row.currencyCode },
      { label: words('businesses.invoicePrefix'), value: row.invoicePrefix },
      { label: words('businesses.iban'), value: row.iban },
      { label: words('businesses.isDefault'), value: <YesNo on={row.isDefault} /> },
    ],
    changes: [listCurrencies],
  };
}
