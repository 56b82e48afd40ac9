// Ties an input to a field of a form: its value, its fault in words with the field's own label, its name in the summary.

import type { ComponentType, ReactNode } from 'react';
import { memo, useEffect, useRef } from 'react';
import { useLocale } from 'use-intl/react';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { Problem } from './problem.ts';
import type { FieldBinding } from './use-form.ts';

/** What every input of the kit takes; used alone, without a form, too. */
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

/** The words in which a value is shown beside another one. */
export interface ShowWords {
  readonly locale: string;
  readonly yes: string;
  readonly no: string;
}

/** Whatever takes the props of an input, of any kind of value. */
interface AnyInputProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: never) => void;
}

type ValueOf<Props extends AnyInputProps> = Props['value'];

type Bound = 'value' | 'onChange' | 'onBlur' | 'id' | 'name' | 'error';

interface Kind<Props extends AnyInputProps> {
  /** What an input holds while nothing is given. */
  readonly empty: ValueOf<Props>;
  /** A value in words; text is shown as it is unless said. */
  readonly show?: (value: ValueOf<Props>, props: Omit<Props, Bound>, words: ShowWords) => string;
}

export type BoundProps<Props extends AnyInputProps> = Omit<Props, Bound> & {
  readonly of: FieldBinding<ValueOf<Props> | null | undefined>;
  /** What sentences about a fault call the field, where its label is a whole sentence or says too little by itself. */
  readonly faultName?: string;
};

/** Whether a label asks something: the catalogue's sentences name things, and a question is no name. */
const isQuestion = (label: string) => /[?？]\s*$/.test(label);

/** The sentence of a problem, about a field of this name. */
export function useProblemText(): (problem: Problem, attribute: string) => string {
  const words = useTranslations('validation');
  const own = useTranslations('form');
  return (problem, attribute) => {
    if ('text' in problem) return problem.text;
    if (problem.rule === 'required' && isQuestion(attribute)) return own('unanswered', { question: attribute });
    return words(problem.rule, { attribute, ...problem.values } as never);
  };
}

/**
 * Makes a field of an input.
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
    // biome-ignore lint/correctness/useExhaustiveDependencies: a binding is made anew with every rendering, its field stays the same
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
