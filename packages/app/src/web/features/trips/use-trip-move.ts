// Taking a step of a trip: the question before it, with a reason where one is needed, and what is told then.

import { moveTrip } from '#contract/trips/trip.endpoints.ts';
import type { AllowedTransition, FamilyOfTrip } from '#contract/trips/trip.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useFamilyName } from './family-name.ts';
import { reloadAfterStep } from './reload-trips.ts';

export interface MoveQuestion {
  /** The family that is named with the step. */
  readonly family?: FamilyOfTrip;
  /** What follows from it besides the state, in whole sentences. */
  readonly consequences?: readonly string[];
  /** Of a stay that goes on: its new last day, and the price that was shown for it. */
  readonly longer?: { readonly toDate: string; readonly quoteFingerprint: string };
}

type Movable = Pick<AllowedTransition, 'step' | 'to' | 'needsReason'>;

/** Asks, and takes the step; a failure is told, and the page then shows how the trip stands. Answers whether it was taken. */
export function useTripMove({ id, version }: { readonly id: number; readonly version: number }) {
  const words = useTranslations('trips');
  const nameOf = useFamilyName();
  return async ({ step, to, needsReason }: Movable, { family, consequences = [], longer }: MoveQuestion = {}): Promise<boolean> => {
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
    const reason = needsReason ? await askReason({ ...question, label: words('move.reason') }) : (await confirm(question)) ? '' : null;
    if (reason === null) return false;
    const body = { step, reason, version, ...(family === undefined ? {} : { hostFamilyId: family.id }), ...longer };
    const moved = await reloadAfterStep(call(moveTrip, { params: { id }, body }));
    if (moved !== null) showToast(words('move.done', { state: words(`state.${moved.state}`) }));
    return moved !== null;
  };
}
