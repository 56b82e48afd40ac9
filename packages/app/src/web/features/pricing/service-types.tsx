// The service types: the category of a service follows from its name and is shown while typing.

import { serviceCategory } from '@hosted-stay/pricing-core';
import { createServiceType, deleteServiceType, editServiceType, listServiceTypes } from '#contract/pricing/configuration.endpoints.ts';
import type { ServiceType, serviceTypeBody } from '#contract/pricing/configuration.shapes.ts';
import { serviceTypesList } from '#contract/pricing/pricing-lists.ts';
import { listTemplates } from '#contract/pricing/templates.endpoints.ts';
import { FlagBadge, YesNo } from '#web/features/pricing/sheet/cells.tsx';
import { call } from '#web/platform/api/api.ts';
import type { DraftOf, FieldsProps, ResourceOf } from '#web/platform/resource/resource.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { CheckboxField } from '#web/ui/form/fields/choice-fields.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const draftOf = (row: ServiceType | null) => ({ name: row?.name ?? '', requiredByDefault: row?.requiredByDefault ?? false });

function ServiceTypeFields({ form }: FieldsProps<ServiceType, DraftOf<typeof serviceTypeBody>>) {
  const words = useTranslations('pricing');
  const name = form.values.name?.trim() ?? '';
  const category = serviceCategory(name);
  const hint =
    category === 'other'
      ? words('serviceTypes.detectedOther')
      : words('serviceTypes.detected', { category: words(`category.${category}`) });
  return (
    <>
      <TextField of={form.field('name')} label={words('name')} maxLength={100} required />
      <div role="status">{name === '' ? words('serviceTypes.nameHint') : hint}</div>
      <CheckboxField
        of={form.field('requiredByDefault')}
        label={words('serviceTypes.required')}
        description={words('serviceTypes.requiredHint')}
      />
    </>
  );
}

export function useServiceTypes(): ResourceOf<typeof listServiceTypes, typeof serviceTypeBody> {
  const words = useTranslations('pricing');
  const titles = useTranslations('titles.page');
  const column = useTranslations('lists.serviceTypes.columns');
  return {
    endpoint: listServiceTypes,
    list: serviceTypesList,
    title: titles('hubServiceTypes'),
    description: words('serviceTypes.description'),
    create: words('serviceTypes.create'),
    empty: { title: words('serviceTypes.empty'), text: words('serviceTypes.emptyText') },
    columns: [
      { name: 'name', heading: column('name'), cell: ({ name }) => name, primary: true },
      { name: 'category', heading: column('category'), cell: ({ category }) => <StateBadge>{words(`category.${category}`)}</StateBadge> },
      {
        name: 'requiredByDefault',
        heading: column('requiredByDefault'),
        cell: ({ requiredByDefault }) => <FlagBadge on={requiredByDefault}>{words('required')}</FlagBadge>,
      },
      { name: 'usedBy', heading: column('usedBy'), cell: ({ usedBy }) => usedBy, align: 'end' },
    ],
    rowName: ({ name }) => name,
    rights: { write: 'pricing.write', remove: 'pricing.delete' },
    calls: {
      create: (body) => call(createServiceType, { body }),
      edit: (body) => call(editServiceType, { body }),
      remove: (id) => call(deleteServiceType, { params: { id } }),
    },
    shape: async () => (await import('#contract/pricing/configuration.shapes.ts')).serviceTypeBody,
    draftOf,
    Fields: ServiceTypeFields,
    details: ({ name, category, requiredByDefault }) => [
      { label: words('name'), value: name },
      { label: column('category'), value: words(`category.${category}`) },
      { label: words('serviceTypes.required'), value: <YesNo on={requiredByDefault} /> },
    ],
    changes: [listTemplates],
  };
}
