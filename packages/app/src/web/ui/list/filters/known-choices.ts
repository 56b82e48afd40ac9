// What choices are called that were found by searching: once one is chosen, its filter says so as long as the page lives.

import type { ListFilter } from '#web/ui/list/list-types.ts';

const names = new Map<string, string>();

const keyOf = ({ label }: Pick<ListFilter, 'label'>, value: string) => `${label}\n${value}`;

export function rememberChoice(
  filter: Pick<ListFilter, 'label'>,
  { value, label }: { readonly value: string; readonly label: string },
): void {
  names.set(keyOf(filter, value), label);
}

/** What a chosen value is called; the value itself where nobody knows. */
export function getChoiceLabel(filter: ListFilter, value: string): string {
  return filter.choices?.find((choice) => choice.value === value)?.label ?? names.get(keyOf(filter, value)) ?? value;
}
