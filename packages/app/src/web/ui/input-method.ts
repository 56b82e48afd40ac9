// Whether a key belongs to an input method, which composes Japanese, Korean or Chinese from several keys.

import type { KeyboardEvent } from 'react';

/** Safari ends the composition before its Enter, which has key code 229. */
const KEY_OF_INPUT_METHOD = 229;

/** Returns whether an input method is composing; its keys must do nothing else: Enter accepts a suggestion, Escape rejects it. */
export function isComposing({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === KEY_OF_INPUT_METHOD;
}
