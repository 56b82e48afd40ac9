// A line of text with suggestions: anything may be typed.

import { Autocomplete } from '@mantine/core';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';

interface SuggestedProps extends InputProps<string> {
  readonly suggestions: readonly string[];
  readonly maxLength?: number;
}

function SuggestedInput({ suggestions, ...props }: SuggestedProps) {
  return <Autocomplete {...props} data={[...suggestions]} autoComplete="off" />;
}

export const SuggestedField = bindField(SuggestedInput, { empty: '' });
