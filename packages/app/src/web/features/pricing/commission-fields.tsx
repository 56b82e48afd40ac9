// The fields of the platform's two commissions of a price: on the customer's price, and on the provider's rate.

import { Fieldset, Group } from '@mantine/core';
import { toTextBinding } from '#web/features/pricing/sheet/number-text.ts';
import { DecimalField } from '#web/ui/form/fields/decimal-field.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const SIDES = ['customer', 'provider'] as const;

type CommissionPath = `${(typeof SIDES)[number]}Commission${'Amount' | 'Percentage'}`;

interface CommissionProps {
  readonly form: { field(path: CommissionPath): FieldBinding<unknown> };
  readonly currency: string;
}

export function CommissionFields({ form, currency }: CommissionProps) {
  const words = useTranslations('pricing');
  return SIDES.map((side) => (
    <Fieldset key={side} legend={words(`${side}Commission`)}>
      <Group grow align="flex-start">
        <DecimalField
          of={toTextBinding(form.field(`${side}CommissionPercentage`))}
          label={words('percentage')}
          description={words(`${side}PercentageHint`)}
          unit="%"
        />
        <DecimalField
          of={toTextBinding(form.field(`${side}CommissionAmount`))}
          label={words('fixedPart')}
          description={words('fixedPartHint')}
          unit={currency}
        />
      </Group>
    </Fieldset>
  ));
}
