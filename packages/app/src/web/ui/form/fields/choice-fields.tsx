// Choices from a list: one or several, as a searchable menu, checkboxes, or cards with descriptions.

import { Checkbox, Group, MultiSelect, Radio, Select, Stack, Text } from '@mantine/core';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { joinList } from '#web/ui/text/join-list.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './choice-fields.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly disabled?: boolean;
}

interface Choices {
  readonly choices: readonly Choice[];
}

interface MenuProps extends Choices {
  readonly placeholder?: string;
  readonly clearable?: boolean;
}

/** The number of choices from which a menu is searchable. */
const SEARCHED_FROM = 8;
/** No more are rendered at once: users search among hundreds by typing. */
const SHOWN_AT_ONCE = 100;

/** Returns the props of the button that clears a menu; it must be reachable by keyboard and screen reader too. */
function useClearButton() {
  const words = useTranslations('form');
  return { nothing: words('nothingFound'), clear: { 'aria-label': words('clear'), 'aria-hidden': false, tabIndex: 0 } };
}

const labelOf = (choices: readonly Choice[], value: string) => choices.find((choice) => choice.value === value)?.label ?? value;

export function SelectInput({ choices, clearable = false, ...props }: InputProps<string | null> & MenuProps) {
  const { nothing, clear } = useClearButton();
  return (
    <Select
      {...props}
      data={choices.map(({ value, label, disabled = false }) => ({ value, label, disabled }))}
      searchable={choices.length >= SEARCHED_FROM}
      limit={SHOWN_AT_ONCE}
      clearable={clearable}
      clearButtonProps={clear}
      nothingFoundMessage={nothing}
      allowDeselect={clearable}
      checkIconPosition="right"
    />
  );
}

export function MultiSelectInput({ choices, clearable = true, ...props }: InputProps<string[]> & MenuProps) {
  const { nothing, clear } = useClearButton();
  return (
    <MultiSelect
      {...props}
      data={choices.map(({ value, label, disabled = false }) => ({ value, label, disabled }))}
      searchable
      limit={SHOWN_AT_ONCE}
      clearable={clearable}
      clearButtonProps={clear}
      nothingFoundMessage={nothing}
    />
  );
}

function Explained({ label, description }: Choice) {
  return (
    <div>
      <Text fw={500}>{label}</Text>
      {description === undefined ? null : (
        <Text size="sm" c="dimmed">
          {description}
        </Text>
      )}
    </div>
  );
}

export function ChoiceCards({ choices, value, onChange, onBlur, disabled = false, ...props }: InputProps<string | null> & Choices) {
  return (
    <Radio.Group {...props} value={value} onChange={onChange} onBlur={onBlur}>
      <Stack gap={8} my={8}>
        {choices.map((choice) => (
          <Radio.Card
            key={choice.value}
            value={choice.value}
            disabled={disabled || choice.disabled === true}
            className={classes['card'] ?? ''}
          >
            <Group wrap="nowrap" align="flex-start" gap={12}>
              <Radio.Indicator />
              <Explained {...choice} />
            </Group>
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  );
}

export function CheckboxList({ choices, value, onChange, onBlur, disabled = false, ...props }: InputProps<string[]> & Choices) {
  return (
    <Checkbox.Group {...props} value={value} onChange={onChange} onBlur={onBlur}>
      <Stack gap={12} my={8}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            value={choice.value}
            label={choice.label}
            description={choice.description}
            disabled={disabled || choice.disabled === true}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function TickInput({ value, onChange, required: _, ...props }: InputProps<boolean>) {
  return <Checkbox {...props} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />;
}

const showOne = (value: string | null, { choices }: Choices) => (value === null ? '' : labelOf(choices, value));

function showSeveral(value: readonly string[], { choices }: Choices, { locale }: { locale: string }): string {
  return joinList(
    locale,
    value.map((one) => labelOf(choices, one)),
  );
}

export const SelectField = bindField(SelectInput, { empty: null, show: showOne });

export const MultiSelectField = bindField(MultiSelectInput, { empty: [], show: showSeveral });

export const ChoiceCardsField = bindField(ChoiceCards, { empty: null, show: showOne });

export const CheckboxListField = bindField(CheckboxList, { empty: [], show: showSeveral });

export const CheckboxField = bindField(TickInput, { empty: false, show: (value, _, { yes, no }) => (value ? yes : no) });
