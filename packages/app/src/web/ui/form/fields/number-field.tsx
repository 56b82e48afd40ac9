// A small integer with buttons and arrow keys, always within its bounds.

import { ActionIcon, Group, Input } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Bounds, clampNumber } from './clamp.ts';
import classes from './number-field.module.css';

export type NumberStepperProps = InputProps<number> & Bounds;

/** Returns the number that a key leads to; undefined for other keys. */
function keyed(key: string, value: number, { min, max }: Bounds): number | undefined {
  const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[key];
  if (by !== undefined) return value + by;
  return { Home: min, End: max }[key];
}

export function NumberStepper({ value, onChange, onBlur, id, min, max, disabled = false, name, ...wrapper }: NumberStepperProps) {
  const words = useTranslations('form');
  const made = useId();
  const input = id ?? made;
  /** Typed text that may be out of bounds so far. */
  const [typed, setTyped] = useState<string | null>(null);
  const bounds = { min, max };
  const field = wrapper.label;

  function settle(next: number): void {
    setTyped(null);
    onChange(clampNumber(next, bounds));
  }

  function press(event: KeyboardEvent): void {
    const next = keyed(event.key, value, bounds);
    if (next === undefined) return;
    event.preventDefault();
    settle(next);
  }

  function step(by: number, label: string, icon: React.ReactNode) {
    const end = by < 0 ? value <= min : value >= max;
    return (
      <ActionIcon
        variant="default"
        size={44}
        aria-label={label}
        aria-controls={input}
        aria-disabled={end || disabled}
        disabled={disabled}
        data-end={end || undefined}
        className={classes['button']}
        onClick={() => settle(value + by)}
      >
        {icon}
      </ActionIcon>
    );
  }

  return (
    <Input.Wrapper {...wrapper} id={input}>
      <Group gap={4} wrap="nowrap">
        {step(-1, words('decrease', { field }), <IconMinus size={18} aria-hidden />)}
        <Input
          id={input}
          name={name}
          disabled={disabled}
          error={wrapper.error !== undefined}
          classNames={{ input: classes['input'] ?? '' }}
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          autoComplete="off"
          value={typed ?? String(value)}
          onChange={(event) => {
            const text = event.currentTarget.value.replace(/\D/g, '');
            setTyped(text);
            const number = Number(text);
            if (text !== '' && number === clampNumber(number, bounds)) onChange(number);
          }}
          onKeyDown={press}
          onBlur={() => {
            if (typed !== null) settle(typed === '' ? value : Number(typed));
            onBlur?.();
          }}
        />
        {step(1, words('increase', { field }), <IconPlus size={18} aria-hidden />)}
      </Group>
    </Input.Wrapper>
  );
}

const Bound = bindField(NumberStepper, { empty: Number.NaN });

type FieldProps = Parameters<typeof Bound>[0];

/** Starts at its minimum without a value. */
export function NumberField({ of: field, ...props }: FieldProps) {
  return <Bound of={{ ...field, value: field.value ?? props.min }} {...props} />;
}
