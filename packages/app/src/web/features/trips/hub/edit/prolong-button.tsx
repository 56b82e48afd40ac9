// Prolongs a stay that isn't over: asks for the new last day, then the reason, then the confirmation of the price.

import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays } from '#contract/platform/days.ts';
import { ACTIVE_STATES } from '#contract/trips/states.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { reloadTrips } from '#web/features/trips/reload-trips.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { askDay } from '#web/ui/dialog/ask-day.ts';
import { askReason } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isReasonRequired } from './changes.model.ts';
import { NotAgreed, useSaveTrip } from './use-save-trip.ts';

/** Stays that families know about; before that, the dates are simply edited, and a finished stay has its own step. */
const PROLONGED: readonly Trip['state'][] = ACTIVE_STATES;

export function ProlongButton({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('hubTrips');
  const save = useSaveTrip(trip);
  const [isRunning, setRunning] = useState(false);
  if (!trip.mayEdit || !PROLONGED.includes(trip.state)) return null;

  async function saveUntil(toDate: string, reason: string): Promise<void> {
    try {
      await save({ toDate }, { version: trip.version, reason });
    } catch (error) {
      // The user declined the price, so nothing was changed.
      if (error instanceof NotAgreed) return;
      if (!(error instanceof ApiFailure)) throw error;
      tellFailure(error);
      await reloadTrips();
    }
  }

  async function prolong(): Promise<void> {
    const toDate = await askDay({
      title: words('prolong.title'),
      label: words('prolong.day'),
      confirm: words('prolong.next'),
      min: addDays(trip.toDate, 1),
    });
    if (toDate === null) return;
    const question = { title: words('prolong.title'), label: words('details.reason'), confirm: words('prolong.next') };
    const reason = isReasonRequired(trip, { toDate }) ? await askReason({ ...question, consequences: [words('details.reasonHint')] }) : '';
    if (reason !== null) await saveUntil(toDate, reason);
  }

  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={16} aria-hidden />}
      loading={isRunning}
      onClick={() => {
        setRunning(true);
        void prolong().finally(() => setRunning(false));
      }}
    >
      {words('prolong.do')}
    </Button>
  );
}
