// Performs a step of a trip: the confirmation, with a reason if required, and the message afterwards.

import { moveTrip } from '#contract/trips/trip.endpoints.ts';
import type { AllowedTransition, FamilyOfTrip } from '#contract/trips/trip.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useFamilyName } from './family-name.ts';
import { reloadAfterStep } from './reload-trips.ts';

export interface MoveQuestion {
  /** The family selected for the step. */
  readonly family?: FamilyOfTrip;
  /** The consequences besides the state, in whole sentences. */
  readonly consequences?: readonly string[];
  /** For an extended stay: the new last day, and the price shown for it. */
  readonly longer?: { readonly toDate: string; readonly quoteFingerprint: string };
}

export type Movable = Pick<AllowedTransition, 'step' | 'to' | 'needsReason'>;

/** What a step is sent with. */
export interface MoveInput extends Pick<MoveQuestion, 'family' | 'longer'> {
  readonly reason: string;
}

interface Versioned {
  readonly id: number;
  readonly version: number;
}

/** Asks for confirmation, and for the reason if the step needs one; returns the reason, null if the user cancelled. */
export function useMoveQuestion(): (transition: Movable, question?: MoveQuestion) => Promise<string | null> {
  const words = useTranslations('trips');
  const nameOf = useFamilyName();
  return async ({ step, to, needsReason }, { family, consequences = [] } = {}) => {
    const state = words(`state.${to}`);
    const title =
      family === undefined ? words(`step.${step}`) : words('move.withFamily', { step: words(`step.${step}`), name: nameOf(family) });
    const question = {
      title,
      consequences: consequences.length > 0 ? consequences : [words('move.becomes', { state })],
      confirm: words(`step.${step}`),
      cancel: words('move.leave'),
      tone: step === 'cancel' ? ('danger' as const) : ('calm' as const),
    };
    if (needsReason) return askReason({ ...question, label: words('move.reason') });
    return (await confirm(question)) ? '' : null;
  };
}

/** Performs a step; a failure is reported, and the page then shows the trip's current state. Returns whether it was performed. */
export function useSendMove(): (trip: Versioned, transition: Movable, input: MoveInput) => Promise<boolean> {
  const words = useTranslations('trips');
  return async ({ id, version }, { step }, { reason, family, longer }) => {
    const body = { step, reason, version, ...(family === undefined ? {} : { hostFamilyId: family.id }), ...longer };
    const moved = await reloadAfterStep(call(moveTrip, { params: { id }, body }));
    if (moved !== null) showToast(words('move.done', { state: words(`state.${moved.state}`) }));
    return moved !== null;
  };
}

/** Asks for confirmation and performs the step. Returns whether it was performed. */
export function useTripMove(trip: Versioned): (transition: Movable, question?: MoveQuestion) => Promise<boolean> {
  const askMove = useMoveQuestion();
  const sendMove = useSendMove();
  return async (transition, question = {}) => {
    const reason = await askMove(transition, question);
    return reason !== null && (await sendMove(trip, transition, { ...question, reason }));
  };
}
