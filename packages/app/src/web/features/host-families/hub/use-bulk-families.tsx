// Changes of many host families at once: pause, end the pause, choose a coordinator, ask for information, write to them.

import { type ReactNode, useState } from 'react';
import { bulkFamilies, listFamilies } from '#contract/host-families/family-list.endpoints.ts';
import type { BulkFamilies, BulkFamilyResult } from '#contract/host-families/family-list.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showAlert, showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { splitIntoParts, summarizeResults } from '#web/ui/list/bulk.model.ts';
import type { BulkAction, ChosenRows } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { AssignDialog, PauseDialog, RequestDialog } from './bulk-dialogs.tsx';

type Change =
  | Omit<Extract<BulkFamilies, { action: 'pause' }>, 'ids' | 'dryRun'>
  | Omit<Extract<BulkFamilies, { action: 'assignCoordinator' }>, 'ids' | 'dryRun'>
  | Omit<Extract<BulkFamilies, { action: 'requestInformation' }>, 'ids' | 'dryRun'>
  | { readonly action: 'resume' };

/** Only rows that the user has seen are changed. */
const idsOf = (rows: ChosenRows): number[] => (rows.kind === 'keys' ? rows.keys.map(Number) : []);

const DIALOGS = { pause: PauseDialog, assign: AssignDialog, request: RequestDialog } as const;

interface Question {
  readonly kind: keyof typeof DIALOGS;
  readonly count: number;
  readonly answer: (change: Change | null) => void;
}

function useTellResults(): (results: readonly BulkFamilyResult[], change: Change) => void {
  const words = useTranslations('hubFamilies.bulk');
  return (results, { action }) => {
    const { done, unchanged, refused, reasons } = summarizeResults(results);
    const parts = [words(`done.${action}`, { count: done }), ...(unchanged > 0 ? [words('unchanged', { count: unchanged })] : [])];
    if (refused === 0) {
      showToast(parts.join(' '));
      return;
    }
    const why = reasons.map(({ message, count }) => (count > 1 ? `${message} (${count})` : message)).join(' ');
    showAlert({ title: words('resultTitle'), text: [...parts, words('refused', { count: refused }), why].join(' ') });
  };
}

/** @param onMessage writes to chosen families; undefined for whoever can't */
export function useBulkFamilies(onMessage: ((ids: readonly number[]) => Promise<void>) | undefined): {
  readonly actions: readonly BulkAction[];
  readonly dialog: ReactNode;
} {
  const words = useTranslations('hubFamilies.bulk');
  const tellResults = useTellResults();
  const { capabilities } = useSignedInUser();
  const [question, setQuestion] = useState<Question | null>(null);

  async function changeRows(rows: ChosenRows, change: Change): Promise<'keep' | undefined> {
    const results: BulkFamilyResult[] = [];
    for (const ids of splitIntoParts(idsOf(rows))) {
      const answer = await attemptRequest(call(bulkFamilies, { body: { ...change, ids } }));
      if (answer === null) break;
      results.push(...answer.data);
    }
    await queryClient.invalidateQueries({ queryKey: toQueryKey(listFamilies) });
    if (results.length === 0) return 'keep';
    tellResults(results, change);
    return undefined;
  }

  const asking = (kind: Question['kind']): BulkAction => ({
    label: words(kind),
    run: async (rows) => {
      const change = await new Promise<Change | null>((resolve) => setQuestion({ kind, count: rows.count, answer: resolve }));
      setQuestion(null);
      return change === null ? 'keep' : changeRows(rows, change);
    },
  });

  const resume: BulkAction = {
    label: words('resume'),
    run: async (rows) => {
      const title = words('resumeTitle', { count: rows.count });
      const isSure = await confirm({ title, consequences: [words('resumeText')], confirm: words('resume') });
      return isSure ? changeRows(rows, { action: 'resume' }) : 'keep';
    },
  };

  const message: BulkAction[] =
    onMessage === undefined ? [] : [{ label: words('message'), run: (rows) => onMessage(idsOf(rows)).then(() => 'keep') }];
  const Dialog = question === null ? null : DIALOGS[question.kind];
  return {
    actions: [
      ...message,
      ...(capabilities.includes('users.read') ? [asking('assign')] : []),
      ...(capabilities.includes('vetting.decide') ? [asking('request')] : []),
      resume,
      { ...asking('pause'), tone: 'danger' },
    ],
    dialog: question === null || Dialog === null ? null : <Dialog count={question.count} answer={question.answer} />,
  };
}
