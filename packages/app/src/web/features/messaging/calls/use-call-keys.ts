// Listens to the keys of a call.

import { useEffect, useEffectEvent } from 'react';
import { persist } from '#web/platform/session/app-persist.ts';
import { isInField, isOverlayOpen } from '#web/ui/keys/is-overlay-open.ts';
import { type CallKey, findCallKey } from './keys.model.ts';

export function useCallKeys(onKey: (key: CallKey) => void): void {
  const onFound = useEffectEvent(onKey);
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const { target, key, ctrlKey, altKey, metaKey, repeat } = event;
      if (event.defaultPrevented || event.isComposing) return;
      const isElsewhere = (target instanceof Element && isInField(target)) || isOverlayOpen();
      const pressed = { key, isModified: ctrlKey || altKey || metaKey, isRepeated: repeat, isElsewhere };
      const found = findCallKey(pressed, { single: persist.get().shortcutsOff !== true });
      if (found === null) return;
      event.preventDefault();
      onFound(found);
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
