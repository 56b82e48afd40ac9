// A day and a time as clocks on the wall show them; of which zone says whoever asks.

import { TextInput } from '@mantine/core';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';

interface WallTimeProps extends InputProps<string> {
  readonly description?: string;
}

function WallTimeInput({ onChange, ...props }: WallTimeProps) {
  return <TextInput type="datetime-local" {...props} onChange={(event) => onChange(event.currentTarget.value)} />;
}

export const WallTimeField = bindField(WallTimeInput, { empty: '' });
