// An amount or a percentage, typed with the separators of the locale.

import { formatOf } from '../../format/format-of.ts';
import { readTypedDecimal, writeDecimal } from '../../format/typed-decimal.ts';
import type { Words } from '../../locales/messages.ts';
import { Field } from '../field/field.tsx';
import { useTypedText } from '../field/use-typed-text.ts';

export interface AmountFieldProps {
  /** The label above the field. */
  readonly label: string;
  /** Decimal text such as `1234.50`; '' if empty. */
  readonly value: string;
  /** Called with decimal text with `fractionDigits` digits (a percentage keeps its own), or '' if it is invalid. */
  readonly onChange: (value: string) => void;
  /** The messages, in one language. */
  readonly messages: Words<'amount'>;
  /** BCP 47 tag, if it differs from the language's default. */
  readonly locale?: string | undefined;
  /** Maximum decimal places: 2 for euros, 0 for yen. */
  readonly fractionDigits: number;
  /**
   * Whether negative values are allowed.
   * @defaultValue 'refused'
   */
  readonly negative?: 'allowed' | 'refused' | undefined;
  /** A currency, or `%` for a percentage, which isn't padded with zeros. */
  readonly suffix?: string | undefined;
  /**
   * Whether the value is padded with zeros; a quantity stays as typed.
   * @defaultValue 'filled'
   */
  readonly zeros?: 'filled' | 'asTyped' | undefined;
  /** Errors of the amount. If the field has its own error, only that is shown. */
  readonly errors?: readonly string[] | undefined;
  /** A hint under the field. */
  readonly hint?: string | undefined;
}

export function AmountField(props: AmountFieldProps) {
  const { label, value, onChange, messages, locale = messages.locale, suffix, errors = [], hint } = props;
  const fullDigits = suffix === '%' || props.zeros === 'asTyped' ? 0 : props.fractionDigits;
  const typed = useTypedText({
    value,
    empty: '',
    write: (amount) => (DECIMAL.test(amount) ? writeDecimal(filled(amount, fullDigits), locale) : amount),
    read: (text) => {
      const read = readTypedDecimal(text, locale);
      return read.ok && fault(read.value, props) === undefined ? filled(read.value, fullDigits) : undefined;
    },
    onChange,
  });
  const read = typed.typed === undefined ? undefined : readTypedDecimal(typed.typed, locale);
  const wrong = read?.ok ? fault(read.value, props) : undefined;
  const readAs = read?.ok && !read.own && wrong === undefined && messages.amount.readAs({ text: writeDecimal(read.value, locale) });
  return (
    <Field label={label} hint={readAs || hint} errors={typed.wrong ? [wrong ?? unreadable(props, locale)] : errors}>
      {(control) => (
        <span className="pricing-amount">
          <input className="pricing-control" inputMode="decimal" {...control} {...typed.input} />
          {suffix && <span className="pricing-amount-suffix">{suffix}</span>}
        </span>
      )}
    </Field>
  );
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** With zeros up to the digits wanted. */
function filled(value: string, digits: number): string {
  const [whole, fraction = ''] = value.split('.');
  const padded = fraction.padEnd(digits, '0');
  return padded === '' ? `${whole}` : `${whole}.${padded}`;
}

/** Why a number is not one this field takes. */
function fault(value: string, { messages, locale, fractionDigits, negative }: AmountFieldProps): string | undefined {
  const words = messages.amount;
  const fraction = value.split('.')[1] ?? '';
  if (value.startsWith('-') && negative !== 'allowed') return words.negative;
  if (fraction.length <= fractionDigits) return undefined;
  return fractionDigits === 0 ? words.whole : formatOf(messages, locale).count(fractionDigits, words.digits);
}

function unreadable({ messages, fractionDigits, suffix }: AmountFieldProps, locale: string): string {
  const example = suffix === '%' ? '12' : '12345';
  const written = fractionDigits > 0 ? filled(`${example}.5`, suffix === '%' ? 0 : fractionDigits) : example;
  return messages.amount.unreadable({ example: writeDecimal(written, locale) });
}
