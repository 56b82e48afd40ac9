// The pricing types: the unit to count by follows from the name and is explained.

import { PRICING_TYPES, pricingTypeOf } from '@hosted-stay/pricing-core';
import { createPricingType, deletePricingType, editPricingType, listPricingTypes } from '#contract/pricing/configuration.endpoints.ts';
import type { PricingType, pricingTypeBody } from '#contract/pricing/configuration.shapes.ts';
import { pricingTypesList } from '#contract/pricing/pricing-lists.ts';
import { listTemplates } from '#contract/pricing/templates.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import type { DraftOf, FieldsProps, ResourceOf } from '#web/platform/resource/resource.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const draftOf = (row: PricingType | null) => ({ name: row?.name ?? '' });

/** The recognised names; they can also be written with hyphens. */
const NAMES = PRICING_TYPES.map((kind) => kind.replaceAll('_', ' ')).join(', ');

function PricingTypeFields({ form }: FieldsProps<PricingType, DraftOf<typeof pricingTypeBody>>) {
  const words = useTranslations('pricing');
  const name = form.values.name?.trim() ?? '';
  const kind = pricingTypeOf(name);
  return (
    <>
      <TextField
        of={form.field('name')}
        label={words('name')}
        description={words('pricingTypes.nameHint', { names: NAMES })}
        maxLength={100}
        required
      />
      <div role="status">{kind === undefined ? name !== '' && words('pricingTypes.unknown') : words(`counted.${kind}`)}</div>
    </>
  );
}

export function usePricingTypes(): ResourceOf<typeof listPricingTypes, typeof pricingTypeBody> {
  const words = useTranslations('pricing');
  const titles = useTranslations('titles.page');
  const column = useTranslations('lists.pricingTypes.columns');
  return {
    endpoint: listPricingTypes,
    list: pricingTypesList,
    title: titles('hubPricingTypes'),
    description: words('pricingTypes.description'),
    create: words('pricingTypes.create'),
    empty: { title: words('pricingTypes.empty'), text: words('pricingTypes.emptyText') },
    columns: [
      { name: 'name', heading: column('name'), cell: ({ name }) => name, primary: true },
      { name: 'kind', heading: column('kind'), cell: ({ kind }) => <StateBadge>{words(`kind.${kind}`)}</StateBadge> },
      { name: 'counted', heading: column('counted'), cell: ({ kind }) => words(`counted.${kind}`), wrap: true, width: 320 },
      { name: 'usedBy', heading: column('usedBy'), cell: ({ usedBy }) => usedBy, align: 'end' },
    ],
    rowName: ({ name }) => name,
    rights: { write: 'pricing.write', remove: 'pricing.delete' },
    calls: {
      create: (body) => call(createPricingType, { body }),
      edit: (body) => call(editPricingType, { body }),
      remove: (id) => call(deletePricingType, { params: { id } }),
    },
    shape: async () => (await import('#contract/pricing/configuration.shapes.ts')).pricingTypeBody,
    draftOf,
    Fields: PricingTypeFields,
    details: ({ name, kind }) => [
      { label: words('name'), value: name },
      { label: column('kind'), value: words(`kind.${kind}`) },
      { label: column('counted'), value: words(`counted.${kind}`) },
    ],
    changes: [listTemplates],
  };
}
