// A day, typed in the order of the language or chosen from a calendar; stored as `2026-07-02`.

import { datePattern, readTypedDate } from '@hosted-stay/pricing-react/typing';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { DayPicker } from '#web/ui/calendar/day-picker.tsx';
import { type DayBounds, isDay } from '#web/ui/calendar/days.ts';
import rangeLooks from '#web/ui/calendar/range.module.css';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { writeDay } from '#web/ui/text/day-text.ts';
import { formatLocaleOf, useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';

export interface DateProps extends DayBounds {
  /** The day on which the calendar opens without a value. */
  readonly opensOn?: string;
  readonly autoComplete?: 'bday';
  /** Whether it has a calendar; true by default. */
  readonly calendar?: boolean;
}

/** Returns the date format of this language, `DD/MM/YYYY`. */
export function useDatePattern(): string {
  const words = useTranslations('form.dateLetters');
  const tag = useFormatLocale();
  return datePattern({ day: words('day').repeat(2), month: words('month').repeat(2), year: words('year').repeat(4) }, tag);
}

export function DateInput({ value, onChange, onBlur, min, max, opensOn, calendar = true, ...props }: InputProps<string> & DateProps) {
  const words = useTranslations('form');
  const tag = useFormatLocale();
  const today = useToday();
  const pattern = useDatePattern();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = isDay(value) ? writeDay(value, { tag }) : value;

  function type(text: string): void {
    setTyped(text);
    onChange(text.trim() === '' ? '' : (readTypedDate(text, tag, today) ?? text));
  }

  function choose(day: string): void {
    setTyped(null);
    setOpen(false);
    onChange(day);
    opener.current?.focus();
  }

  const button = (
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
          size={36}
          disabled={props.disabled === true}
          aria-label={words('openCalendar', { field: props.label })}
          onClick={() => setOpen((before) => !before)}
        >
          <IconCalendar size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={props.label}>
        <DayPicker
          opensOn={isDay(value) ? value : (opensOn ?? null)}
          takesFocus
          face={(day) => ({ selected: day === value, className: day === value ? rangeLooks['only'] : undefined })}
          onChoose={choose}
          min={min}
          max={max}
        />
      </Popover.Dropdown>
    </Popover>
  );

  return (
    <TextInput
      {...props}
      inputMode="text"
      placeholder={pattern}
      value={typed ?? shown}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      {...(calendar ? { rightSection: button, rightSectionWidth: 44 } : {})}
    />
  );
}

/** A date of birth: in the past, and its calendar opens on likely years. */
function BirthDateInput(props: InputProps<string>) {
  const today = useToday();
  const year = Number(today.slice(0, 4));
  return <DateInput {...props} autoComplete="bday" min={`${year - 120}-01-01`} max={today} opensOn={`${year - 14}-01-01`} />;
}

const show = (day: string, _: unknown, { locale }: { locale: string }) => writeDay(day, { tag: formatLocaleOf(locale) });

export const DateField = bindField(DateInput, { empty: '', show });

export const BirthDateField = bindField(BirthDateInput, { empty: '', show });
