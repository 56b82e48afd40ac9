// The states of a trip and an offer as coloured badges.

import type { OfferState } from '#contract/trips/offer.machine.ts';
import type { TripState } from '#contract/trips/states.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const TRIP_MEANINGS: Readonly<Record<TripState, Meaning>> = {
  new: 'neutral',
  enquiry: 'info',
  reserved: 'care',
  booked: 'good',
  customer_service: 'special',
  in_progress: 'good',
  completed: 'neutral',
  closed: 'neutral',
  cancelled: 'bad',
};

const OFFER_MEANINGS: Readonly<Record<OfferState, Meaning>> = {
  new: 'neutral',
  potential: 'neutral',
  pending_submission: 'neutral',
  awaiting_review: 'care',
  considering: 'info',
  accepted: 'good',
  declined: 'bad',
  rejected: 'neutral',
  waiting_list: 'info',
  withdrawn: 'bad',
};

export function TripStateBadge({ state }: { readonly state: TripState }) {
  const words = useTranslations('trips');
  return <StateBadge meaning={TRIP_MEANINGS[state]}>{words(`state.${state}`)}</StateBadge>;
}

export function OfferStateBadge({ state }: { readonly state: OfferState }) {
  const words = useTranslations('trips');
  return <StateBadge meaning={OFFER_MEANINGS[state]}>{words(`offerState.${state}`)}</StateBadge>;
}
