// Any number of choices, each with a box to tick.

import type { Choice } from '@hosted-stay/pricing-core/quoting';
import { Group } from '../field/group.tsx';

export interface CheckboxGroupProps {
  /** The label above the boxes. */
  readonly legend: string;
  /** The choices, each with a box. */
  readonly choices: readonly Choice[];
  /** IDs of the ticked choices. */
  readonly values: readonly number[];
  /** Called with the IDs in the order in which they were ticked. */
  readonly onChange: (values: readonly number[]) => void;
  /** Errors of the group. */
  readonly errors?: readonly string[] | undefined;
  /** A hint under the legend. */
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
