// One choice out of many, found by typing.

import type { Choice } from '@hosted-stay/pricing-core/quoting';
import { type KeyboardEvent, useEffect, useId, useMemo, useReducer, useRef } from 'react';
import { formatOf } from '../../format/format-of.ts';
import type { Words } from '../../locales/messages.ts';
import { Field } from '../field/field.tsx';
import { closedCombobox, comboboxReducer } from './combobox-state.ts';
import { choiceFinder } from './find-choices.ts';

export interface ComboboxFieldProps {
  /** The label above the field. */
  readonly label: string;
  /** All choices. Typing filters them by name and detail; at most 50 are shown. */
  readonly choices: readonly Choice[];
  /** The ID of the choice; null if there is none. */
  readonly value: number | null;
  /** Called with the ID of the selected choice, or null if the text was cleared. */
  readonly onChange: (value: number | null) => void;
  /** The messages, in one language. */
  readonly messages: Words<'fields'>;
  /** Errors of the choice. */
  readonly errors?: readonly string[] | undefined;
  /** A hint under the field. */
  readonly hint?: string | undefined;
  /** Shown in the field while it is empty. */
  readonly placeholder?: string | undefined;
}

/** More results would be slow to draw and of no use. */
const MOST_OPTIONS = 50;

export function ComboboxField({ label, choices, value, onChange, messages, errors = [], hint, placeholder }: ComboboxFieldProps) {
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const find = useMemo(() => choiceFinder(choices), [choices]);
  const [{ text, open, active }, dispatch] = useReducer(comboboxReducer, closedCombobox);
  const found = open ? find(text ?? '') : [];
  const chosen = choices.find((choice) => choice.id === value);
  const options = shownOf(found, text === null ? chosen : undefined);
  const words = messages.fields.combobox;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another option becomes the active one
  useEffect(() => {
    popup.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active, open]);

  const close = () => dispatch({ type: 'close' });
  const pick = (choice: number | null) => {
    close();
    if (choice !== value) onChange(choice);
  };
  const leave = () => (text?.trim() === '' ? pick(null) : close());
  const show = () => dispatch({ type: 'open', at: chosen ? shownOf(find(''), chosen).indexOf(chosen) : -1 });
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp' || (open && (key === 'Home' || key === 'End'))) {
      event.preventDefault();
      if (open) dispatch({ type: 'move', key, count: options.length });
      else show();
    } else if (open && key === 'Escape') {
      event.preventDefault();
      close();
    } else if (open && (key === 'Enter' || key === 'Tab')) {
      if (key === 'Enter') event.preventDefault();
      const option = options[active];
      if (option) pick(option.id);
      else leave();
    }
  };
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(control) => (
        <div className="pricing-combobox">
          <input
            className="pricing-control"
            role="combobox"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? `${id}-list` : undefined}
            aria-activedescendant={options[active] && `${id}-${active}`}
            {...control}
            value={text ?? chosen?.name ?? (value === null ? '' : `#${value}`)}
            onChange={(event) => dispatch({ type: 'type', text: event.currentTarget.value })}
            onClick={(event) => {
              if (open) return;
              event.currentTarget.select();
              show();
            }}
            onBlur={leave}
            onKeyDown={press}
          />
          {open && (
            // biome-ignore lint/a11y/noStaticElementInteractions: pressing it must not take the focus from the input
            <div className="pricing-combobox-popup" ref={popup} onMouseDown={(event) => event.preventDefault()}>
              <div role="listbox" id={`${id}-list`} aria-label={label}>
                {options.map((choice, at) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which names the active option
                  <div
                    key={choice.id}
                    id={`${id}-${at}`}
                    role="option"
                    tabIndex={-1}
                    className="pricing-combobox-option"
                    aria-selected={choice.id === value}
                    data-active={at === active || undefined}
                    onClick={() => pick(choice.id)}
                  >
                    <bdi>{choice.name}</bdi>
                    {choice.detail && <bdi className="pricing-detail">{choice.detail}</bdi>}
                  </div>
                ))}
              </div>
              <p className="pricing-combobox-rest" role="status">
                {found.length === 0 && words.nothing}
                {found.length > MOST_OPTIONS && formatOf(messages).count(found.length - MOST_OPTIONS, words.more)}
              </p>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

/** As many as are shown; the choice that has been made comes first, so that it is always among them. */
function shownOf(found: readonly Choice[], chosen: Choice | undefined): readonly Choice[] {
  const rest = found.slice(0, MOST_OPTIONS);
  return chosen === undefined || rest.includes(chosen) ? rest : [chosen, ...rest.slice(0, MOST_OPTIONS - 1)];
}
