// Several lines of text, with a character counter.

import { Group, Text, Textarea, VisuallyHidden } from '@mantine/core';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

interface LongTextProps extends InputProps<string> {
  readonly maxLength?: number;
  readonly minRows?: number;
  readonly placeholder?: string;
}

/** From this share on, the remaining characters are announced. */
const NEARLY_FULL = 0.9;

function Counter({ used, max }: { used: number; max: number }) {
  const words = useTranslations('form');
  return (
    <Group justify="flex-end" mt={4}>
      <Text size="xs" c="dimmed" aria-hidden>
        {words('characters', { used: String(used), max: String(max) })}
      </Text>
      <VisuallyHidden role="status">{used >= max * NEARLY_FULL ? words('charactersLeft', { count: max - used }) : null}</VisuallyHidden>
    </Group>
  );
}

function LongTextInput({ onChange, maxLength, minRows = 3, ...props }: LongTextProps) {
  const { value } = props;
  return (
    <div>
      <Textarea
        {...props}
        autosize
        minRows={minRows}
        maxRows={16}
        maxLength={maxLength}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {maxLength === undefined ? null : <Counter used={value.length} max={maxLength} />}
    </div>
  );
}

export const LongTextField = bindField(LongTextInput, { empty: '' });
