// Asks before leaving a page with unsaved changes.

import { use, useEffect, useEffectEvent, useState } from 'react';
import { confirm, isQuestionOpen } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { LeavingContext } from './leave-guard-context.ts';

/** Forms of the page with unsaved changes; they block the history together, once. */
const unsaved = new Set<() => boolean>();
let unblock: (() => void) | null = null;
/** Whether the question is already shown: another step back doesn't ask again. */
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

/** Asks whether to lose unsaved changes; returns true immediately if there are none. */
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

/** The drawers and dialogs with a form that are open, the uppermost last. */
const opened: object[] = [];

/**
 * Closes a drawer or a dialog with a form; asks first if there are unsaved changes. Escape is heard by all that are open: only the uppermost
 * closes, and none below a question.
 * @example <Drawer opened onClose={useGuardedClose(onClose)}>
 */
export function useGuardedClose(close: () => void): () => void {
  const mayLeave = useLeaveQuestion();
  const [own] = useState({});
  useEffect(() => {
    opened.push(own);
    return () => void opened.splice(opened.indexOf(own), 1);
  }, [own]);
  return async () => {
    if (opened.at(-1) === own && !isQuestionOpen() && (await mayLeave())) close();
  };
}

/**
 * Asks before leaving the page while there are unsaved changes.
 * @param still whether there are unsaved changes at the moment of leaving: after a save, it must not ask
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
