// The actions on a purchase invoice; asks for confirmation before final ones and shows the result.

import {
  approvePurchase,
  deletePurchase,
  linkPayouts,
  listPurchases,
  readPurchase,
  readPurchaseAgeing,
  unlinkPayouts,
  voidPurchase,
} from '#contract/finance/purchases/purchases.endpoints.ts';
import type { PurchasePage } from '#contract/finance/purchases/purchases.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isNothing, useMoney } from './amounts.ts';
import { usePurchaseName } from './purchase-badges.tsx';

/** Reloads everything that lists purchase invoices. */
export async function reloadPurchases(): Promise<void> {
  await Promise.all(
    [listPurchases, readPurchaseAgeing].map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })),
  );
}

/** Updates an invoice in the cache and reloads the lists. */
export async function keepPurchase(purchase: PurchasePage): Promise<void> {
  keepAnswer(readPurchase, { params: { id: purchase.id } }, purchase);
  await reloadPurchases();
}

/** Shows a refusal; reloads the invoice if somebody else has changed it first. */
async function attempted<Answer>(id: number, work: Promise<Answer>): Promise<Answer | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    tellFailure(error);
    await queryClient.invalidateQueries({ queryKey: toQueryKey(readPurchase, { params: { id } }) });
    return null;
  }
}

interface PurchaseSteps {
  /** Each returns whether it was done. */
  approve(purchase: PurchasePage): Promise<boolean>;
  annul(purchase: PurchasePage): Promise<boolean>;
  remove(purchase: PurchasePage): Promise<boolean>;
  link(purchase: PurchasePage, payoutId: number): Promise<boolean>;
  unlink(purchase: PurchasePage, payoutId: number): Promise<boolean>;
}

export function usePurchaseSteps(): PurchaseSteps {
  const words = useTranslations('purchases.steps');
  const nameOf = usePurchaseName();
  const money = useMoney();

  async function kept(purchase: PurchasePage | null, told: (purchase: PurchasePage) => string): Promise<boolean> {
    if (purchase === null) return false;
    await keepPurchase(purchase);
    showToast(told(purchase));
    return true;
  }

  /** Returns the reason for approving an invoice despite a difference; empty if there is none, null if the user cancels. */
  async function reasonFor(purchase: PurchasePage): Promise<string | null> {
    const { difference, currency, selfBilled } = purchase;
    const title = words('approveTitle', { name: nameOf(purchase) });
    const frozen = selfBilled ? words('approveNumber') : words('approveText');
    if (difference === null || isNothing(difference)) {
      return (await confirm({ title, consequences: [frozen], confirm: words('approve') })) ? '' : null;
    }
    const consequences = [words('approveDiffers', { amount: money(difference, currency) }), frozen];
    return askReason({ title, consequences, label: words('whyDiffers'), confirm: words('approve'), maxLength: 500 });
  }

  return {
    async approve(purchase) {
      const { id, version } = purchase;
      const reason = await reasonFor(purchase);
      if (reason === null) return false;
      const approved = await attempted(id, call(approvePurchase, { params: { id }, body: { reason, version } }));
      return kept(approved, (now) => words('approved', { name: nameOf(now) }));
    },
    async annul(purchase) {
      const { id, version } = purchase;
      const question = { title: words('voidTitle', { name: nameOf(purchase) }), consequences: [words('voidText')] };
      const reason = await askReason({ ...question, label: words('reason'), confirm: words('void'), tone: 'danger', maxLength: 500 });
      if (reason === null) return false;
      const voided = await attempted(id, call(voidPurchase, { params: { id }, body: { reason, version } }));
      return kept(voided, (now) => words('voided', { name: nameOf(now) }));
    },
    async remove(purchase) {
      const { id } = purchase;
      const question = { title: words('removeTitle', { name: nameOf(purchase) }), consequences: [words('removeText')] };
      if (!(await confirm({ ...question, confirm: words('remove'), tone: 'danger' }))) return false;
      if ((await attempted(id, call(deletePurchase, { params: { id } }))) === null) return false;
      await reloadPurchases();
      showToast(words('removed', { name: nameOf(purchase) }));
      return true;
    },
    async link(purchase, payoutId) {
      const { id, version } = purchase;
      return kept(await attempted(id, call(linkPayouts, { params: { id }, body: { payoutIds: [payoutId], version } })), () =>
        words('linked'),
      );
    },
    async unlink(purchase, payoutId) {
      const { id, version } = purchase;
      return kept(await attempted(id, call(unlinkPayouts, { params: { id }, body: { payoutIds: [payoutId], version } })), () =>
        words('unlinked'),
      );
    },
  };
}
