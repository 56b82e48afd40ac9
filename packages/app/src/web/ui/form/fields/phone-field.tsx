// A phone number, kept as it is typed; a menu of countries helps with the code in front.

import { Select, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { PHONE } from '#contract/platform/constants.ts';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { countriesIn } from './country-names.ts';
import classes from './phone-field.module.css';

/**
 * The number with another code in front; without one before, a single zero at its beginning is left out, as is usual.
 * @example withCallingCode('087 123', '353') // '+353 87 123'
 */
export function withCallingCode(number: string, callingCode: string, known: readonly string[] = []): string {
  const digits = number.trim();
  const own = known.filter((code) => digits.startsWith(`+${code}`)).sort((a, b) => b.length - a.length)[0];
  const rest = own === undefined ? digits.replace(/^\+|^0(?!0)/, '') : digits.slice(own.length + 1);
  return `+${callingCode} ${rest.trim()}`.slice(0, PHONE.maxLength);
}

export function PhoneInput({ value, onChange, ...props }: InputProps<string>) {
  const words = useTranslations('form');
  const tag = useFormatLocale();
  const countries = useMemo(() => countriesIn(tag), [tag]);
  const codes = useMemo(() => countries.map(({ callingCode }) => callingCode), [countries]);
  const helper = (
    <Select
      aria-label={words('callingCode')}
      classNames={{ root: classes['helper'] ?? '', input: classes['code'] ?? '' }}
      variant="unstyled"
      searchable
      value={null}
      placeholder="+"
      rightSectionWidth={0}
      comboboxProps={{ width: 280, position: 'bottom-start' }}
      data={countries.map(({ code, name, callingCode }) => ({ value: code, label: `${name} +${callingCode}` }))}
      nothingFoundMessage={words('nothingFound')}
      onChange={(code) => {
        const chosen = countries.find((country) => country.code === code);
        if (chosen !== undefined) onChange(withCallingCode(value, chosen.callingCode, codes));
      }}
    />
  );
  return (
    <TextInput
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={PHONE.maxLength}
      placeholder={words('phonePlaceholder')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={helper}
      leftSectionWidth={56}
      leftSectionPointerEvents="auto"
    />
  );
}

export const PhoneField = bindField(PhoneInput, { empty: '' });
