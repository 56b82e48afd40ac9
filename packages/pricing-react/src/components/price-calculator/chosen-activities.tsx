// The activities of a stay: found by name, each with its weeks.

import { type Choice, nameIn } from '@hosted-stay/pricing-core/quoting';
import { type Dispatch, useMemo } from 'react';
import type { Words } from '../../locales/messages.ts';
import type { DraftActivity, DraftChange } from '../../request/calculator-draft.ts';
import { ComboboxField } from '../combobox/combobox.tsx';
import { Group } from '../field/group.tsx';
import { NumberField } from '../number-field/number-field.tsx';

export interface ChosenActivitiesProps {
  readonly chosen: readonly DraftActivity[];
  readonly choices: readonly Choice[];
  readonly change: Dispatch<DraftChange>;
  /** What is wrong with the activities together, or with the one at a place. */
  readonly errorsAt: (place?: number) => readonly string[];
  readonly messages: Words<'calculator' | 'fields'>;
  readonly locale?: string | undefined;
}

const MOST_WEEKS = 53;

export function ChosenActivities({ chosen, choices, change, errorsAt, messages, locale }: ChosenActivitiesProps) {
  const words = messages.calculator;
  const left = useMemo(() => choices.filter(({ id }) => !chosen.some((activity) => activity.id === id)), [choices, chosen]);
  return (
    <Group legend={words.activities} errors={errorsAt()}>
      <ul className="pricing-chosen">
        {chosen.map(({ id, weeks }, place) => {
          const activity = nameIn(choices, id);
          return (
            <li key={id}>
              <NumberField
                label={words.weeksOf({ activity })}
                value={weeks}
                onChange={(changed) => change({ type: 'setWeeks', id, weeks: changed })}
                messages={messages}
                locale={locale}
                min={0}
                max={MOST_WEEKS}
                errors={errorsAt(place)}
              />
              <button
                className="pricing-button pricing-chosen-remove"
                data-kind="quiet"
                type="button"
                aria-label={words.remove({ activity })}
                onClick={({ currentTarget }) => {
                  // The button goes: whoever pressed it must not be left nowhere.
                  currentTarget.closest('fieldset')?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
                  change({ type: 'removeActivity', id });
                }}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
      <ComboboxField
        label={words.addActivity}
        choices={left}
        value={null}
        onChange={(id) => id !== null && change({ type: 'addActivity', id })}
        messages={messages}
      />
    </Group>
  );
}
