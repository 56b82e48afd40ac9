// One of a few, each in view: radio buttons as cards with a sentence, or as a row of segments.

import { useId } from 'react';
import { Group } from '../field/group.tsx';

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
  readonly errors?: readonly string[] | undefined;
}

export function OptionGroup<T extends string>({ options, value, onChange, look, ...group }: OptionGroupProps<T>) {
  const name = useId();
  return (
    <Group {...group}>
      <div className="pricing-options" data-look={look}>
        {options.map((option) => (
          <label className="pricing-option" key={option.value}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>
              <span className="pricing-option-name">{option.name}</span>
              {option.about && <span className="pricing-option-about">{option.about}</span>}
            </span>
          </label>
        ))}
      </div>
    </Group>
  );
}
