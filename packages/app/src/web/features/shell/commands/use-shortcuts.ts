// Handles keyboard shortcuts: Ctrl or Cmd + K everywhere; in the hub also ? and g with a letter, unless the user is typing or has turned
// them off.

import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import { findShortcutPage } from '#web/features/shell/menu/navigation.model.ts';
import { usePageAccess } from '#web/platform/navigation/page-access.ts';
import { usePages } from '#web/platform/navigation/pages.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { overlay } from './commands.store.ts';
import { findMeaning } from './shortcuts.model.ts';

/** How long to wait for the letter after `g`. */
const LETTER_MS = 1500;

const FIELDS =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"], [role="menu"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

export function useShortcuts({ single }: { single: boolean }): void {
  const canOpen = usePageAccess();
  const { table } = usePages();
  const [, navigate] = useLocation();
  const wentAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const { key, ctrlKey, metaKey, altKey } = event;
      const press = { key, ctrlKey, metaKey, altKey, typing: isTyping(event.target) };
      const going = event.timeStamp - wentAt.current < LETTER_MS;
      // An open dialog handles the keyboard itself; only the palette's own shortcut closes the palette.
      const free = overlay.get() === null && document.querySelector('[role="dialog"][aria-modal="true"]') === null;
      const meaning = findMeaning(press, { single: single && free && persist.get().shortcutsOff !== true, going });
      wentAt.current = meaning?.kind === 'go' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (meaning === null || meaning.kind === 'go') return;
      if (meaning.kind === 'letter') {
        const page = findShortcutPage(meaning.letter, { table, canOpen });
        if (page === undefined) return;
        event.preventDefault();
        navigate(PAGE_PATHS[page]);
        return;
      }
      event.preventDefault();
      if (meaning.kind === 'help') overlay.set('shortcuts');
      else overlay.set(overlay.get() === 'palette' ? null : 'palette');
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [single, table, canOpen, navigate]);
}
