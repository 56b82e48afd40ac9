// A line of text, and an e-mail address.

import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';

interface LineProps extends InputProps<string> {
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
  readonly inputMode?: 'text' | 'numeric' | 'search' | 'url';
}

function LineInput({ onChange, ...props }: LineProps) {
  return <TextInput {...props} onChange={(event) => onChange(event.currentTarget.value)} />;
}

function EmailInput({ onChange, ...props }: Omit<LineProps, 'inputMode'>) {
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="email"
      {...props}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export const TextField = bindField(LineInput, { empty: '' });

export const EmailField = bindField(EmailInput, { empty: '' });
