// The pricing templates: a service, its pricing type, its trip type, and the default values of new prices.

import { Group } from '@mantine/core';
import { listServiceTypes } from '#contract/pricing/configuration.endpoints.ts';
import { pricingTemplatesList } from '#contract/pricing/pricing-lists.ts';
import { PRICED_PER, type PricingTemplate, type templateBody } from '#contract/pricing/pricings.shapes.ts';
import { createTemplate, deleteTemplate, editTemplate, listEffectivePrices, listTemplates } from '#contract/pricing/templates.endpoints.ts';
import { CommissionFields } from '#web/features/pricing/commission-fields.tsx';
import { Commission, DecimalText, FlagBadge, YesNo } from '#web/features/pricing/sheet/cells.tsx';
import { toTextBinding } from '#web/features/pricing/sheet/number-text.ts';
import { useDefaultCurrency, usePricingTypeChoices, useServiceTypeChoices, useTripTypeChoices } from '#web/features/pricing/use-choices.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import type { DraftOf, FieldsProps, ResourceOf } from '#web/platform/resource/resource.ts';
import { CheckboxField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DecimalField } from '#web/ui/form/fields/decimal-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const idText = (id: number | undefined) => (id === undefined ? null : String(id));

const draftOf = (row: PricingTemplate | null) => ({
  name: row?.name ?? '',
  serviceTypeId: idText(row?.serviceTypeId),
  pricingTypeId: idText(row?.pricingTypeId),
  tripTypeId: idText(row?.tripTypeId),
  required: row?.required ?? false,
  per: row?.per ?? 'student',
  defaultAmount: row?.defaultAmount ?? '0',
  customerCommissionAmount: row?.customerCommissionAmount ?? '0',
  customerCommissionPercentage: row?.customerCommissionPercentage ?? '0',
  providerCommissionAmount: row?.providerCommissionAmount ?? '0',
  providerCommissionPercentage: row?.providerCommissionPercentage ?? '0',
});

function TemplateFields({ form, row }: FieldsProps<PricingTemplate, DraftOf<typeof templateBody>>) {
  const words = useTranslations('pricing');
  const currency = useDefaultCurrency();
  const services = useEndpoint(listServiceTypes, { query: { perPage: 100 } }).data?.data ?? [];
  const service = toTextBinding(form.field('serviceTypeId'));

  /** A new template gets the defaults of its service. */
  function chooseService(id: string | null | undefined): void {
    service.change(id);
    const chosen = services.find((one) => String(one.id) === id);
    if (row === null && chosen !== undefined) form.set('required', chosen.requiredByDefault ?? false);
  }

  return (
    <>
      <TextField of={form.field('name')} label={words('name')} maxLength={100} required />
      <SelectField
        of={{ ...service, change: chooseService }}
        label={words('templates.service')}
        choices={useServiceTypeChoices()}
        required
      />
      <SelectField
        of={toTextBinding(form.field('pricingTypeId'))}
        label={words('templates.counted')}
        choices={usePricingTypeChoices()}
        required
      />
      <SelectField
        of={toTextBinding(form.field('tripTypeId'))}
        label={words('templates.tripType')}
        choices={useTripTypeChoices()}
        required
      />
      <Group grow align="flex-start">
        <DecimalField
          of={toTextBinding(form.field('defaultAmount'))}
          label={words('templates.defaultAmount')}
          description={words('templates.defaultAmountHint')}
          unit={currency}
        />
        <SelectField
          of={form.field('per')}
          label={words('templates.per')}
          description={words('templates.perHint')}
          choices={PRICED_PER.map((value) => ({ value, label: words(`per.${value}`) }))}
        />
      </Group>
      <CommissionFields form={form} currency={currency} />
      <CheckboxField of={form.field('required')} label={words('required')} description={words('requiredHint')} />
    </>
  );
}

export function useTemplateResource(): ResourceOf<typeof listTemplates, typeof templateBody> {
  const words = useTranslations('pricing');
  const titles = useTranslations('titles.page');
  const column = useTranslations('lists.pricingTemplates.columns');
  const services = useServiceTypeChoices();
  const counted = usePricingTypeChoices();
  const tripTypes = useTripTypeChoices();
  return {
    endpoint: listTemplates,
    list: pricingTemplatesList,
    title: titles('hubPricingTemplates'),
    description: words('templates.description'),
    create: words('templates.create'),
    empty: { title: words('templates.empty'), text: words('templates.emptyText') },
    columns: [
      { name: 'name', heading: column('name'), cell: ({ name }) => name, primary: true },
      { name: 'serviceTypeName', heading: column('serviceTypeName'), cell: ({ serviceTypeName }) => serviceTypeName },
      { name: 'pricingTypeName', heading: column('pricingTypeName'), cell: ({ pricingTypeName }) => pricingTypeName },
      { name: 'tripTypeName', heading: column('tripTypeName'), cell: ({ tripTypeName }) => tripTypeName },
      {
        name: 'defaultAmount',
        heading: column('defaultAmount'),
        cell: ({ defaultAmount }) => <DecimalText value={defaultAmount} />,
        align: 'end',
      },
      {
        name: 'customerCommission',
        heading: column('customerCommission'),
        cell: (row) => <Commission percentage={row.customerCommissionPercentage} amount={row.customerCommissionAmount} />,
        align: 'end',
      },
      {
        name: 'providerCommission',
        heading: column('providerCommission'),
        cell: (row) => <Commission percentage={row.providerCommissionPercentage} amount={row.providerCommissionAmount} />,
        align: 'end',
      },
      { name: 'required', heading: column('required'), cell: ({ required }) => <FlagBadge on={required}>{words('required')}</FlagBadge> },
      { name: 'usedBy', heading: column('usedBy'), cell: ({ usedBy }) => usedBy, align: 'end' },
    ],
    filters: [
      { name: 'serviceTypeId', label: column('serviceTypeName'), choices: services },
      { name: 'pricingTypeId', label: column('pricingTypeName'), choices: counted },
      { name: 'tripTypeId', label: column('tripTypeName'), choices: tripTypes },
      { name: 'required', label: column('required') },
    ],
    rowName: ({ name }) => name,
    rights: { write: 'pricing.write', remove: 'pricing.delete' },
    calls: {
      create: async (body) => (await call(createTemplate, { body })).item,
      edit: async (body) => (await call(editTemplate, { body })).item,
      remove: (id) => call(deleteTemplate, { params: { id } }),
    },
    shape: async () => (await import('#contract/pricing/pricings.shapes.ts')).templateBody,
    draftOf,
    Fields: TemplateFields,
    details: (row) => [
      { label: words('name'), value: row.name },
      { label: words('templates.service'), value: row.serviceTypeName },
      { label: words('templates.counted'), value: row.pricingTypeName },
      { label: words('templates.tripType'), value: row.tripTypeName },
      { label: words('templates.defaultAmount'), value: <DecimalText value={row.defaultAmount} /> },
      { label: words('templates.per'), value: words(`per.${row.per}`) },
      {
        label: words('customerCommission'),
        value: <Commission percentage={row.customerCommissionPercentage} amount={row.customerCommissionAmount} />,
      },
      {
        label: words('providerCommission'),
        value: <Commission percentage={row.providerCommissionPercentage} amount={row.providerCommissionAmount} />,
      },
      { label: words('required'), value: <YesNo on={row.required} /> },
    ],
    changes: [listEffectivePrices],
  };
}
