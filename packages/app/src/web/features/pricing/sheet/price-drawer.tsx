// The form of a template's own price: add or change it, or override the price of the county or country.

import { Drawer, Group, Text } from '@mantine/core';
import { useRef } from 'react';
import type { Pricing } from '#contract/pricing/pricings.shapes.ts';
import { CommissionFields } from '#web/features/pricing/commission-fields.tsx';
import { isOwn, type Place, type PriceRow, toPriceDraft } from '#web/features/pricing/prices/prices.model.ts';
import { useDefaultCurrency } from '#web/features/pricing/use-choices.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DecimalField } from '#web/ui/form/fields/decimal-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useGuardedClose } from '#web/ui/form/leave-guard.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { toTextBinding } from './number-text.ts';
import { reloadPrices, usePriceSteps } from './use-price-steps.ts';

type Binding = FieldBinding<string | null | undefined>;

/** Empty input is no number, rather than 0. */
function asOptional(field: Binding): Binding {
  return { ...field, change: (text) => field.change(text === '' ? null : text) };
}

const REQUIRED = { yes: true, no: false, template: null } as const;

/** A choice between required, not required, and the default of the template. */
function asChoice(field: FieldBinding<boolean | null | undefined>): Binding {
  const { value } = field;
  return {
    ...field,
    value: value === true ? 'yes' : value === false ? 'no' : 'template',
    change: (choice) => field.change(REQUIRED[choice as keyof typeof REQUIRED] ?? null),
  };
}

interface PriceDrawerProps {
  readonly row: PriceRow;
  readonly place: Place;
  readonly onClose: () => void;
}

export function PriceDrawer({ row, place, onClose }: PriceDrawerProps) {
  useFocusBack();
  const guardedClose = useGuardedClose(onClose);
  const words = useTranslations('prices');
  const common = useTranslations('common');
  const resource = useTranslations('resource');
  const steps = usePriceSteps(place);
  const currency = useDefaultCurrency();
  const { template } = row;
  /** The own price as last read; the server refuses a save if somebody else has changed it. */
  const own = useRef<Pricing | null>(isOwn(row, place) ? row.pricing : null);
  const form = useForm({
    shape: async () => (await import('#contract/pricing/pricings.shapes.ts')).pricingBody,
    initial: toPriceDraft(row, place),
    async send(terms) {
      try {
        return await (own.current === null ? steps.create(terms) : steps.edit(terms, own.current));
      } catch (error) {
        if (error instanceof ApiFailure && error.current !== null) own.current = error.current as Pricing;
        throw error;
      }
    },
    async done(saved) {
      onClose();
      steps.saved(saved, own.current);
      await reloadPrices();
    },
    reread: async () => toPriceDraft({ ...row, pricing: own.current }, place),
  });
  return (
    <Drawer
      opened
      onClose={guardedClose}
      position="right"
      size={640}
      title={template.name}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Form form={form} label={template.name}>
        {own.current === null && row.pricing !== null && <Text c="dimmed">{words('overrides', { name: row.pricing.priceableName })}</Text>}
        <Group grow align="flex-start">
          <DecimalField of={toTextBinding(form.field('amount'))} label={words('amount')} unit={currency} required />
          <TextField
            of={asOptional(toTextBinding(form.field('quantity')))}
            label={words('quantity')}
            description={words('quantityHint')}
            inputMode="numeric"
          />
        </Group>
        <SelectField
          of={asChoice(form.field('required'))}
          label={words('required')}
          choices={[
            { value: 'template', label: words(template.required ? 'asTemplateYes' : 'asTemplateNo') },
            { value: 'yes', label: words('requiredYes') },
            { value: 'no', label: words('requiredNo') },
          ]}
        />
        <CommissionFields form={form} currency={currency} />
        <Group justify="flex-end">
          <SubmitButton form={form}>{resource('save')}</SubmitButton>
        </Group>
      </Form>
    </Drawer>
  );
}
