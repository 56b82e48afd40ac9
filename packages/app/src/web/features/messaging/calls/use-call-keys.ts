// Listens to the keys of a call.

import { useEffect, useEffectEvent } from 'react';
import { type CallKey, findCallKey } from './keys.model.ts';

const ELSEWHERE = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

export function useCallKeys(onKey: (key: CallKey) => void): void {
  const onFound = useEffectEvent(onKey);
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const { target, key, ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event;
      const isElsewhere =
        defaultPrevented ||
        (target instanceof Element && target.closest(ELSEWHERE) !== null) ||
        document.querySelector('[role="dialog"]') !== null;
      const found = findCallKey({ key, isModified: ctrlKey || altKey || metaKey, isRepeated: repeat, isElsewhere });
      if (found === null) return;
      event.preventDefault();
      onFound(found);
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
