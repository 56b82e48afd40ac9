// The keys of a call. Pure.

export type CallKey = 'mute' | 'camera' | 'leave';

const KEYS: Readonly<Record<string, CallKey>> = { m: 'mute', c: 'camera', Escape: 'leave' };

interface Pressed {
  readonly key: string;
  readonly isModified: boolean;
  readonly isRepeated: boolean;
  /** The focus is in a field, a menu or a dialog, which has keys of its own. */
  readonly isElsewhere: boolean;
}

/** Returns what a key does; null if it is none of a call’s. */
export function findCallKey({ key, isModified, isRepeated, isElsewhere }: Pressed): CallKey | null {
  if (isModified || isRepeated || isElsewhere) return null;
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
