// A number in the format of the user's language, stored as decimal text; with its unit.

import { readTypedDecimal, writeDecimal } from '@hosted-stay/pricing-react/typing';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { formatLocaleOf, useFormatLocale } from '#web/ui/text/format-locale.ts';

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

interface DecimalProps extends InputProps<string> {
  /** After the number: `%`, `EUR`. */
  readonly unit?: string;
  readonly placeholder?: string;
}

function written(value: string, tag: string): string {
  return DECIMAL.test(value) ? writeDecimal(value, tag) : value;
}

/** Text that is not a number stays as typed, so that validation refuses it. */
function read(text: string, tag: string): string {
  const typed = readTypedDecimal(text, tag);
  return typed.ok ? typed.value : text.trim();
}

export function DecimalInput({ value, onChange, onBlur, unit, ...props }: DecimalProps) {
  const tag = useFormatLocale();
  /** The text during typing. */
  const [typed, setTyped] = useState<string | null>(null);
  const behind = unit !== undefined && {
    rightSection: (
      <Text size="sm" c="dimmed" aria-hidden>
        {unit}
      </Text>
    ),
    rightSectionWidth: 52,
    'aria-description': unit,
  };
  return (
    <TextInput
      {...props}
      {...behind}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? written(value, tag)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(read(text, tag));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}

export const DecimalField = bindField(DecimalInput, {
  empty: '',
  show: (value, { unit }, { locale }) => [written(value, formatLocaleOf(locale)), unit].filter(Boolean).join(' '),
});
