// A phone number; one of the likely country gets its calling code when the field is left, and a menu of countries helps with the others.

import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PHONE } from '#contract/platform/constants.ts';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Country, listCountries } from './country-names.ts';
import { type FormatNumber, guessCountry, loadFormat, toInternational } from './international-number.ts';
import classes from './phone-field.module.css';

/** With fewer digits, the number is still incomplete. */
const FEW = 6;

/** Pixels of the menu of countries. */
const WIDTH = 44;

/**
 * Returns whether a number can only be called within its own country.
 * @example isLocal('087 123 4567') // true
 */
export function isLocal(number: string): boolean {
  return number.replace(/\D/g, '').length >= FEW && !hasCallingCode(number);
}

const hasCallingCode = (number: string) => /^(\+|00)/.test(number.trim());

interface PhoneInputProps extends InputProps<string> {
  /** The likely country of the number (ISO 3166-1), if known. */
  readonly country?: string | undefined;
}

export function PhoneInput({ value, onChange, onBlur, country, ...props }: PhoneInputProps) {
  const [hasLeft, setLeft] = useState(false);
  const words = useTranslations('form');
  const tag = useFormatLocale();
  const countries = useMemo(() => listCountries(tag), [tag]);
  const codes = useMemo(() => countries.map(({ callingCode }) => callingCode), [countries]);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  /** Keeps what is typed in the meantime. */
  async function addCode(chosen: Country): Promise<void> {
    const number = await toInternational(value, chosen, codes);
    if (latest.current === value) onChange(number);
  }
  const format = useRef<FormatNumber | null>(null);
  /** Writes a number of the likely country as it is called from abroad, at once, so that it is what is saved when the field is left. */
  function complete(): void {
    const likely = country ?? guessCountry();
    const formatted = likely === undefined || !isLocal(value) ? null : (format.current?.(value, likely) ?? null);
    if (formatted !== null) onChange(formatted);
  }
  const isComplete = hasCallingCode(value);
  const helper = (
    <Select
      aria-label={words('callingCode')}
      classNames={{ root: classes[isComplete ? 'arrow' : 'plus'] ?? '', input: classes['code'] ?? '' }}
      variant="unstyled"
      searchable
      value={null}
      placeholder={isComplete ? '' : '+'}
      rightSectionWidth={isComplete ? WIDTH : 0}
      comboboxProps={{ width: 280, position: 'bottom-start' }}
      data={countries.map(({ code, name, callingCode }) => ({ value: code, label: `${name} +${callingCode}` }))}
      nothingFoundMessage={words('nothingFound')}
      onChange={(code) => {
        const chosen = countries.find((country) => country.code === code);
        if (chosen !== undefined) void addCode(chosen);
      }}
    />
  );
  const own = countries.find(({ code }) => code === country);
  const field = (
    <TextInput
      {...props}
      onFocus={() => {
        loadFormat().then(
          (loaded) => {
            format.current = loaded;
          },
          () => undefined,
        );
      }}
      onBlur={() => {
        complete();
        setLeft(true);
        onBlur?.();
      }}
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
  return (
    <Stack gap={4}>
      {field}
      {/* Always rendered: screen readers only announce changes of an existing element. */}
      <div role="status">
        {hasLeft && isLocal(value) ? (
          <Group gap="xs">
            <Text size="sm">
              {words('codeMissing')} {own === undefined ? words('chooseCode') : null}
            </Text>
            {own === undefined ? null : (
              <Button variant="default" size="xs" onClick={() => void addCode(own)}>
                {words('addCode', { code: `+${own.callingCode}` })}
              </Button>
            )}
          </Group>
        ) : null}
      </div>
    </Stack>
  );
}

export const PhoneField = bindField(PhoneInput, { empty: '' });
