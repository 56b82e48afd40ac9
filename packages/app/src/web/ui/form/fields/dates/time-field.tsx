// A local time, `14:05`; the parent knows of which place.

import { TextInput } from '@mantine/core';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { formatLocaleOf } from '#web/ui/text/format-locale.ts';
import { writeTime } from '#web/ui/text/time-text.ts';

function TimeInput({ onChange, ...props }: InputProps<string>) {
  return <TextInput type="time" {...props} onChange={(event) => onChange(event.currentTarget.value)} />;
}

export const TimeField = bindField(TimeInput, {
  empty: '',
  show: (time, _, { locale }) => (time === '' ? '' : writeTime(time, formatLocaleOf(locale))),
});
