// Keeps what is typed for the palette before its field has the focus: its code may still be loading, and people type on at once.

import { useEffect } from 'react';
import { isComposing } from '#web/ui/input-method.ts';
import { overlay, paletteText } from './commands.store.ts';

/** Takes a key that nothing else has taken; false if it is not for the palette. */
function takeKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (key === 'Escape') overlay.set(null);
  else if (key === 'Backspace') paletteText.set(paletteText.get().slice(0, -1));
  else if (key.length === 1) paletteText.set(paletteText.get() + key);
  // Enter would press the button that opened the palette.
  else if (key !== 'Enter') return false;
  return true;
}

export function useTypedAhead(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    function hear(event: KeyboardEvent): void {
      if (isComposing({ nativeEvent: event }) || (event.target instanceof Element && event.target.closest('[role="dialog"]') !== null))
        return;
      if (!takeKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    // Before anything on the page hears it.
    document.addEventListener('keydown', hear, true);
    return () => {
      document.removeEventListener('keydown', hear, true);
      paletteText.set('');
    };
  }, [isOpen]);
}
