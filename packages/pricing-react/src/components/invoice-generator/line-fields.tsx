// Lines added by hand: each can be changed, moved and removed.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import { useEffect, useRef } from 'react';
import { formatOf } from '../../format/format-of.ts';
import { QUANTITY_DIGITS } from '../../invoice/figures.ts';
import type { ManualLine } from '../../invoice/invoice-draft.ts';
import { amountOf } from '../../invoice/manual-lines.ts';
import { AmountField } from '../amount-field/amount-field.tsx';
import type { FormPartProps } from './form-props.ts';
import { TextField } from './text-field.tsx';

export function LineFields(form: FormPartProps & { readonly vatExempt: boolean }) {
  const { messages, draft, change } = form;
  const words = messages.invoice;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const wanted = useRef<number | null>(null);
  const { lines } = draft;

  // A new line is where one goes on typing; a removed one hands the focus on instead of losing it.
  useEffect(() => {
    const position = wanted.current;
    wanted.current = null;
    if (position === null) return;
    const field = list.current?.children[position]?.querySelector('input');
    (field ?? add.current)?.focus();
  });

  return (
    <div className="pricing-invoice-fields">
      {lines.length > 0 && (
        <ol className="pricing-invoice-lines" ref={list}>
          {lines.map((line, index) => (
            <li key={line.id}>
              <OneLine
                {...form}
                line={line}
                index={index}
                onRemove={() => {
                  wanted.current = Math.min(index, lines.length - 2);
                  change({ type: 'removeLine', id: line.id });
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <button
        ref={add}
        type="button"
        className="pricing-button"
        onClick={() => {
          wanted.current = lines.length;
          change({ type: 'addLine' });
        }}
      >
        {words.addLine}
      </button>
    </div>
  );
}

interface OneLineProps extends FormPartProps {
  readonly line: ManualLine;
  readonly index: number;
  readonly vatExempt: boolean;
  readonly onRemove: () => void;
}

function OneLine({ line, index, vatExempt, onRemove, ...form }: OneLineProps) {
  const { messages, locale, draft, change, errorsAt, currency, digits } = form;
  const words = messages.invoice;
  const format = formatOf(messages, locale);
  const math = amountsIn(currency);
  const amount = math.ok ? amountOf(line, math.value) : null;
  const position = format.number(index + 1);
  const set = (changes: Partial<Omit<ManualLine, 'id'>>) => change({ type: 'editLine', id: line.id, changes });
  const field = (name: 'description' | 'quantity' | 'unitAmount' | 'vatPercentage', label: string) => ({
    label,
    value: line[name],
    errors: errorsAt('lines', index, name),
    onChange: (value: string) => set({ [name]: value }),
    messages,
    locale,
  });
  return (
    <fieldset className="pricing-invoice-line">
      <legend className="pricing-hidden">{words.manualLine({ position })}</legend>
      <TextField {...field('description', words.description)} />
      <div className="pricing-invoice-figures">
        <AmountField {...field('quantity', words.quantity)} fractionDigits={QUANTITY_DIGITS} zeros="asTyped" />
        <AmountField {...field('unitAmount', words.unitAmount)} fractionDigits={digits} negative="allowed" suffix={currency} />
        {!vatExempt && <AmountField {...field('vatPercentage', words.vatPercentage)} fractionDigits={3} suffix="%" />}
      </div>
      <div className="pricing-invoice-line-end">
        <output className="pricing-hint pricing-money">
          {amount === null ? '' : words.amount({ amount: format.money({ amount, currency }) })}
        </output>
        <span>
          <LineButton
            sign="↑"
            label={words.moveUp({ position })}
            off={index === 0}
            act={() => change({ type: 'moveLine', id: line.id, by: -1 })}
          />
          <LineButton
            sign="↓"
            label={words.moveDown({ position })}
            off={index === draft.lines.length - 1}
            act={() => change({ type: 'moveLine', id: line.id, by: 1 })}
          />
          <LineButton sign="✕" label={words.remove({ position })} act={onRemove} />
        </span>
      </div>
    </fieldset>
  );
}

interface LineButtonProps {
  readonly sign: string;
  readonly label: string;
  readonly off?: boolean;
  readonly act: () => void;
}

/** One that has nothing to do keeps the focus: a disabled button would throw it away when a line reaches the end. */
function LineButton({ sign, label, off = false, act }: LineButtonProps) {
  return (
    <button
      type="button"
      className="pricing-button"
      data-kind="quiet"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => off || act()}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
