// The staff's steps for an offer: the confirmation of each, with the reason, and answers on behalf of the family.

import type { OfferStep } from '#contract/trips/offer.machine.ts';
import { acceptOffer, considerOffer, declineOffer, makeOffers, stepOffer } from '#contract/trips/offers.endpoints.ts';
import type { Offer } from '#contract/trips/trip.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useFamilyName } from '../family-name.ts';
import { reloadAfterStep } from '../reload-trips.ts';

type Allowed = Offer['allowedSteps'][number];

/** The family's own answers; their endpoints require a reason from staff who answer for it. */
const ANSWERS = { accept: acceptOffer, decline: declineOffer, consider: considerOffer } as const;

const isAnswer = (step: OfferStep): step is keyof typeof ANSWERS => step in ANSWERS;
const TAKES_AWAY: readonly OfferStep[] = ['decline', 'reject', 'withdraw'];

export function useOfferSteps(): (offer: Offer, allowed: Allowed) => Promise<void> {
  const words = useTranslations('hubTrips.offer');
  const states = useTranslations('trips.offerState');
  const nameOf = useFamilyName();
  return async ({ id, version, hostFamily }, { step, to, needsReason }) => {
    const answers = isAnswer(step);
    const becomes = words('becomes', { state: states(to) });
    const question = {
      title: words('title', { step: words(`step.${step}`), name: nameOf(hostFamily) }),
      consequences: answers ? [words('onBehalf'), becomes] : [becomes],
      confirm: words(`step.${step}`),
      tone: TAKES_AWAY.includes(step) ? ('danger' as const) : ('calm' as const),
    };
    const reason =
      answers || needsReason ? await askReason({ ...question, label: words('reason') }) : (await confirm(question)) ? '' : null;
    if (reason === null) return;
    const params = { id };
    const taken = await reloadAfterStep(
      isAnswer(step)
        ? call(ANSWERS[step], { params, body: { reason, version } })
        : call(stepOffer, { params, body: { step, reason, version } }),
    );
    if (taken !== null) showToast(words('done', { state: states(taken.state) }));
  };
}

interface Family {
  readonly id: number;
  readonly name: string;
}

/** Adds a found family to the list of a trip, or asks it at once. */
export function useAddFamily(tripId: number): (family: Family, how: 'potential' | 'awaiting_review') => Promise<void> {
  const words = useTranslations('hubTrips.families');
  const titleOf = useFamilyTitle();
  return async ({ id, name }, state) => {
    const made = await reloadAfterStep(call(makeOffers, { params: { id: tripId }, body: { hostFamilyIds: [id], state } }));
    if (made !== null) showToast(words(state === 'potential' ? 'suggested' : 'asked', { name: titleOf(name) }));
  };
}
