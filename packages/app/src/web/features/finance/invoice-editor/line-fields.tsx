// The manually entered lines of an invoice: added, moved and removed with buttons, which also work by keyboard.

import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import classes from '#web/features/finance/finance.module.css';
import { DecimalField } from '#web/ui/form/fields/decimal-field.tsx';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { emptyLine, moveItem } from './draft.model.ts';
import type { InvoicePartProps } from './form-parts.ts';

interface LineFieldsProps extends InvoicePartProps {
  readonly currency: string;
  /** The VAT rate of a line whose rate is empty; null if no VAT is charged. */
  readonly rate: string | null;
}

interface LineProps extends LineFieldsProps {
  readonly index: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function LineFieldset({ form, index, count, currency, rate, onMove, onRemove }: LineProps) {
  const words = useTranslations('invoices.form');
  const line = String(index + 1);
  const at = <Part extends 'description' | 'quantity' | 'unitAmount' | 'vatPercentage'>(part: Part) =>
    form.field(`typed.lines.${index}.${part}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a grid
    <div role="group" aria-label={words('line', { line })} className={classes['line']}>
      <div className={classes['lineFields']}>
        <TextField of={at('description')} label={words('description')} maxLength={500} required />
        <DecimalField of={at('quantity')} label={words('quantity')} required />
        <MoneyField of={at('unitAmount')} label={words('unitAmount')} currency={currency} required />
        {rate !== null && <DecimalField of={at('vatPercentage')} label={words('vat')} unit="%" placeholder={rate} />}
      </div>
      <Group gap={4} justify="flex-end" mt={8}>
        <ActionIcon aria-label={words('moveUp', { line })} disabled={index === 0} onClick={() => onMove(-1)}>
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={words('moveDown', { line })} disabled={index === count - 1} onClick={() => onMove(1)}>
          <IconArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={words('removeLine', { line })} onClick={onRemove}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </div>
  );
}

export function LineFields({ form, ...props }: LineFieldsProps) {
  const words = useTranslations('invoices.form');
  const adder = useRef<HTMLButtonElement>(null);
  const lines = (form.values.typed.lines ?? []) as InvoiceContent['lines'];
  const put = (next: readonly InvoiceContent['lines'][number][]) => form.set('typed.lines', [...next]);
  return (
    <Stack gap="sm">
      {lines.length === 0 && <Text c="dimmed">{words('noLines')}</Text>}
      {lines.map(({ id }, index) => (
        <LineFieldset
          key={id}
          form={form}
          {...props}
          index={index}
          count={lines.length}
          onMove={(by) => put(moveItem(lines, index, by))}
          onRemove={() => {
            put(lines.filter((_, other) => other !== index));
            adder.current?.focus();
          }}
        />
      ))}
      <div>
        <Button
          ref={adder}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => put([...lines, emptyLine(lines)])}
        >
          {words('addLine')}
        </Button>
      </div>
    </Stack>
  );
}
