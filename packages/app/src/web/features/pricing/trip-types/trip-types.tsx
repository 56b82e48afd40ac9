// The trip types with their discount rules; only active ones are priced.

import { IconCircleCheck } from '@tabler/icons-react';
import type { TripType, tripTypeBody } from '#contract/pricing/configuration.shapes.ts';
import { tripTypesList } from '#contract/pricing/pricing-lists.ts';
import { listEffectivePrices, listTemplates } from '#contract/pricing/templates.endpoints.ts';
import { activateTripType, createTripType, deleteTripType, editTripType, listTripTypes } from '#contract/pricing/trip-types.endpoints.ts';
import { FlagBadge, YesNo } from '#web/features/pricing/sheet/cells.tsx';
import { useDefaultCurrency } from '#web/features/pricing/use-choices.ts';
import { call } from '#web/platform/api/api.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import type { DraftOf, FieldsProps, ResourceOf } from '#web/platform/resource/resource.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { CheckboxField } from '#web/ui/form/fields/choice-fields.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { DiscountEditor } from './discount-editor.tsx';
import { DiscountPreview } from './discount-preview.tsx';

const draftOf = (row: TripType | null) => ({ name: row?.name ?? '', active: row?.active ?? false, discounts: row?.discounts ?? [] });

type Draft = DraftOf<typeof tripTypeBody>;

/** Returns the typed rules; empty fields get the defaults of the shape. */
function rulesOf({ discounts }: Draft) {
  return (discounts ?? []).map(({ minQuantity, required, code, demandDiscount, supplyDiscount }) => ({
    minQuantity: Number(minQuantity ?? 0),
    required: required ?? false,
    code: code ?? null,
    demandDiscount: String(demandDiscount ?? '0'),
    supplyDiscount: String(supplyDiscount ?? '0'),
  }));
}

function TripTypeFields({ form }: FieldsProps<TripType, Draft>) {
  const words = useTranslations('pricing');
  return (
    <>
      <TextField of={form.field('name')} label={words('name')} maxLength={100} required />
      <CheckboxField of={form.field('active')} label={words('active')} description={words('tripTypes.activeHint')} />
      <DiscountEditor form={form} />
      <DiscountPreview rules={rulesOf(form.values)} currency={useDefaultCurrency()} />
    </>
  );
}

/** The rules of a trip type as sentences. */
function Rules({ discounts = [] }: TripType) {
  const words = useTranslations('pricing.discounts');
  if (discounts.length === 0) return words('none');
  return discounts.map(({ minQuantity, code, required, demandDiscount, supplyDiscount }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a rule is identified only by its position.
    <div key={index}>
      {words('sentence', {
        quantity: minQuantity,
        kind: required ? 'self' : 'code',
        code: code ?? '',
        demand: demandDiscount,
        supply: supplyDiscount,
      })}
    </div>
  ));
}

export function useTripTypes(): ResourceOf<typeof listTripTypes, typeof tripTypeBody> {
  const words = useTranslations('pricing');
  const titles = useTranslations('titles.page');
  const column = useTranslations('lists.tripTypes.columns');
  const changes = [listTripTypes, listTemplates, listEffectivePrices];
  const activate = useAction(activateTripType, { changes, told: words('tripTypes.activated') });
  return {
    endpoint: listTripTypes,
    list: tripTypesList,
    title: titles('hubTripTypes'),
    description: words('tripTypes.description'),
    create: words('tripTypes.create'),
    empty: { title: words('tripTypes.empty'), text: words('tripTypes.emptyText') },
    columns: [
      { name: 'name', heading: column('name'), cell: ({ name }) => name, primary: true },
      { name: 'id', heading: column('id'), cell: ({ id }) => id, align: 'end' },
      {
        name: 'active',
        heading: column('active'),
        cell: ({ active }) => (
          <StateBadge meaning={active ? 'good' : 'neutral'}>{words(active ? 'active' : 'tripTypes.inactive')}</StateBadge>
        ),
      },
      { name: 'discounts', heading: column('discounts'), cell: ({ discounts }) => discounts?.length, align: 'end' },
      { name: 'fixed', heading: column('fixed'), cell: ({ fixed }) => <FlagBadge on={fixed}>{words('tripTypes.fixed')}</FlagBadge> },
      { name: 'usedBy', heading: column('usedBy'), cell: ({ usedBy }) => usedBy, align: 'end' },
    ],
    filters: [{ name: 'active', label: column('active') }],
    rowName: ({ name }) => name,
    rights: { write: 'pricing.write', remove: 'pricing.delete' },
    calls: {
      create: (body) => call(createTripType, { body }),
      edit: (body) => call(editTripType, { body }),
      remove: (id) => call(deleteTripType, { params: { id } }),
    },
    shape: async () => (await import('#contract/pricing/configuration.shapes.ts')).tripTypeBody,
    draftOf,
    Fields: TripTypeFields,
    details: (row) => [
      { label: words('name'), value: row.name },
      { label: words('active'), value: <YesNo on={row.active} /> },
      { label: words('discounts.title'), value: <Rules {...row} /> },
    ],
    kept: ({ fixed }) => (fixed === true ? words('tripTypes.fixedText') : null),
    changes: changes.slice(1),
    actions: ({ id, active }) =>
      active
        ? []
        : [
            {
              label: words('tripTypes.activate'),
              icon: <IconCircleCheck size={16} aria-hidden />,
              run: async () => void (await activate.run({ params: { id } })),
            },
          ],
  };
}
