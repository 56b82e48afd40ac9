// The first and the last day of a stay, typed or picked from one calendar.

import { ActionIcon, Fieldset, Group, Popover, Text } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { DayPicker } from '#web/ui/calendar/day-picker.tsx';
import { type DayBounds, isDay } from '#web/ui/calendar/days.ts';
import type { OpenRange, RangeRules } from '#web/ui/calendar/range.ts';
import { findRangeProblems, type RangeLimits } from '#web/ui/calendar/range-problems.ts';
import { useRangePicker } from '#web/ui/calendar/use-range-picker.ts';
import { type InputProps, useProblemText } from '#web/ui/form/bind-field.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { DateField, DateInput } from './date-field.tsx';
import classes from './date-range-field.module.css';

interface RangeProps extends DayBounds, RangeRules {
  readonly label: string;
  readonly description?: string;
  readonly fromLabel?: string;
  readonly toLabel?: string;
}

interface PickerProps extends DayBounds, RangeRules {
  readonly label: string;
  readonly range: OpenRange;
  readonly onRange: (range: { from: string; to: string }) => void;
}

function RangePicker({ label, range, onRange, min, max, ...rules }: PickerProps) {
  const words = useTranslations('form');
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const picking = useRangePicker(range, {
    ...rules,
    onRange(picked) {
      setOpen(false);
      onRange(picked);
      opener.current?.focus();
    },
  });
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      shadow="md"
      withinPortal
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <ActionIcon
          ref={opener}
          size={44}
          variant="default"
          aria-label={words('openCalendar', { field: label })}
          onClick={() => {
            picking.begin();
            setOpen((before) => !before);
          }}
        >
          <IconCalendar size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <DayPicker
          opensOn={range.from}
          takesFocus
          face={picking.face}
          onChoose={picking.choose}
          onHover={picking.hover}
          min={min}
          max={max}
        />
        <Text size="sm" c="dimmed" mt={8} role="status">
          {picking.told}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}

export interface DateRangeFieldProps extends RangeProps {
  readonly from: FieldBinding<string | null | undefined>;
  readonly to: FieldBinding<string | null | undefined>;
}

/** Two fields of a form under one label; each has its own error. */
export function DateRangeField({ from, to, label, description, fromLabel, toLabel, min, max, ...rules }: DateRangeFieldProps) {
  const words = useTranslations('form');
  const start = from.value ?? '';
  const end = to.value ?? '';
  return (
    <Fieldset legend={label} variant="unstyled" classNames={{ root: classes['range'] ?? '', legend: classes['legend'] ?? '' }}>
      {description === undefined ? null : (
        <Text size="sm" c="dimmed">
          {description}
        </Text>
      )}
      <Group align="flex-start" gap={8} className={classes['fields'] ?? ''}>
        <DateField of={from} label={fromLabel ?? words('rangeFrom')} min={min} max={max} calendar={false} />
        <DateField of={to} label={toLabel ?? words('rangeTo')} min={isDay(start) ? start : min} max={max} calendar={false} />
        <div className={classes['button']}>
          <RangePicker
            label={label}
            range={{ from: isDay(start) ? start : null, to: isDay(end) ? end : null }}
            onRange={(range) => {
              from.change(range.from);
              to.change(range.to);
            }}
            min={min}
            max={max}
            {...rules}
          />
        </div>
      </Group>
    </Fieldset>
  );
}

export interface DateRangeInputProps extends RangeProps {
  readonly value: OpenRange;
  readonly onChange: (range: OpenRange) => void;
}

type End = 'from' | 'to';

/** Keeps typed text that is not a day: it stays visible, while the value has no day. */
function useTypedEnds({ value, onChange }: Pick<DateRangeInputProps, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState<OpenRange>({ from: null, to: null });
  const [editing, setEditing] = useState<End | null>(null);
  const shown = { from: value.from ?? typed.from ?? '', to: value.to ?? typed.to ?? '' };
  return {
    shown,
    /** A field has no error while it is edited: half a date is not wrong yet. */
    isAt: (end: End) => editing === end,
    type(end: End, text: string) {
      setEditing(end);
      setTyped({ ...typed, [end]: text === '' || isDay(text) ? null : text });
      onChange({ ...value, [end]: isDay(text) ? text : null });
    },
    leave: () => setEditing(null),
    choose(range: OpenRange) {
      setTyped({ from: null, to: null });
      onChange(range);
    },
  };
}

/** Returns the error message of each end, with its own label. */
function useEndErrors(limits: RangeLimits): (range: OpenRange, end: End, label: string) => string | undefined {
  const text = useProblemText();
  const tag = useFormatLocale();
  return (range, end, label) => {
    const typed = range[end];
    if (typed !== '' && !isDay(typed)) return text({ rule: 'day' }, label);
    const problem = findRangeProblems(range, limits)[end];
    return problem === null ? undefined : text({ rule: problem.rule, values: { other: writeDay(problem.other, { tag }) } }, label);
  };
}

/** The same without a form: the value has only valid days, and the input shows its errors itself. */
export function DateRangeInput({ value, onChange, label, fromLabel, toLabel, min, max, ...rules }: DateRangeInputProps) {
  const words = useTranslations('form');
  const { shown, isAt, type, leave, choose } = useTypedEnds({ value, onChange });
  const errorOf = useEndErrors({ min, ...rules });
  const end = (name: End, own: string): InputProps<string> => ({
    label: own,
    value: shown[name],
    onChange: (text) => type(name, text),
    onBlur: leave,
    error: isAt(name) ? undefined : errorOf(shown, name, own),
  });
  return (
    <Fieldset legend={label} variant="unstyled" classNames={{ root: classes['range'] ?? '', legend: classes['legend'] ?? '' }}>
      <Group align="flex-start" gap={8} className={classes['fields'] ?? ''}>
        <DateInput {...end('from', fromLabel ?? words('rangeFrom'))} min={min} max={max} calendar={false} />
        <DateInput {...end('to', toLabel ?? words('rangeTo'))} min={isDay(value.from) ? value.from : min} max={max} calendar={false} />
        <div className={classes['button']}>
          <RangePicker label={label} range={value} onRange={choose} min={min} max={max} {...rules} />
        </div>
      </Group>
    </Fieldset>
  );
}
