// A whole number, typed or counted up and down.

import { formatOf } from '../../format/format-of.ts';
import { readTypedDecimal } from '../../format/typed-decimal.ts';
import type { Words } from '../../locales/messages.ts';
import { Field } from '../field/field.tsx';
import { useTypedText } from '../field/use-typed-text.ts';

export interface NumberFieldProps {
  /** The label above the field. */
  readonly label: string;
  /** Null if empty. */
  readonly value: number | null;
  /** Called with whole numbers from min to max, or null if the input is invalid. */
  readonly onChange: (value: number | null) => void;
  /** The messages, in one language. */
  readonly messages: Words<'fields'>;
  /** BCP 47 tag, if it differs from the language's default. */
  readonly locale?: string | undefined;
  /** The minimum. */
  readonly min: number;
  /** The maximum. */
  readonly max: number;
  /** Errors of the number. If the field has its own error, only that is shown. */
  readonly errors?: readonly string[] | undefined;
  /** A hint under the field. */
  readonly hint?: string | undefined;
}

export function NumberField({ label, value, onChange, messages, locale = messages.locale, min, max, errors, hint }: NumberFieldProps) {
  const words = messages.fields.number;
  const format = formatOf(messages, locale);
  const within = (number: number | undefined) => (number !== undefined && number >= min && number <= max ? number : undefined);
  const typed = useTypedText<number | null>({
    value,
    empty: null,
    write: (number) => (number === null ? '' : format.number(number)),
    read: (text) => within(readWhole(text, locale)),
    onChange,
  });
  const wrong = typed.wrong || (value !== null && within(value) === undefined);
  const range = words.range({ min: format.number(min), max: format.number(max) });
  const step = (by: number) => onChange(Math.max(min, Math.min(max, value === null ? min : value + by)));
  const stepper = (by: 1 | -1, name: string) => (
    <button
      type="button"
      className="pricing-button"
      tabIndex={-1}
      aria-label={name}
      disabled={value !== null && within(value + by) === undefined && within(value) !== undefined}
      onClick={() => step(by)}
    >
      {by < 0 ? '−' : '+'}
    </button>
  );
  return (
    <Field label={label} hint={hint} errors={wrong ? [range] : (errors ?? [])}>
      {(control) => (
        <span className="pricing-number">
          {stepper(-1, words.less({ label }))}
          <input
            className="pricing-control"
            inputMode="numeric"
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuetext={typed.input.value}
            aria-valuemin={min}
            aria-valuemax={max}
            {...control}
            {...typed.input}
            aria-invalid={wrong || control['aria-invalid']}
            onKeyDown={(event) => {
              const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (by === undefined) return typed.input.onKeyDown(event);
              event.preventDefault();
              step(by);
            }}
          />
          {stepper(1, words.more({ label }))}
        </span>
      )}
    </Field>
  );
}

function readWhole(text: string, locale: string): number | undefined {
  const read = readTypedDecimal(text, locale);
  return read.ok && /^-?\d{1,15}$/.test(read.value) ? Number(read.value) : undefined;
}
