// The actions on an expense; asks for confirmation before final ones and shows the result.

import {
  approveExpense,
  approveExpenses,
  billExpenses,
  deleteExpense,
  listExpenses,
  readExpense,
  readExpenseTotals,
  readGroupExpenses,
  readOwnExpenses,
  refuseExpense,
  settleExpense,
} from '#contract/finance/expenses/expenses.endpoints.ts';
import type { Expense, ListedExpense } from '#contract/finance/expenses/expenses.shapes.ts';
import { listInvoices } from '#contract/finance/invoices/invoices.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const CHANGED = [listExpenses, readExpense, readExpenseTotals, readGroupExpenses, readOwnExpenses, listInvoices];

/** Reloads everything that shows expenses. */
async function reloadExpenses(): Promise<void> {
  await Promise.all(CHANGED.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}

/** Updates an expense in the cache after a change. */
export async function keepExpense(expense: Expense): Promise<void> {
  keepAnswer(readExpense, { params: { id: expense.id } }, expense);
  await reloadExpenses();
}

/** Shows a refusal and reloads what somebody else may have changed. */
async function attempted<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    tellFailure(error);
    await reloadExpenses();
    return null;
  }
}

type Acted = Pick<ListedExpense, 'id' | 'version'>;

interface ExpenseSteps {
  approve(expense: Acted): Promise<void>;
  approveAll(ids: readonly number[]): Promise<void>;
  refuse(expense: Acted): Promise<void>;
  settle(expense: Acted): Promise<void>;
  /** Returns whether it was deleted. */
  remove(expense: Acted): Promise<boolean>;
  /** Returns whether drafts were created. */
  bill(of: { readonly ids: readonly number[] } | { readonly groupId: number }): Promise<boolean>;
}

export function useExpenseSteps(): ExpenseSteps {
  const words = useTranslations('expenses.act');

  async function kept(expense: Expense | null, told: string): Promise<void> {
    if (expense === null) return;
    await keepExpense(expense);
    showToast(told);
  }

  return {
    async approve({ id, version }) {
      await kept(await attempted(call(approveExpense, { params: { id }, body: { version } })), words('approved', { count: 1 }));
    },
    async approveAll(ids) {
      const done = await attempted(call(approveExpenses, { body: { ids: [...ids] } }));
      if (done === null) return;
      await reloadExpenses();
      const { approved, refused } = done;
      const left = refused.length === 0 ? '' : ` ${words('notApproved', { count: refused.length })}`;
      showToast(words('approved', { count: approved.length }) + left);
    },
    async refuse({ id, version }) {
      const question = {
        title: words('refuseTitle'),
        consequences: [words('refuseText')],
        label: words('reason'),
        confirm: words('refuse'),
      };
      const reason = await askReason({ ...question, tone: 'danger', maxLength: 500 });
      if (reason === null) return;
      await kept(await attempted(call(refuseExpense, { params: { id }, body: { version, reason } })), words('refused'));
    },
    async settle({ id, version }) {
      const question = { title: words('settleTitle'), consequences: [words('settleText')], confirm: words('settle') };
      if (!(await confirm(question))) return;
      await kept(await attempted(call(settleExpense, { params: { id }, body: { version } })), words('settled'));
    },
    async remove({ id }) {
      const question = { title: words('removeTitle'), consequences: [words('removeText')], confirm: words('remove') };
      if (!(await confirm({ ...question, tone: 'danger' }))) return false;
      if ((await attempted(call(deleteExpense, { params: { id } }))) === null) return false;
      await reloadExpenses();
      showToast(words('removed'));
      return true;
    },
    async bill(of) {
      const question = { title: words('billTitle'), consequences: [words('billText')], confirm: words('bill') };
      if (!(await confirm(question))) return false;
      const body = 'ids' in of ? { ids: [...of.ids] } : { groupId: of.groupId };
      const billed = await attempted(call(billExpenses, { body }));
      if (billed === null) return false;
      await reloadExpenses();
      const left = billed.unbilled.length === 0 ? '' : ` ${words('unbilled', { count: billed.unbilled.length })}`;
      showToast(words('billed', { count: billed.invoices.length }) + left);
      return true;
    },
  };
}
