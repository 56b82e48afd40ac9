// Whether a key belongs to an input method, which writes Japanese, Korean or Chinese from several keys.

import type { KeyboardEvent } from 'react';

/** Safari ends composing before the Enter that does it; that one is key 229. */
const KEY_OF_INPUT_METHOD = 229;

/** A key of an input method that is composing does nothing else: its Enter takes a suggestion, its Escape drops one. */
export function isComposing({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === KEY_OF_INPUT_METHOD;
}
