// Binds an input to a field of a form: its value, its error message with the field's label, its name in the summary.

import type { ComponentType, ReactNode } from 'react';
import { memo, useEffect, useRef } from 'react';
import { useLocale } from 'use-intl/react';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { Problem } from './problem.ts';
import type { FieldBinding } from './use-form.ts';

/** The props of every input; it can also be used without a form. */
export interface InputProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly name?: string;
  readonly error?: ReactNode;
  readonly description?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** The words to show a value in a comparison. */
export interface ShowWords {
  readonly locale: string;
  readonly yes: string;
  readonly no: string;
}

/** The minimum props of an input for any type of value. */
interface AnyInputProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: never) => void;
}

type ValueOf<Props extends AnyInputProps> = Props['value'];

type Bound = 'value' | 'onChange' | 'onBlur' | 'id' | 'name' | 'error';

interface Kind<Props extends AnyInputProps> {
  /** The value of an empty input. */
  readonly empty: ValueOf<Props>;
  /** Formats a value; by default it is shown as text. */
  readonly show?: (value: ValueOf<Props>, props: Omit<Props, Bound>, words: ShowWords) => string;
}

export type BoundProps<Props extends AnyInputProps> = Omit<Props, Bound> & {
  readonly of: FieldBinding<ValueOf<Props> | null | undefined>;
  /** The name of the field in error messages, if its label is a whole sentence or unclear by itself. */
  readonly faultName?: string;
};

/** Whether a label is a question: the error messages need a name, not a question. */
const isQuestion = (label: string) => /[?？]\s*$/.test(label);

/** Returns the error message of a problem, for a field of this name; without a name, that of the server if it sent one. */
export function useProblemText(): (problem: Problem, name: string | undefined, path?: string) => string {
  const words = useTranslations('validation');
  const own = useTranslations('form');
  return (problem, name, path = '') => {
    if (!('rule' in problem) || (name === undefined && problem.text !== undefined)) return problem.text ?? '';
    const attribute = name ?? path.replaceAll('.', ' ');
    if (problem.rule === 'required' && isQuestion(attribute)) return own('unanswered', { question: attribute });
    return words(problem.rule, { attribute, ...problem.values } as never);
  };
}

/**
 * Creates the form field of an input.
 * @example export const MoneyField = bindField(MoneyInput, { empty: '' });
 */
export function bindField<Props extends AnyInputProps>(Input: ComponentType<Props>, { empty, show }: Kind<Props>) {
  function BoundField({ of: field, faultName, ...own }: BoundProps<Props>) {
    const props = own as unknown as Omit<Props, Bound> & { label: string };
    const text = useProblemText();
    const words = useTranslations('form');
    const locale = useLocale();
    const { label } = props;
    const named = faultName ?? label;
    const { path, introduce } = field;
    const showValue = (value: unknown) => {
      const given = value ?? empty;
      return show === undefined ? String(given) : show(given, props, { locale, yes: words('yes'), no: words('no') });
    };
    const latest = useRef(showValue);
    useEffect(() => {
      latest.current = showValue;
    });
    // biome-ignore lint/correctness/useExhaustiveDependencies: the binding may be new on each render, but its field stays the same
    useEffect(() => introduce({ label, faultName: named, show: (value) => latest.current(value) }), [path, label, named]);
    const input = {
      ...props,
      id: field.id,
      name: path,
      value: field.value ?? empty,
      onChange: (value: ValueOf<Props>) => field.change(value),
      onBlur: () => field.leave(),
      error: field.problem === undefined ? undefined : text(field.problem, named),
    };
    return <Input {...(input as unknown as Props)} />;
  }
  return memo(BoundField);
}
