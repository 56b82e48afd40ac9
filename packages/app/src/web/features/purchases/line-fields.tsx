// The editor of a purchase invoice's lines; without lines, the invoice has a single amount.

import { ActionIcon, Button, Group, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { DecimalField } from '#web/ui/form/fields/decimal-field.tsx';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './purchases.module.css';

interface LineForm {
  readonly values: unknown;
  field(path: never): unknown;
  set(path: never, value: never): void;
}

interface LineFieldsProps {
  readonly form: LineForm;
  readonly currency: string;
}

type Texted = FieldBinding<string | null | undefined>;

const EMPTY = { description: '', quantity: '1', unitAmount: '', discount: '0' };

export function LineFields({ form, currency }: LineFieldsProps) {
  const words = useTranslations('purchaseLines');
  const adder = useRef<HTMLButtonElement>(null);
  const lines = (form.values as { readonly lines?: readonly object[] }).lines ?? [];
  // Stable keys keep the typed values with their line when another line is removed.
  const [keys, setKeys] = useState(() => lines.map((_, index) => index));
  const put = (next: readonly object[], nextKeys: readonly number[]) => {
    setKeys([...nextKeys]);
    form.set('lines' as never, [...next] as never);
  };
  return (
    <Stack gap="sm">
      {lines.map((_, index) => {
        const line = String(index + 1);
        const at = (part: string) => form.field(`lines.${index}.${part}` as never) as Texted;
        return (
          // biome-ignore lint/a11y/useSemanticElements: not every browser supports grid layout of a fieldset
          <div key={keys[index]} role="group" aria-label={words('line', { line })} className={classes['line']}>
            <div className={classes['fields']}>
              <TextField of={at('description')} label={words('description')} maxLength={500} required />
              <DecimalField of={at('quantity')} label={words('quantity')} required />
              <MoneyField of={at('unitAmount')} label={words('unitAmount')} currency={currency} required />
              <MoneyField of={at('discount')} label={words('discount')} currency={currency} />
            </div>
            <Group justify="flex-end" mt={8}>
              <ActionIcon
                aria-label={words('remove', { line })}
                onClick={() => {
                  put(
                    lines.filter((__, other) => other !== index),
                    keys.filter((__, other) => other !== index),
                  );
                  adder.current?.focus();
                }}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Group>
          </div>
        );
      })}
      <div>
        <Button
          ref={adder}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => put([...lines, EMPTY], [...keys, Math.max(-1, ...keys) + 1])}
        >
          {words('add')}
        </Button>
      </div>
    </Stack>
  );
}
