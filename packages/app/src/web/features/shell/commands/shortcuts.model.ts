// The meaning of a key pressed outside of fields. Pure.

/** A key press as reported by the browser. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Whether the focus is in a text field. */
  readonly typing: boolean;
}

export type Meaning =
  | { readonly kind: 'palette' }
  | { readonly kind: 'help' }
  /** The first of two keys. */
  | { readonly kind: 'go' }
  | { readonly kind: 'letter'; readonly letter: string }
  | null;

/**
 * @param single whether single-key shortcuts are on: they can be turned off, and only the hub has them
 * @param going whether `g` was pressed just before
 */
export function findMeaning(press: Press, { single, going }: { single: boolean; going: boolean }): Meaning {
  const { key, ctrlKey, metaKey, altKey, typing } = press;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return { kind: 'palette' };
  if (typing || !single || ctrlKey || metaKey || altKey) return null;
  if (going && /^[a-z]$/i.test(key)) return { kind: 'letter', letter: key.toLowerCase() };
  if (key === '?') return { kind: 'help' };
  return key.toLowerCase() === 'g' ? { kind: 'go' } : null;
}
