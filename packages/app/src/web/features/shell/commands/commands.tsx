// The command palette and the overview of shortcuts; their code is loaded on first use, or when the hub is idle.

import { lazy, Suspense, useEffect } from 'react';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { useStore } from '#web/platform/store.ts';
import { overlay } from './commands.store.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

const PALETTE = withMessages(() => import('./command-palette.tsx'));
const loadPalette = () => loadWithMessages(PALETTE);
const CommandPalette = lazy(loadPalette);
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

interface CommandsProps {
  /** Whether single-key shortcuts are enabled, as in the hub. */
  readonly single?: boolean;
}

export function Commands({ single = false }: CommandsProps) {
  useShortcuts({ single });
  useEffect(() => {
    // It is used all day in the hub, so it is loaded before the first use.
    const wait = single ? setTimeout(() => loadPalette().catch(() => undefined), 2000) : undefined;
    return () => clearTimeout(wait);
  }, [single]);
  const open = useStore(overlay);
  useTypedAhead(open === 'palette');
  return (
    <Suspense fallback={null}>
      {open === 'palette' && <CommandPalette single={single} />}
      {open === 'shortcuts' && <ShortcutsDialog />}
    </Suspense>
  );
}
