// Bulk actions on users: asks for confirmation, sends batches and shows the outcome.

import { type ReactNode, useState } from 'react';
import type { BulkResult } from '#contract/administration/users.shapes.ts';
import type { Role } from '#contract/identity/roles.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { showAlert, showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { splitIntoParts, summarizeResults } from '#web/ui/list/bulk.model.ts';
import type { BulkAction, ChosenRows } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BulkRole, type RoleQuestion } from './bulk-role.tsx';
import { reloadUsers } from './reload.ts';

type Deed = { readonly action: 'deactivate' | 'reactivate' } | { readonly action: 'grantRole' | 'revokeRole'; readonly role: Role };

/** Returns the IDs of the selected users; only rows that the user has seen are changed. */
function idsOf(rows: ChosenRows): number[] {
  return rows.kind === 'keys' ? rows.keys.map(Number) : [];
}

export function useBulk({ mayGrant }: { mayGrant: boolean }): { readonly actions: readonly BulkAction[]; readonly dialog: ReactNode } {
  const words = useTranslations('users.bulk');
  const [question, setQuestion] = useState<RoleQuestion | null>(null);

  function tell(results: readonly BulkResult[]): void {
    const { done, unchanged, refused, reasons } = summarizeResults(results);
    const parts = [words('done', { count: done }), ...(unchanged > 0 ? [words('unchanged', { count: unchanged })] : [])];
    if (refused === 0) {
      showToast(parts.join(' '));
      return;
    }
    const why = reasons.map(({ message, count }) => (count > 1 ? `${message} (${count})` : message)).join(' ');
    showAlert({ title: words('resultTitle'), text: [...parts, words('refused', { count: refused }), why].join(' ') });
  }

  async function perform(rows: ChosenRows, deed: Deed): Promise<'keep' | undefined> {
    const results: BulkResult[] = [];
    try {
      for (const ids of splitIntoParts(idsOf(rows)))
        results.push(...(await administration.changeManyUsers({ body: { ...deed, ids } })).results);
    } catch {
      // Already shown to the user; the completed batches remain and are counted below.
    }
    await reloadUsers();
    if (results.length === 0) return 'keep';
    tell(results);
    return undefined;
  }

  function askRole(action: 'grantRole' | 'revokeRole', count: number): Promise<Role | null> {
    return new Promise((resolve) => {
      const answer = (role: Role | null) => {
        setQuestion(null);
        resolve(role);
      };
      setQuestion({ action, count, answer });
    });
  }

  const setting = (action: 'grantRole' | 'revokeRole'): BulkAction => ({
    label: words(action),
    run: async (rows) => {
      const role = await askRole(action, rows.count);
      return role === null ? 'keep' : perform(rows, { action, role });
    },
  });

  const actions: BulkAction[] = [
    ...(mayGrant ? [setting('grantRole'), setting('revokeRole')] : []),
    {
      label: words('reactivate'),
      run: async (rows) => {
        const title = words('reactivateTitle', { count: rows.count });
        const sure = await confirm({ title, consequences: [words('reactivateText')], confirm: words('reactivate') });
        return sure ? perform(rows, { action: 'reactivate' }) : 'keep';
      },
    },
    {
      label: words('deactivate'),
      tone: 'danger',
      run: async (rows) => {
        const title = words('deactivateTitle', { count: rows.count });
        const sure = await confirm({ title, consequences: [words('deactivateText')], confirm: words('deactivate'), tone: 'danger' });
        return sure ? perform(rows, { action: 'deactivate' }) : 'keep';
      },
    },
  ];
  return { actions, dialog: question === null ? null : <BulkRole {...question} /> };
}
