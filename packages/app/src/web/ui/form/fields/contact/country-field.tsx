// A country, by its code.

import { useMemo } from 'react';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { listCountries } from './country-names.ts';

export function CountryInput(props: InputProps<string | null>) {
  const tag = useFormatLocale();
  const choices = useMemo(() => listCountries(tag).map(({ code, name }) => ({ value: code, label: name })), [tag]);
  return <SelectInput {...props} choices={choices} />;
}

export const CountryField = bindField(CountryInput, {
  empty: null,
  show: (code, _, { locale }) => (code === null ? '' : (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code)),
});
