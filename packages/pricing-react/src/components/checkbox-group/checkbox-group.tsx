// Any number of choices, each with a box to tick.

import type { Choice } from '@hosted-stay/pricing-core/quoting';
import { Group } from '../field/group.tsx';

export interface CheckboxGroupProps {
  /** What is asked for, above the boxes. */
  readonly legend: string;
  /** Each with a box. */
  readonly choices: readonly Choice[];
  /** Ids of what is ticked. */
  readonly values: readonly number[];
  /** Told the ids in the order in which they were ticked. */
  readonly onChange: (values: readonly number[]) => void;
  /** Sentences about what is ticked. */
  readonly errors?: readonly string[] | undefined;
  /** Said under the legend. */
  readonly hint?: string | undefined;
}

export function CheckboxGroup({ choices, values, onChange, ...group }: CheckboxGroupProps) {
  const tick = (ticked: boolean, choice: number) => onChange(ticked ? [...values, choice] : values.filter((value) => value !== choice));
  return (
    <Group {...group}>
      <div className="pricing-group-choices">
        {choices.map((choice) => (
          <label key={choice.id} className="pricing-check">
            <input
              type="checkbox"
              checked={values.includes(choice.id)}
              onChange={(event) => tick(event.currentTarget.checked, choice.id)}
            />
            <span>
              <bdi>{choice.name}</bdi>
              {choice.detail && <bdi className="pricing-detail">{choice.detail}</bdi>}
            </span>
          </label>
        ))}
      </div>
    </Group>
  );
}
