// The command palette and the overview of shortcuts; their code is loaded when first asked for, or when the hub has nothing else to load.

import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '#web/platform/store.ts';
import { overlay } from './commands.store.ts';
import { useShortcuts } from './use-shortcuts.ts';

const loadPalette = () => import('./command-palette.tsx');
const CommandPalette = lazy(loadPalette);
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

interface CommandsProps {
  /** With keys that work alone, as in the hub. */
  readonly single?: boolean;
}

export function Commands({ single = false }: CommandsProps) {
  useShortcuts({ single });
  useEffect(() => {
    // In the hub it is used all day: it should be there before the first letter is typed.
    const wait = single ? setTimeout(() => loadPalette().catch(() => undefined), 2000) : undefined;
    return () => clearTimeout(wait);
  }, [single]);
  const open = useStore(overlay);
  return (
    <Suspense fallback={null}>
      {open === 'palette' && <CommandPalette single={single} />}
      {open === 'shortcuts' && <ShortcutsDialog />}
    </Suspense>
  );
}
