// An amount of money in the format of the user's language, stored as decimal text.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import { readTypedDecimal, writeDecimal } from '@hosted-stay/pricing-react/typing';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { formatLocaleOf, getFormatter, useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './money-field.module.css';

export interface MoneyProps {
  /** The code of its currency (ISO 4217). */
  readonly currency: string;
  readonly placeholder?: string;
}

interface ReadAmount {
  /** With all digits of the currency; text that is not an amount stays as typed, so that validation refuses it. */
  readonly amount: string;
  /** Read in the format of another language: show the result. */
  readonly doubtful: boolean;
}

/** @example readAmount('1.234,5', { tag: 'de-DE', currency: 'EUR' }) // { amount: '1234.50', doubtful: false } */
export function readAmount(text: string, { tag, currency }: { tag: string; currency: string }): ReadAmount {
  const typed = readTypedDecimal(text, tag);
  const amounts = amountsIn(currency);
  if (!typed.ok || !amounts.ok) return { amount: text.trim(), doubtful: false };
  const read = amounts.value.read(typed.value);
  return read.ok ? { amount: read.value, doubtful: !typed.own } : { amount: typed.value, doubtful: false };
}

function written(amount: string, tag: string): string {
  return /^-?\d+(\.\d+)?$/.test(amount) ? writeDecimal(amount, tag) : amount;
}

export function MoneyInput({ value, onChange, onBlur, currency, description, ...props }: InputProps<string> & MoneyProps) {
  const words = useTranslations('form');
  const tag = useFormatLocale();
  /** The text during typing. */
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readAmount(typed, { tag, currency });
  const hint = read?.doubtful ? words('amountRead', { amount: getFormatter(tag).money({ amount: read.amount, currency }) }) : null;
  return (
    <div>
      <TextInput
        {...props}
        description={description}
        inputMode="decimal"
        autoComplete="off"
        classNames={{ input: classes['amount'] ?? '' }}
        value={typed ?? written(value, tag)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          onChange(readAmount(text, { tag, currency }).amount);
        }}
        onBlur={() => {
          setTyped(null);
          onBlur?.();
        }}
        rightSection={
          <Text size="sm" c="dimmed" aria-hidden>
            {currency}
          </Text>
        }
        rightSectionWidth={56}
        aria-description={currency}
      />
      <div role="status">
        {hint === null ? null : (
          <Text size="sm" c="dimmed" mt={4}>
            {hint}
          </Text>
        )}
      </div>
    </div>
  );
}

export const MoneyField = bindField(MoneyInput, {
  empty: '',
  show: (amount, { currency }, { locale }) =>
    /^-?\d+(\.\d+)?$/.test(amount) ? getFormatter(formatLocaleOf(locale)).money({ amount, currency }) : amount,
});
