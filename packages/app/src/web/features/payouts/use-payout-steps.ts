// The actions on a payout; asks for confirmation and shows the result.

import {
  approvePayout,
  failPayout,
  holdPayout,
  resumePayout,
  retryPayout,
  voidPayout,
} from '#contract/finance/payouts/payouts.endpoints.ts';
import type { PayoutPage } from '#contract/finance/payouts/payouts.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepPayout, reloadOnFailure } from './kept-payout.ts';
import { useMoney } from './use-money.ts';

const REASONED = { hold: holdPayout, fail: failPayout, void: voidPayout } as const;
const PLAIN = { resume: resumePayout, retry: retryPayout } as const;

/** The steps with a confirmation dialog; paying has its own form. */
export type AskedStep = 'approve' | keyof typeof REASONED | keyof typeof PLAIN;

export function usePayoutSteps(): (step: AskedStep, payout: PayoutPage) => Promise<void> {
  const words = useTranslations('payouts');
  const money = useMoney();

  /** Returns the reason for the approval, empty if none is required; null if the user cancels. */
  async function approvalFor({ warnings, details, amount, currency, payeeName }: PayoutPage): Promise<string | null> {
    const title = words('ask.approve', { amount: money(amount, currency), name: payeeName });
    const account = words('ask.approveText', { account: details?.iban ?? '', holder: details?.holder ?? '' });
    const question = { title, consequences: [account, ...warnings.map((warning) => words(`warning.${warning}`))] };
    const wantsReason = warnings.includes('detailsOwn') || warnings.includes('addedByYou');
    if (wantsReason) return askReason({ ...question, label: words('ask.reason'), confirm: words('step.approve'), maxLength: 500 });
    return (await confirm({ ...question, confirm: words('step.approve') })) ? '' : null;
  }

  function reasonFor(step: keyof typeof REASONED, { number }: PayoutPage): Promise<string | null> {
    return askReason({
      title: words(`ask.${step}`, { number }),
      consequences: [words(`ask.${step}Text`)],
      label: words('ask.reason'),
      confirm: words(`step.${step}`),
      maxLength: 500,
      ...(step === 'void' ? { tone: 'danger' as const } : {}),
    });
  }

  async function asked(step: AskedStep, payout: PayoutPage): Promise<PayoutPage | null> {
    const { id, version } = payout;
    const params = { id };
    if (step === 'resume' || step === 'retry') return reloadOnFailure(call(PLAIN[step], { params, body: { version } }));
    const reason = await (step === 'approve' ? approvalFor(payout) : reasonFor(step, payout));
    if (reason === null) return null;
    return reloadOnFailure(call(step === 'approve' ? approvePayout : REASONED[step], { params, body: { version, reason } }));
  }

  return async (step, payout) => {
    const now = await asked(step, payout);
    if (now === null) return;
    await keepPayout(now);
    showToast(words(`stepDone.${step}`, { number: now.number }));
  };
}
