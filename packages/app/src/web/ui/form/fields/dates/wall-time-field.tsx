// A local date and time; the parent knows of which zone.

import { TextInput } from '@mantine/core';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';

interface WallTimeProps extends InputProps<string> {
  readonly description?: string;
}

function WallTimeInput({ onChange, ...props }: WallTimeProps) {
  return <TextInput type="datetime-local" {...props} onChange={(event) => onChange(event.currentTarget.value)} />;
}

export const WallTimeField = bindField(WallTimeInput, { empty: '' });
