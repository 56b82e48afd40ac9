// A bulk run in words: its type, its state, and what is done to the trips.

import type { RunState } from '#contract/platform/run-states.ts';
import type { BulkChange, BulkRun } from '#contract/trips/bulk.shapes.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<RunState, Meaning>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'good',
  failed: 'bad',
  cancelled: 'neutral',
};

export function BulkRunBadge({ state }: { readonly state: RunState }) {
  const words = useTranslations('tripsBulk');
  return <StateBadge meaning={MEANINGS[state]}>{words(`state.${state}`)}</StateBadge>;
}

/** Returns a function that says what a change does. */
export function useChangeText(): (run: Pick<BulkRun, 'change' | 'coordinatorName'>) => string {
  const words = useTranslations('tripsBulk.what');
  const steps = useTranslations('trips.step');
  const toDates = ({ days }: Pick<BulkChange, 'days'>) => (days < 0 ? words('earlier', { days: -days }) : words('dates', { days }));
  return ({ change, coordinatorName }) => {
    switch (change.action) {
      case 'state':
        return words('state', { step: change.step === null ? '' : steps(change.step) });
      case 'coordinator':
        return change.coordinatorId === null ? words('nobody') : words('coordinator', { name: coordinatorName ?? '–' });
      case 'dates':
        return toDates(change);
      case 'invoice':
        return words('invoice');
      case 'import':
        return words('import', { name: change.file.name });
      case 'message':
        return words(change.audience === 'families' ? 'toFamilies' : 'toParents');
    }
  };
}

/** Returns a function that names a run: its type and its number. */
export function useRunName(): (run: Pick<BulkRun, 'id' | 'phase'>) => string {
  const words = useTranslations('tripsBulk');
  return ({ id, phase }) => words('run', { phase: words(`phase.${phase}`), number: String(id) });
}
