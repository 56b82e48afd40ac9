// What a combobox remembers: the text while somebody types, whether its list is open, and the option one stands on.

export interface ComboboxState {
  /** What was typed; null shows the name of the choice. */
  readonly text: string | null;
  readonly open: boolean;
  /** The place in the list of the option that Enter picks; −1 for none. */
  readonly active: number;
}

export type ComboboxAction =
  | { readonly type: 'type'; readonly text: string }
  /** `at` is the place of the chosen option, −1 where it is not in the list. */
  | { readonly type: 'open'; readonly at: number }
  | { readonly type: 'move'; readonly key: string; readonly count: number }
  | { readonly type: 'close' };

export const closedCombobox: ComboboxState = { text: null, open: false, active: -1 };

export function comboboxReducer(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'type':
      return { text: action.text, open: true, active: action.text.trim() === '' ? -1 : 0 };
    case 'open':
      return { ...state, open: true, active: action.at };
    case 'move':
      return { ...state, active: moved(state.active, action) };
    case 'close':
      return closedCombobox;
  }
}

/** Past the end comes the beginning. */
function moved(active: number, { key, count }: { readonly key: string; readonly count: number }): number {
  if (count === 0) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (active + 1) % count;
  return (Math.max(active, 0) - 1 + count) % count;
}
