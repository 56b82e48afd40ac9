// The labels of choices found by searching: kept after a choice, so that its filter can show them until the page is reloaded.

import type { ListFilter } from '#web/ui/list/list-types.ts';

const names = new Map<string, string>();

const keyOf = ({ label }: Pick<ListFilter, 'label'>, value: string) => `${label}\n${value}`;

export function rememberChoice(
  filter: Pick<ListFilter, 'label'>,
  { value, label }: { readonly value: string; readonly label: string },
): void {
  names.set(keyOf(filter, value), label);
}

/** Returns the label of a chosen value; the value itself if the label is unknown. */
export function getChoiceLabel(filter: ListFilter, value: string): string {
  return filter.choices?.find((choice) => choice.value === value)?.label ?? names.get(keyOf(filter, value)) ?? value;
}
