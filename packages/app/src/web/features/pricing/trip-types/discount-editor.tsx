// The editor of a trip type's discount rules: add, move, remove.

import { ActionIcon, Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { tripTypeBody } from '#contract/pricing/configuration.shapes.ts';
import { toTextBinding } from '#web/features/pricing/sheet/number-text.ts';
import type { DraftOf } from '#web/platform/resource/resource.ts';
import { CheckboxField } from '#web/ui/form/fields/choice-fields.tsx';
import { DecimalField } from '#web/ui/form/fields/decimal-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import type { UsedForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

type Form = UsedForm<DraftOf<typeof tripTypeBody>>;
type Rules = NonNullable<Form['values']['discounts']>;

const NEW: Rules[number] = { minQuantity: 0, required: true, code: null, demandDiscount: '0', supplyDiscount: '0' };

/** The maximum number of rules of a trip type. */
const MOST = 50;

function RuleFields({ form, index }: { readonly form: Form; readonly index: number }) {
  const words = useTranslations('pricing.discounts');
  const at = `discounts.${index}` as const;
  const bySelf = form.values.discounts?.[index]?.required ?? false;
  return (
    <Stack gap="sm">
      <Group grow align="flex-start">
        <TextField of={toTextBinding(form.field(`${at}.minQuantity`))} label={words('minQuantity')} inputMode="numeric" />
        <TextField of={toTextBinding(form.field(`${at}.code`))} label={words('code')} maxLength={60} required={!bySelf} />
      </Group>
      <CheckboxField of={form.field(`${at}.required`)} label={words('bySelf')} description={words('bySelfHint')} />
      <Group grow align="flex-start">
        <DecimalField
          of={toTextBinding(form.field(`${at}.demandDiscount`))}
          label={words('demand')}
          description={words('demandHint')}
          unit="%"
        />
        <DecimalField
          of={toTextBinding(form.field(`${at}.supplyDiscount`))}
          label={words('supply')}
          description={words('supplyHint')}
          unit="%"
        />
      </Group>
    </Stack>
  );
}

export function DiscountEditor({ form }: { readonly form: Form }) {
  const words = useTranslations('pricing.discounts');
  const rules = form.values.discounts ?? [];
  const put = (next: Rules) => form.set('discounts', next);
  const swap = (index: number, by: number) =>
    put(rules.map((rule, at) => (at === index ? rules[index + by] : at === index + by ? rules[index] : rule) ?? rule));
  return (
    <Stack gap="sm">
      <Text fw={600}>{words('title')}</Text>
      <Text size="sm" c="dimmed">
        {rules.length === 0 ? words('none') : words('text')}
      </Text>
      {rules.map((_, index) => {
        const number = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is identified only by its position, and its fields have no state.
          <Fieldset key={index} legend={words('rule', { number })}>
            <RuleFields form={form} index={index} />
            <Group gap={4} mt="sm" justify="flex-end">
              {index > 0 && (
                <ActionIcon aria-label={words('earlier', { number })} onClick={() => swap(index, -1)}>
                  <IconArrowUp size={16} aria-hidden />
                </ActionIcon>
              )}
              {index < rules.length - 1 && (
                <ActionIcon aria-label={words('later', { number })} onClick={() => swap(index, 1)}>
                  <IconArrowDown size={16} aria-hidden />
                </ActionIcon>
              )}
              <ActionIcon aria-label={words('remove', { number })} color="red" onClick={() => put(rules.toSpliced(index, 1))}>
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Group>
          </Fieldset>
        );
      })}
      {rules.length < MOST && (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => put([...rules, NEW])}>
          {words('add')}
        </Button>
      )}
    </Stack>
  );
}
