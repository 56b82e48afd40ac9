// The input of a cell while it is edited: a list for choices, several lines for long texts.

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useDatePattern } from '#web/ui/form/fields/dates/date-field.tsx';
import type { CellFacts } from './cell-kinds.model.ts';
import classes from './grid.module.css';

export interface EditorEvents {
  onType(text: string): void;
  onEditorKey(event: KeyboardEvent<HTMLElement>): void;
  onLeave(): void;
}

interface CellEditorProps {
  readonly text: string;
  readonly label: string;
  readonly facts: CellFacts;
  readonly events: EditorEvents;
}

/** Texts that may be longer get several lines. */
const ONE_LINE = 120;

export function CellEditor({ text, label, facts, events }: CellEditorProps) {
  const pattern = useDatePattern();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  useEffect(() => {
    const element = input.current;
    element?.focus();
    if (element === null || element.tagName === 'SELECT') return;
    element.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const shared = {
    ref: input,
    className: classes['input'],
    'aria-label': label,
    onKeyDown: events.onEditorKey,
    onBlur: events.onLeave,
    onChange: (event: { currentTarget: { value: string } }) => events.onType(event.currentTarget.value),
  };
  if (facts.kind === 'choice') {
    const isKnown = text === '' || facts.choices.some(({ value }) => value === text);
    return (
      <select {...shared} value={text}>
        {facts.required === true && text !== '' ? null : <option value="" aria-label="–" />}
        {isKnown ? null : <option value={text}>{text}</option>}
        {facts.choices.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  if (facts.kind === 'text' && facts.maxLength > ONE_LINE)
    return <textarea {...shared} className={`${classes['input']} ${classes['lines']}`} rows={4} value={text} />;
  const hint = facts.kind === 'day' ? pattern : facts.kind === 'time' ? '14:35' : undefined;
  return (
    <input
      {...shared}
      inputMode={facts.kind === 'decimal' ? 'decimal' : undefined}
      placeholder={hint}
      autoComplete="off"
      data-end={facts.kind === 'decimal' || undefined}
      value={text}
    />
  );
}
