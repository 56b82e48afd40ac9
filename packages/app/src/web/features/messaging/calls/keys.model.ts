// The keys of a call. Pure.

export type CallKey = 'mute' | 'camera' | 'leave';

const LETTERS: Readonly<Record<string, CallKey>> = { m: 'mute', c: 'camera' };

interface Pressed {
  readonly key: string;
  readonly isModified: boolean;
  readonly isRepeated: boolean;
  /** The focus is in a field, a menu or a dialog, which has keys of its own. */
  readonly isElsewhere: boolean;
}

/**
 * Returns what a key does; null if it is none of a call’s. Escape works also without single-key shortcuts.
 * @param single whether single-key shortcuts are on
 */
export function findCallKey(
  { key, isModified, isRepeated, isElsewhere }: Pressed,
  { single }: { readonly single: boolean },
): CallKey | null {
  if (isModified || isRepeated || isElsewhere) return null;
  if (key === 'Escape') return 'leave';
  return single ? (LETTERS[key.toLowerCase()] ?? null) : null;
}
