// The host's answers to an offer: each asks for confirmation, and has a friendly message if another family was faster.

import type { EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import type { OfferStep } from '#contract/trips/offer.machine.ts';
import { acceptOffer, askToWithdraw, considerOffer, declineOffer, leaveWaitingList } from '#contract/trips/offers.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadTrips } from '../reload-trips.ts';

/** The data of an offer needed to answer it. */
export interface Answered {
  readonly id: number;
  readonly version: number;
  readonly studentNames: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly payout: { readonly currency: string; readonly amount: string } | null;
  readonly allowedSteps: readonly { readonly step: OfferStep }[];
}

export interface HostSteps {
  accept(): Promise<void>;
  decline(): Promise<void>;
  consider(): Promise<void>;
  leave(): Promise<void>;
  withdraw(): Promise<void>;
}

export function useHostSteps({ id, version, studentNames: name, fromDate, toDate, payout }: Answered): HostSteps {
  const words = useTranslations('hostings');
  const money = useMoneyText();
  const tag = useFormatLocale();
  const stay = { name, dates: writeDayRange(fromDate, toDate, { tag }) };

  async function say<E extends EndpointDefinition>(endpoint: E, request: RequestOf<E>, told: string): Promise<void> {
    try {
      await call(endpoint, request);
      showToast(told);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 'offerTaken') showToast(words('taken'), { kind: 'info' });
      else tellFailure(error);
    }
    await reloadTrips();
  }

  return {
    async accept() {
      const paid = payout === null ? [] : [words('accept.payout', { amount: money(payout) })];
      const consequences = [words('accept.text', stay), ...paid, words('accept.firm')];
      if (!(await confirm({ title: words('accept.title', { name }), consequences, confirm: words('accept.do') }))) return;
      await say(acceptOffer, { params: { id }, body: { version } }, words('accept.done', { name }));
    },
    async decline() {
      const reason = await askReason({
        title: words('decline.title', { name }),
        consequences: [words('decline.text')],
        label: words('decline.reason'),
        confirm: words('decline.do'),
        tone: 'danger',
        optional: true,
      });
      if (reason !== null) await say(declineOffer, { params: { id }, body: { reason, version } }, words('decline.done'));
    },
    async consider() {
      const question = { title: words('consider.title', { name }), consequences: [words('consider.text')], confirm: words('consider.do') };
      if (await confirm(question)) await say(considerOffer, { params: { id }, body: { version } }, words('consider.done'));
    },
    async leave() {
      const reason = await askReason({
        title: words('leave.title', { name }),
        consequences: [words('leave.text')],
        label: words('leave.reason'),
        confirm: words('leave.do'),
        tone: 'danger',
        optional: true,
      });
      if (reason !== null) await say(leaveWaitingList, { params: { id }, body: { reason, version } }, words('leave.done'));
    },
    async withdraw() {
      const reason = await askReason({
        title: words('withdraw.title', { name }),
        consequences: [words('withdraw.text')],
        label: words('withdraw.reason'),
        confirm: words('withdraw.do'),
        tone: 'danger',
      });
      if (reason !== null) await say(askToWithdraw, { params: { id }, body: { reason } }, words('withdraw.done'));
    },
  };
}
