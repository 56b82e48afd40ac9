// The text of a field whose value is not text: what a person types stays theirs, and counts where it can be read.

import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

export interface TypedTextOptions<V> {
  readonly value: V;
  /** The value of a field that holds nothing, or nothing that can be read. */
  readonly empty: V;
  readonly write: (value: V) => string;
  /** Undefined where the text is no value; `typing` as long as more may follow. */
  readonly read: (text: string, stage: 'typing' | 'done') => V | undefined;
  readonly onChange: (value: V) => void;
}

interface Typed<V> {
  readonly text: string;
  /** What the text was last taken for. */
  readonly value: V;
  readonly wrong: boolean;
}

/**
 * While somebody types, each text that can be read counts at once, and the last good value stays where it can't. Leaving the field,
 * or Enter, ends it: what can be read is written out anew, what can't stays as typed, is `wrong` and counts as empty. A value set
 * from outside replaces what was typed.
 */
export function useTypedText<V>({ value, empty, write, read, onChange }: TypedTextOptions<V>) {
  const [typed, setTyped] = useState<Typed<V> | null>(null);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (typed?.value !== value) setTyped(null);
  }
  const take = (text: string, stage: 'typing' | 'done') => {
    const found = text.trim() === '' ? empty : read(text, stage);
    const wrong = stage === 'done' && found === undefined;
    const next = found === undefined ? (wrong ? empty : value) : found;
    setTyped(stage === 'done' && !wrong ? null : { text, value: next, wrong });
    if (next !== value) onChange(next);
  };
  const settle = () => {
    if (typed) take(typed.text, 'done');
  };
  return {
    /** What was typed and not yet written out anew. */
    typed: typed?.text,
    wrong: typed?.wrong ?? false,
    input: {
      value: typed?.text ?? write(value),
      autoComplete: 'off',
      onChange: (event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget.value, 'typing'),
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle();
      },
    },
  };
}
