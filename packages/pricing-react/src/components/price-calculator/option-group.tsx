// One of a few, each in view: radio buttons as cards with a sentence, or as a row of segments.

import { useId } from 'react';
import { FieldErrors } from '../field/field.tsx';

export interface Option<T extends string> {
  readonly value: T;
  readonly name: string;
  readonly about?: string;
}

export interface OptionGroupProps<T extends string> {
  readonly legend: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly look: 'cards' | 'segments';
  readonly errors?: readonly string[];
}

export function OptionGroup<T extends string>({ legend, options, value, onChange, look, errors = [] }: OptionGroupProps<T>) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset className="pricing-options" data-look={look} aria-describedby={errors.length > 0 ? errorId : undefined}>
      <legend className="pricing-label">{legend}</legend>
      <div className="pricing-options-list">
        {options.map(({ value: own, name, about }) => (
          <label className="pricing-option" key={own}>
            <input type="radio" name={id} value={own} checked={own === value} onChange={() => onChange(own)} />
            <span>
              <span className="pricing-option-name">{name}</span>
              {about && <span className="pricing-option-about">{about}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldErrors id={errorId} errors={errors} />
    </fieldset>
  );
}
