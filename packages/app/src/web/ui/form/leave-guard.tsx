// Asks before a page with unsaved changes is left.

import { use, useEffect, useEffectEvent } from 'react';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { LeavingContext } from './leave-guard-context.ts';

/** Forms of the page with unsaved changes; together they hold up the history once. */
const unsaved = new Set<() => boolean>();
let unblock: (() => void) | null = null;
/** Whether the question stands already: who goes back once more meanwhile is asked nothing new. */
let isAsking = false;

function blockHistory(still: () => boolean, block: () => () => void): () => void {
  unsaved.add(still);
  unblock ??= block();
  return () => {
    unsaved.delete(still);
    if (unsaved.size > 0) return;
    unblock?.();
    unblock = null;
  };
}

/** Asks whether what is unsaved may be lost; answers yes at once when nothing is. */
function useLeaveQuestion(): () => Promise<boolean> {
  const words = useTranslations('form');
  return async () =>
    ![...unsaved].some((still) => still()) ||
    confirm({
      title: words('leaveTitle'),
      consequences: [words('leaveText')],
      confirm: words('leave'),
      cancel: words('stay'),
      tone: 'danger',
    });
}

/** Whether a question stands before the drawer: the escape key then means that one alone. */
function isCovered(): boolean {
  return document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length > 1;
}

/**
 * Closes a drawer with a form in it: with unsaved changes only after asking.
 * @example <Drawer opened onClose={useGuardedClose(onClose)}>
 */
export function useGuardedClose(close: () => void): () => void {
  const mayLeave = useLeaveQuestion();
  return async () => {
    if (!isCovered() && (await mayLeave())) close();
  };
}

/**
 * Asks before the page is left while there are unsaved changes.
 * @param still tells it at the moment of leaving: what was saved a moment ago asks nothing
 */
export function useUnsavedGuard(dirty: boolean, still: () => boolean): void {
  const leaving = use(LeavingContext);
  const mayLeave = useLeaveQuestion();
  const ask = useEffectEvent(async (blocked: { proceed(): void }) => {
    if (isAsking) return;
    isAsking = true;
    const leaves = await mayLeave().finally(() => {
      isAsking = false;
    });
    if (leaves) blocked.proceed();
  });
  useEffect(() => {
    if (dirty) return blockHistory(still, () => leaving.block((blocked) => void ask(blocked)));
  }, [dirty, still, leaving]);
}
